import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableText

/// Images, symbols and configurations of symbols.
extension IBDescriber {
    /// Returns the image of a property, or `nil` for another value.
    func image(_ property: IBProperty) -> ViewValue? {
        property.value.image.map { image($0, at: property.location) }
    }

    /// Returns an image.
    ///
    /// A gray box of the image's size takes the place of an image that cannot be found.
    ///
    /// - Parameter isCut: Whether a wide symbol has no empty space above and below.
    func image(
        _ image: IBImage, at location: DocumentLocation, isCut: Bool = true
    ) -> ViewValue {
        let mode: Image.RenderingMode? =
            switch image.renderingMode {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: nil
            }
        if image.isSymbol {
            guard Image.hasSymbol(named: image.name) else {
                leaveOut("the symbol \(image.name.quoted) is drawn as a box", at: location, .image)
                return box(of: image)
            }
            let configuration = image.symbol.map { symbolConfiguration($0, at: location) }
            let name = image.name
            let stated = isCut ? document.resources.images[name] : nil
            return .image {
                let symbol = Image(systemName: name, withConfiguration: configuration)
                    .map { stated?.cutting($0) ?? $0 }
                return mode.map { symbol?.withRenderingMode($0) } ?? symbol
            }
        }
        guard let reference = reference(image.name, at: location) else { return box(of: image) }
        let images = environment.images
        return .image {
            let found = reference.image(from: images)
            return mode.map { found?.withRenderingMode($0) } ?? found
        }
    }

    /// Returns an image of the assets or folders, or `nil` with a note if there is none.
    func reference(_ name: String, at location: DocumentLocation) -> ImageReference? {
        let problems = ProblemList()
        let context = ReadingContext(environment, problems)
        if let reference = ImageReference(.text(name, at: location), context) { return reference }
        let reason = problems.problems.first?.message ?? "there is no such image"
        leaveOut(
            "the image \(name.quoted) is drawn as a box: \(reason)", at: location,
            note: "name the asset catalog or the folder that contains the image", .image)
        return nil
    }

    /// Returns a gray image in the size that the file states.
    private func box(of image: IBImage) -> ViewValue {
        let stated = image.isSymbol ? nil : document.resources.images[image.name]
        let size = CGSize(
            width: min(stated?.width ?? Self.boxSize, Self.largestBox),
            height: min(stated?.height ?? Self.boxSize, Self.largestBox))
        let name = image.name
        return .image {
            let canvas = Canvas(bounds: CGRect(origin: .zero, size: size))
            canvas.setFillColor(.systemGray4)
            canvas.fill(CGRect(origin: .zero, size: size))
            return Image(drawing: canvas.finish(), size: size, name: name)
        }
    }

    /// Size of the box of an image without a stated size, in points.
    private static let boxSize = 20.0
    private static let largestBox = 4096.0

    /// Returns the configuration of a symbol.
    func symbolConfiguration(
        _ configuration: IBSymbolConfiguration, at location: DocumentLocation
    ) -> Image.SymbolConfiguration {
        var result = Image.SymbolConfiguration.unspecified
        if let size = configuration.pointSize { result.pointSize = size }
        if let font = configuration.font.map({ self.font($0, at: location) }) {
            result.pointSize = font.size ?? font.textStyle?.pointSize(for: .large)
            result.weight = font.weight.flatMap(Self.symbolWeight) ?? result.weight
        }
        if let name = configuration.weight, let weight = Self.weight(name) {
            result.weight = Self.symbolWeight(weight) ?? result.weight
        }
        switch configuration.scale {
        case "small": result.scale = .small
        case "medium": result.scale = .medium
        case "large": result.scale = .large
        default: break
        }
        if let mode = configuration.renderingMode, mode != "monochrome" {
            leaveOut("the symbol is drawn in a single color, not \(mode)", at: location)
        }
        return result
    }

    private static func symbolWeight(_ weight: Font.Weight) -> Image.SymbolWeight? {
        guard let name = FontDescription.weights.first(where: { $0.value == weight })?.name else {
            return nil
        }
        return Image.SymbolWeight.allCases.first { "\($0)" == name }
    }
}

extension IBResources.Image {
    /// Returns a wide symbol in the proportions that the file states, without the empty space above
    /// and below.
    ///
    /// The lengths that the file states are no size in points.
    fileprivate func cutting(_ symbol: Image) -> Image {
        guard isSymbol, let width, let height, width > height, height > 0,
            let origin = symbol.symbol
        else { return symbol }
        let size = CGSize(
            width: symbol.size.width, height: symbol.size.width * height / width)
        guard size.height < symbol.size.height else { return symbol }
        let canvas = Canvas(bounds: CGRect(origin: .zero, size: size))
        canvas.draw(
            symbol,
            in: CGRect(
                x: 0, y: (size.height - symbol.size.height) / 2, width: symbol.size.width,
                height: symbol.size.height))
        return Image(symbol: origin, drawing: canvas.finish(), size: size)
    }
}

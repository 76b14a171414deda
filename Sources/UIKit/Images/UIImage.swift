import Foundation
import TableControls
import TableDrawing
import TableImages

extension Image {
    /// Configuration of an image; only symbols have one.
    public typealias Configuration = SymbolConfiguration
    /// Orientation of an image.
    public enum Orientation: Int, Sendable, Hashable, CaseIterable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Creates an empty image.
    public convenience init() {
        self.init(drawing: GraphicsImageRenderer(size: .zero).emptyDrawing, size: .zero)
    }

    /// Finds an image of `ApplicationResources`.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// Finds an image of a bundle's asset catalogues and folder.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
    ) { self.init(named: name, in: bundle) }

    /// Finds an image of a bundle's asset catalogues and folder.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) { self.init(named: name, in: bundle) }

    private convenience init?(named name: String, in bundle: Bundle?) {
        guard let image = ApplicationResources.image(named: name, in: bundle) else { return nil }
        self.init(image)
    }

    /// Decodes an image file.
    public convenience init?(data: Data) {
        guard let image = try? ImageDecoder().image(data) else { return nil }
        self.init(image)
    }

    /// Creates an image from an image of Core Graphics.
    public convenience init(cgImage: CGImage) { self.init(cgImage) }

    /// Creates an image from an image of Core Graphics.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage)
    }

    /// The image as an image of Core Graphics.
    public var cgImage: CGImage? { self }
    /// Orientation of the image; decoded images are upright.
    public var imageOrientation: Orientation { .up }
    /// Configuration of a symbol.
    public var configuration: Configuration? { symbolConfiguration }

    /// Returns the image; a layout from right to left does not mirror it.
    public func imageFlippedForRightToLeftLayoutDirection() -> Image {
        AcceptedInterface.note("UIImage.imageFlippedForRightToLeftLayoutDirection()", .looks)
        return self
    }

    /// Returns the image without the insets of an alignment.
    public func withAlignmentRectInsets(_ alignmentInsets: EdgeInsets) -> Image {
        AcceptedInterface.note("UIImage.withAlignmentRectInsets(_:)", .looks)
        return self
    }
}

extension GraphicsImageRenderer {
    /// Recording without commands.
    fileprivate var emptyDrawing: Drawing { Canvas(bounds: bounds).finish() }
}

extension Image.SymbolConfiguration {
    /// Colours of the layers of a symbol; the first colour is not used either.
    public init(paletteColors: [Color]) {
        AcceptedInterface.note("UIImage.SymbolConfiguration(paletteColors:)", .looks)
        self = .unspecified
    }

    /// Colour of the layers of a symbol.
    public init(hierarchicalColor: Color) {
        AcceptedInterface.note("UIImage.SymbolConfiguration(hierarchicalColor:)", .looks)
        self = .unspecified
    }

    /// Configuration that draws a symbol in several colours; without effect.
    public static func preferringMulticolor() -> Self {
        AcceptedInterface.note("UIImage.SymbolConfiguration.preferringMulticolor()", .looks)
        return .unspecified
    }
}

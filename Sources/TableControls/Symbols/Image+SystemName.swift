import Foundation
import TableDrawing
import TableSymbols
import TableText

/// Symbols by name.
extension Image {
    /// Names of the available symbols, in alphabetical order.
    public static var symbolNames: [String] { SymbolShape.names }

    /// Creates a symbol by its SF Symbols name, at 17 points and regular weight unless a view
    /// configures it.
    ///
    /// The shapes are drawn by this project. The result is `nil` for an unknown name, with a
    /// diagnostic that lists the nearest names.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol by its SF Symbols name, in the size and weight of a configuration.
    ///
    /// A symbol with a direction, such as `chevron.forward`, points to the side that the
    /// direction has in the current layout.
    public convenience init?(
        systemName name: String, withConfiguration configuration: SymbolConfiguration?
    ) {
        guard let shape = SymbolShape.named(name) else {
            let near = Suggestion.nearest(to: name, among: Self.symbolNames)
            DiagnosticLog.warn(
                "image.unknown-symbol",
                "there is no symbol named \(String(reflecting: String(name.prefix(64)))); "
                    + (near.isEmpty ? "" : "did you mean \(near.joined(separator: " or "))? ")
                    + "Image.symbolNames lists all")
            return nil
        }
        let isMirrored =
            SymbolShape.namesByDirection[name] != nil
            && TraitCollection.current.layoutDirection == .rightToLeft
        let drawn = SymbolDrawing(
            isMirrored ? shape.mirrored : shape, configuration ?? .unspecified)
        self.init(
            symbol: Symbol(name: name, configuration: configuration), drawing: drawn.drawing,
            size: drawn.size)
    }

    /// Returns whether a symbol has the name; `symbolNames` omits the names with a direction.
    package static func hasSymbol(named name: String) -> Bool {
        SymbolShape.namesByDirection[name] != nil || symbolNames.contains(name)
    }

    /// Names with a direction, such as `chevron.forward`, in alphabetical order.
    package static var directionalSymbolNames: [String] {
        SymbolShape.namesByDirection.keys.sorted()
    }

    /// Returns the symbol in another size and weight; other images are returned unchanged.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
        guard let symbol,
            let image = Image(systemName: symbol.name, withConfiguration: configuration)
        else { return self }
        let mode = image.withRenderingMode(renderingMode)
        return tint.map { mode.withTintColor(Color($0), renderingMode: renderingMode) } ?? mode
    }

    /// Image with a symbol that follows the text size reset to the standard size.
    ///
    /// The image is for bars and controls with a fixed size.
    package var withStandardSymbolSize: Image {
        guard let size = symbolConfiguration?.standardPointSize,
            size != symbolConfiguration?.pointSize
        else { return self }
        return applyingSymbolConfiguration(.init(pointSize: size)) ?? self
    }

    /// Returns the symbol with a configuration applied to its own configuration.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
        guard let symbol else { return nil }
        return withConfiguration((symbol.configuration ?? .unspecified).applying(configuration))
    }
}

/// Symbols on tiles.
extension Image {
    /// Returns the tile with its symbol in a configuration, or `nil` if the image is no tile with
    /// a symbol.
    ///
    /// Without a point size, the symbol has its standard size on the tile, changed by the scale.
    package func applyingSymbolConfigurationToTile(_ configuration: SymbolConfiguration) -> Image? {
        guard let tile, let plain = Image(systemName: tile.symbolName),
            let symbol = Image(systemName: tile.symbolName, withConfiguration: configuration)
        else { return nil }
        guard configuration.pointSize == nil else { return tile.image(of: symbol, in: symbol.size) }
        let standard = tile.standardSize(of: plain)
        let factor = symbol.size.height / plain.size.height
        return tile.image(
            of: symbol,
            in: CGSize(width: standard.width * factor, height: standard.height * factor))
    }
}

extension Image.SymbolConfiguration {
    /// Creates a configuration with the size and weight of a font.
    public init(font: Font, scale: Image.SymbolScale = .unspecified) {
        self.init(
            pointSize: font.pointSize, weight: Image.SymbolWeight(font.weight), scale: scale)
    }

    /// Creates a configuration with the size and weight of a text style.
    public init(textStyle: Font.TextStyle, scale: Image.SymbolScale = .unspecified) {
        self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        standardPointSize = textStyle.pointSize(for: .large)
    }
}

extension Image.SymbolWeight {
    /// Creates the symbol weight for the weight of a font.
    init(_ weight: Font.Weight) {
        let weights: [(Font.Weight, Image.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        self = weights.first { $0.0 == weight }?.1 ?? .regular
    }
}

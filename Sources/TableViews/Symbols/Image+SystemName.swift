import Foundation
import TableDrawing
import TableText

/// Symbols by name.
extension Image {
    /// The names of the symbols that there are, in alphabetical order.
    public static var symbolNames: [String] { SymbolShape.all.keys.sorted() }

    /// A symbol by its usual name, in 17 points and regular unless a view says otherwise.
    ///
    /// The shapes are this project's own, found by the names of SF Symbols. A name that is not known
    /// gives nothing, and a diagnostic with the nearest ones.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol by its usual name, in the size and weight of a configuration.
    public convenience init?(
        systemName name: String, withConfiguration configuration: SymbolConfiguration?
    ) {
        guard let shape = SymbolShape.all[name] else {
            let near = Self.symbolNames(near: name)
            DiagnosticLog.warn(
                "image.unknown-symbol",
                "there is no symbol named \(String(reflecting: String(name.prefix(64)))); "
                    + (near.isEmpty ? "" : "did you mean \(near.joined(separator: " or "))? ")
                    + "Image.symbolNames lists all")
            return nil
        }
        let drawn = SymbolDrawing(shape, configuration ?? .unspecified)
        self.init(
            symbol: Symbol(name: name, configuration: configuration), drawing: drawn.drawing,
            size: drawn.size)
    }

    /// The names of symbols that a name may stand for, the most likely first.
    ///
    /// SF Symbols names directions twice: `chevron.forward` is `chevron.right` where text runs from left to
    /// right. Here they have the names of the sides alone.
    package static func symbolNames(near name: String) -> [String] {
        let sides = ["forward": "right", "backward": "left"]
        let physical = name.split(separator: ".", omittingEmptySubsequences: false)
            .map { sides[String($0)] ?? String($0) }.joined(separator: ".")
        if physical != name, symbolNames.contains(physical) { return [physical] }
        return Suggestion.nearest(to: name, among: symbolNames)
    }

    /// The same symbol in another size and weight; other images stay as they are.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
        guard let symbol,
            let image = Image(systemName: symbol.name, withConfiguration: configuration)
        else { return self }
        let mode = image.withRenderingMode(renderingMode)
        return tint.map { mode.withTintColor(Color($0), renderingMode: renderingMode) } ?? mode
    }

    /// The image; a symbol that follows the person's text size has that of the standard one, for bars and
    /// controls that do not grow.
    var withStandardSymbolSize: Image {
        guard let size = symbolConfiguration?.standardPointSize,
            size != symbolConfiguration?.pointSize
        else { return self }
        return applyingSymbolConfiguration(.init(pointSize: size)) ?? self
    }

    /// The same symbol with what a configuration says besides its own.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
        guard let symbol else { return nil }
        return withConfiguration((symbol.configuration ?? .unspecified).applying(configuration))
    }
}

extension Image.SymbolConfiguration {
    /// The size and weight of a font.
    public init(font: Font, scale: Image.SymbolScale = .unspecified) {
        self.init(
            pointSize: font.pointSize, weight: Image.SymbolWeight(font.weight), scale: scale)
    }

    /// The size and weight of text for a use.
    public init(textStyle: Font.TextStyle, scale: Image.SymbolScale = .unspecified) {
        self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        standardPointSize = textStyle.pointSize(for: .large)
    }
}

extension Image.SymbolWeight {
    /// The weight of a font's strokes.
    init(_ weight: Font.Weight) {
        let weights: [(Font.Weight, Image.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        self = weights.first { $0.0 == weight }?.1 ?? .regular
    }
}

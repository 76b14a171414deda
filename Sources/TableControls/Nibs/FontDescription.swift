import Foundation
import TableDrawing
import TableText
import TableThemes

/// Font in a description; the theme determines missing parts.
public struct FontDescription: Sendable, Hashable {
    /// Size in points.
    public var size: CGFloat?
    /// Weight of the system font.
    public var weight: Font.Weight?
    /// Name of a font other than the system font.
    public var name: String?
    /// Text style that scales the font with the preferred text size.
    public var textStyle: Font.TextStyle?

    /// Creates a description; without any part, it represents the theme's own font.
    public init(
        size: CGFloat? = nil, weight: Font.Weight? = nil, name: String? = nil,
        textStyle: Font.TextStyle? = nil
    ) {
        self.size = size
        self.weight = weight
        self.name = name
        self.textStyle = textStyle
    }

    /// Weights by their names in descriptions, equal to UIKit's names.
    public static let weights: [(name: String, value: Font.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]

    /// Returns the font, based on a font of the theme, in the current traits.
    ///
    /// A text style determines the size and the leading. An additional size applies at the category `large`
    /// and is scaled with the style, as by UIKit's font metrics. A font name missing from the
    /// font book keeps the theme's font and records a diagnostic.
    public func font(base: Font) -> Font {
        let font = ownFont(base: base)
        let standard = textStyle.map { size ?? $0.pointSize(for: .large) }
        let growing = standard.map { font.growing(from: $0) } ?? font
        guard let textStyle, size == nil, name == nil else { return growing }
        return growing.withLeading(
            of: textStyle, for: TraitCollection.current.preferredContentSizeCategory)
    }

    private func ownFont(base: Font) -> Font {
        let size = scaledSize ?? base.pointSize
        if let name, let named = Font(name: name, size: size) { return named }
        if let weight = weight ?? textStyle?.weight {
            return .systemFont(ofSize: size, weight: weight)
        }
        return base.withSize(size)
    }

    private var scaledSize: CGFloat? {
        guard let textStyle else { return size }
        let traits = TraitCollection.current
        return size.map { $0 * textStyle.growth(in: traits) }
            ?? textStyle.pointSize(for: traits.preferredContentSizeCategory)
    }
}

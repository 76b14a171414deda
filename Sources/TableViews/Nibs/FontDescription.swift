import Foundation
import TableDrawing
import TableText

/// A font as a description asks for it; what it leaves open the theme decides.
public struct FontDescription: Sendable, Hashable {
    /// The size in points.
    public var size: CGFloat?
    /// The weight of the system font.
    public var weight: Font.Weight?
    /// The name of another font than the system's.
    public var name: String?
    /// What the text is for, so that the font grows and shrinks with the text size.
    public var textStyle: Font.TextStyle?

    /// A description; without any part it stands for the theme's own font.
    public init(
        size: CGFloat? = nil, weight: Font.Weight? = nil, name: String? = nil,
        textStyle: Font.TextStyle? = nil
    ) {
        self.size = size
        self.weight = weight
        self.name = name
        self.textStyle = textStyle
    }

    /// The weights by the names that descriptions use, which are UIKit's.
    public static let weights: [(name: String, value: Font.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]

    /// The font, on the base of the theme's, in the traits of now.
    ///
    /// A text style decides the size; a size beside it is that at `large`, which is scaled as the style
    /// is, as UIKit's font metrics do. A name that the font book lacks leaves the theme's font and records a diagnostic.
    public func font(base: Font) -> Font {
        let font = ownFont(base: base)
        let standard = textStyle.map { size ?? $0.pointSize(for: .large) }
        return standard.map { font.growing(from: $0) } ?? font
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

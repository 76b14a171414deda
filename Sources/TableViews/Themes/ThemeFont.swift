import Foundation
import TableDrawing
import TableText

/// A font of a theme and how it follows the text size that a person chose.
public struct ThemeFont: Sendable, Hashable {
    /// The font at the content size category `large`.
    public var font: Font
    /// The text style whose sizes scale the font; nothing keeps it as it is.
    public var textStyle: Font.TextStyle?

    /// A font that keeps its size.
    public init(_ font: Font) { self.font = font }

    /// A font that grows and shrinks as a text style does.
    public init(_ font: Font, scaledAs textStyle: Font.TextStyle) {
        self.font = font
        self.textStyle = textStyle
    }

    /// The font for these traits: its size times that of its text style there, over that at `large`.
    ///
    /// A font of the style's own size gets exactly the style's published sizes.
    public func font(compatibleWith traits: TraitCollection = .current) -> Font {
        guard let textStyle, traits.preferredContentSizeCategory != .large else { return font }
        let standard = textStyle.pointSize(for: .large)
        let size = textStyle.pointSize(for: traits.preferredContentSizeCategory)
        return font.withSize(font.pointSize * size / standard).growing(from: font.pointSize)
    }
}

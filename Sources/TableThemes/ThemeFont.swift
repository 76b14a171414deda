import Foundation
import TableDrawing
import TableText

/// Font of a theme and its scaling with the preferred text size.
public struct ThemeFont: Sendable, Hashable {
    /// Font at the content size category `large`.
    public var font: Font
    /// Text style whose sizes scale the font, or `nil` for a fixed size.
    public var textStyle: Font.TextStyle?

    /// Creates a font with a fixed size.
    public init(_ font: Font) { self.font = font }

    /// Creates a font that scales with a text style.
    public init(_ font: Font, scaledAs textStyle: Font.TextStyle) {
        self.font = font
        self.textStyle = textStyle
    }

    /// Returns the font for traits, scaled by the ratio of its text style's size to the size
    /// at `large`.
    ///
    /// A font with the text style's own size gets exactly the published sizes and the leading of
    /// the style.
    public func font(compatibleWith traits: TraitCollection = .current) -> Font {
        guard let textStyle else { return font }
        let category = traits.preferredContentSizeCategory
        let standard = textStyle.pointSize(for: .large)
        var scaled = font
        if category != .large {
            let size = textStyle.pointSize(for: category)
            scaled = font.withSize(font.pointSize * size / standard).growing(from: font.pointSize)
        }
        guard font.pointSize == standard else { return scaled }
        return scaled.withLeading(of: textStyle, for: category)
    }
}

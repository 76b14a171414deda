import Foundation
import TableDrawing
import TableText

/// The shapes and places of a cell's accessories; lengths in points.
public struct AccessoryMetrics: Sendable, Hashable {
    /// An accessory's shape and what it keeps around itself.
    public struct Glyph: Sendable, Hashable {
        public var normal: ThemeShape
        /// The shape in a highlighted cell, or of a pressed button; nothing keeps the normal one.
        public var highlighted: ThemeShape?
        /// From the glyph's right edge to the cell's, besides the margin of the width.
        public var trailing: CGFloat
        /// From the end of the content view to the glyph's left edge.
        public var leading: CGFloat
        /// Whether it points to the left where the interface runs from right to left.
        public var isDirectional: Bool

        public init(
            normal: ThemeShape, highlighted: ThemeShape? = nil, trailing: CGFloat,
            leading: CGFloat, isDirectional: Bool = false
        ) {
            self.normal = normal
            self.highlighted = highlighted
            self.trailing = trailing
            self.leading = leading
            self.isDirectional = isDirectional
        }

        /// A glyph of one stroke.
        public init(
            size: CGSize, path: Path, stroke: StrokeStyle, paint: ThemeShape.Paint,
            highlightedColor: Color?, trailing: CGFloat, leading: CGFloat,
            isDirectional: Bool = false
        ) {
            func shape(_ paint: ThemeShape.Paint) -> ThemeShape {
                ThemeShape(size: size, parts: [ThemeShape.Part(path, paint, stroke: stroke)])
            }
            self.init(
                normal: shape(paint), highlighted: highlightedColor.map { shape(.color($0)) },
                trailing: trailing, leading: leading, isDirectional: isDirectional)
        }

        public var size: CGSize { normal.size }
    }

    /// The side margin that glyphs keep at a width.
    public var margins: MarginTable
    /// The text style whose sizes scale the glyphs, as symbols grow with text, up to the largest size that is
    /// not an accessibility size; nothing keeps them as they are.
    public var textStyle: Font.TextStyle?
    /// Whether glyphs stand on whole points vertically, not just on device pixels.
    public var alignsToPoints: Bool
    public var disclosureIndicator: Glyph
    public var checkmark: Glyph
    public var detailButton: Glyph
    /// Between the button and the chevron after it in a detail disclosure; nothing shows the button
    /// alone.
    public var detailDisclosureGap: CGFloat?
    /// The opacity of a pressed button that has no shape of its own for it.
    public var pressedOpacity: Double
    /// Around a custom accessory view: to the content at its left.
    public var customLeading: CGFloat
    /// The most that a custom accessory view keeps from the right edge, if it keeps less above;
    /// nothing keeps the margin of the width.
    public var customTrailing: CGFloat?
    public var badge = BadgeMetrics(
        font: ThemeFont(.systemFont(ofSize: 15, weight: .medium), scaledAs: .subheadline))
}

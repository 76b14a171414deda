import Foundation
import TableDrawing
import TableText

/// Shapes and positions of a cell's accessories; lengths in points.
public struct AccessoryMetrics: Sendable, Hashable {
    /// Shape of an accessory and the distances around it.
    public struct Glyph: Sendable, Hashable {
        /// Shape in a cell that is not highlighted.
        public var normal: ThemeShape
        /// Shape in a highlighted cell or of a pressed button, or `nil` to keep the normal
        /// shape.
        public var highlighted: ThemeShape?
        /// Distance from the glyph's right edge to the cell's right edge, in addition to the
        /// side margin.
        public var trailing: CGFloat
        /// Distance from the end of the content view to the glyph's left edge.
        public var leading: CGFloat
        /// Whether the glyph is mirrored in a right-to-left layout.
        public var isDirectional: Bool

        /// Creates a glyph from shapes, with distances in points.
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

        /// Creates a glyph with a single stroke.
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

        /// Size of the normal shape, in points.
        public var size: CGSize { normal.size }
    }

    /// Side margins of glyphs, by the table's width.
    public var margins: MarginTable
    /// Text style whose sizes scale the glyphs, or `nil` for glyphs of a fixed size.
    ///
    /// Glyphs grow like symbols beside a text, up to the largest size that is not an
    /// accessibility size.
    public var textStyle: Font.TextStyle?
    /// Whether glyphs are aligned vertically to whole points, not only to device pixels.
    public var alignsToPoints: Bool
    /// Chevron of a row that opens another screen.
    public var disclosureIndicator: Glyph
    /// Tick of a chosen row.
    public var checkmark: Glyph
    /// Button for details about a row.
    public var detailButton: Glyph
    /// Distance from the button to the chevron in a detail disclosure, or `nil` to show only
    /// the button.
    public var detailDisclosureGap: CGFloat?
    /// Opacity of a pressed button without a highlighted shape.
    public var pressedOpacity: Double
    /// Distance from the content to a custom accessory view.
    public var customLeading: CGFloat
    /// Maximum distance from a custom accessory view to the right edge, or `nil` for the side
    /// margin.
    ///
    /// A smaller distance above the view takes precedence.
    public var customTrailing: CGFloat?
    /// Badge in a row of a document.
    public var badge = BadgeMetrics(
        font: ThemeFont(.systemFont(ofSize: 15, weight: .medium), scaledAs: .subheadline))
}

/// Short text on a coloured background with round ends, for example a number of new items;
/// lengths in points.
public struct BadgeMetrics: Sendable, Hashable {
    /// Font of the text.
    public var font: ThemeFont
    /// Colour of the text.
    public var textColor = Color.white
    /// Padding on each side of the text, and above and below the text, including the ring and
    /// its shadow.
    public var padding = CGSize(width: 7, height: 3)
    /// Diameter of a badge without a text.
    public var dotDiameter: CGFloat = 10
    /// Fill of a badge without a tint colour of its own; empty for `systemRed`.
    public var fill = BarFill.none
    /// Colour of the ring around the fill, or `nil` for no ring.
    public var borderColor: Color?
    /// Width of the ring within the badge's edge.
    public var borderWidth: CGFloat = 0
    /// Colour of the shadow below the ring, or `nil` for no shadow.
    public var shadowColor: Color?
}

import Foundation
import TableDrawing

/// The shapes and places of a cell's accessories; lengths in points.
public struct AccessoryMetrics: Sendable, Hashable {
    /// A shape drawn by strokes in a small box.
    public struct Glyph: Sendable, Hashable {
        public var size: CGSize
        public var path: Path
        public var stroke: StrokeStyle
        public var color: Color
        /// The colour in a highlighted cell; nothing keeps the colour.
        public var highlightedColor: Color?
        /// From the glyph's right edge to the cell's, besides the margin of the width.
        public var trailing: CGFloat
        /// From the end of the content view to the glyph's left edge.
        public var leading: CGFloat
    }

    /// The side margin that glyphs keep at a width.
    public var margins: MarginTable
    /// Whether glyphs stand on whole points vertically, not just on device pixels.
    public var alignsToPoints: Bool
    public var disclosureIndicator: Glyph
    public var checkmark: Glyph
    /// Around a custom accessory view: to the content at its left.
    public var customLeading: CGFloat
    /// The most that a custom accessory view keeps from the right edge.
    public var customTrailing: CGFloat
}

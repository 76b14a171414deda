import Foundation
import TableDrawing
import TableText

/// What a cell shows while it is edited, and a row that is carried; lengths in points.
public struct EditingMetrics: Sendable, Hashable {
    /// A round control and the mark on it.
    public struct Control: Sendable, Hashable {
        public var disc: ThemeShape
        /// Drawn over the disc in the same box, turned while the control is armed; it may be empty.
        public var mark: ThemeShape

        public init(disc: ThemeShape, mark: ThemeShape) {
            self.disc = disc
            self.mark = mark
        }
    }

    /// How far the content is moved to make room for a control.
    public var contentShift: CGFloat
    /// From the cell's edge to a control's middle, besides the margin of the width.
    public var controlCenter: CGFloat
    /// The side margin before controls and after the grip.
    public var margins: MarginTable
    /// Whether controls stand on whole points, not just on device pixels.
    public var alignsToPoints: Bool
    public var delete: Control
    public var insert: Control
    public var unselected: Control
    public var selected: Control
    /// Whether the mark of an armed delete control is turned upright; otherwise the whole row moves
    /// aside for the Delete button.
    public var turnsArmedMark: Bool
    public var grip: ThemeShape
    /// The text style whose sizes scale controls and grip, up to the largest size that is not an
    /// accessibility size; nothing keeps them as they are.
    public var textStyle: Font.TextStyle?
    /// From the grip to the content, or to the accessory before it.
    public var gripLeading: CGFloat
    /// From the grip to the cell's edge, besides the margin of the width.
    public var gripTrailing: CGFloat
    /// Behind rows that are chosen by their circles.
    public var multipleSelection: SelectionLook.Fill
    /// The opacity of a row that is carried.
    public var liftedOpacity: Double
    /// Behind the content of a row that is carried and has no background of its own; nothing keeps that
    /// of the other rows.
    public var liftedBackground: Color?
    public var liftedShadow: ThemeShadow
}

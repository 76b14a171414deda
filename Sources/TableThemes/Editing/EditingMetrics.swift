import Foundation
import TableDrawing
import TableText

/// Metrics of a cell in editing mode and of a row that is dragged; lengths in points.
public struct EditingMetrics: Sendable, Hashable {
    /// Round control with its mark.
    public struct Control: Sendable, Hashable {
        /// Disc or ring behind the mark.
        public var disc: ThemeShape
        /// Mark over the disc in an equal box, rotated while the control is armed; may be
        /// empty.
        public var mark: ThemeShape

        /// Creates a control from a disc and a mark of equal size.
        public init(disc: ThemeShape, mark: ThemeShape) {
            self.disc = disc
            self.mark = mark
        }
    }

    /// Distance that the content moves to make room for a control.
    public var contentShift: CGFloat
    /// Distance from the cell's edge to a control's centre, in addition to the side margin.
    public var controlCenter: CGFloat
    /// Side margins before controls and after the grip.
    public var margins: MarginTable
    /// Whether controls are aligned to whole points, not only to device pixels.
    public var alignsToPoints: Bool
    /// Control of a row that can be deleted.
    public var delete: Control
    /// Control of a row that inserts another row.
    public var insert: Control
    /// Circle of an unselected row during multiple selection.
    public var unselected: Control
    /// Circle of a selected row during multiple selection.
    public var selected: Control
    /// Whether the mark of an armed delete control is rotated upright.
    ///
    /// Otherwise the whole row moves aside for the Delete button.
    public var turnsArmedMark: Bool
    /// Handle for dragging a row to another position.
    public var grip: ThemeShape
    /// Text style whose sizes scale controls and grip, or `nil` for a fixed size.
    ///
    /// The size grows up to the largest size that is not an accessibility size.
    public var textStyle: Font.TextStyle?
    /// Distance from the grip to the content, or to the accessory before the grip.
    public var gripLeading: CGFloat
    /// Distance from the grip to the cell's edge, in addition to the side margin.
    public var gripTrailing: CGFloat
    /// Background of rows that are selected by their circles.
    public var multipleSelection: SelectionLook.Fill
    /// Opacity of a dragged row.
    public var liftedOpacity: Double
    /// Background of a dragged row without a background of its own, or `nil` for the regular
    /// background.
    public var liftedBackground: Color?
    /// Shadow of a dragged row.
    public var liftedShadow: ThemeShadow
}

import Foundation
import TableDrawing
import TableText

/// The looks of segmented controls; lengths in points.
public struct SegmentedControlMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// The height of a control that a document puts at the end of a row, with borders around it.
    public var heightInRows: CGFloat
    public var font: Font
    public var selectedFont: Font
    /// Nothing takes the tint.
    public var textColor: Color?
    public var selectedTextColor: Color
    /// On both sides of a segment's title.
    public var padding: CGFloat
    public var fill: ControlFill?
    public var border: ControlBorder?
    /// At most half the height.
    public var cornerRadius: CGFloat
    /// Beneath the selected segment; nothing takes the tint.
    public var selectedFill: ControlFill?
    /// From the control's edge to the fill of the selected segment.
    public var selectedInset: CGFloat
    public var selectedShadow: ControlShadow?
    public var divider: ControlBorder?
    /// From the dividers' ends to the control's edges.
    public var dividerInset: CGFloat
    /// Whether a divider is left out beside the selected segment.
    public var hidesDividersBesideSelection: Bool
}

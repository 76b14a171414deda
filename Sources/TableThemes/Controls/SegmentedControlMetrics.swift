import Foundation
import TableDrawing
import TableText

/// Appearance of segmented controls; lengths in points.
public struct SegmentedControlMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// Height of a bordered control at the end of a row in a document.
    public var heightInRows: CGFloat
    public var font: Font
    public var selectedFont: Font
    /// Colour of the text, or `nil` for the tint colour.
    public var textColor: Color?
    public var selectedTextColor: Color
    /// Padding on both sides of a segment's title.
    public var padding: CGFloat
    public var fill: ControlFill?
    public var border: ControlBorder?
    /// Corner radius; limited to half the height.
    public var cornerRadius: CGFloat
    /// Fill beneath the selected segment, or `nil` for the tint colour.
    public var selectedFill: ControlFill?
    /// Distance from the control's edge to the fill of the selected segment.
    public var selectedInset: CGFloat
    public var selectedShadow: ControlShadow?
    public var divider: ControlBorder?
    /// Distance from the dividers' ends to the control's edges.
    public var dividerInset: CGFloat
    /// Whether dividers beside the selected segment are hidden.
    public var hidesDividersBesideSelection: Bool
}

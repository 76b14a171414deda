import Foundation
import TableDrawing
import TableText

/// Appearance of segmented controls; lengths in points.
public struct SegmentedControlMetrics: Sendable, Hashable {
    /// Height of the control.
    public var height: CGFloat
    /// Height of a bordered control at the end of a row in a document.
    public var heightInRows: CGFloat
    /// Font of unselected titles.
    public var font: Font
    /// Font of the selected title.
    public var selectedFont: Font
    /// Colour of the text, or `nil` for the tint colour.
    public var textColor: Color?
    /// Colour of the selected title.
    public var selectedTextColor: Color
    /// Padding on both sides of a segment's title.
    public var padding: CGFloat
    /// Fill of the control, behind all segments, or `nil` for no fill.
    public var fill: ControlFill?
    /// Line inside the control's edge, or `nil` for no line.
    public var border: ControlBorder?
    /// Corner radius; limited to half the height.
    public var cornerRadius: CGFloat
    /// Fill beneath the selected segment, or `nil` for the tint colour.
    public var selectedFill: ControlFill?
    /// Distance from the control's edge to the fill of the selected segment.
    public var selectedInset: CGFloat
    /// Shadow of the selected segment's fill, or `nil` for no shadow; drawn only with an inset.
    public var selectedShadow: ControlShadow?
    /// Line between adjacent segments, or `nil` for no line.
    public var divider: ControlBorder?
    /// Distance from the dividers' ends to the control's edges.
    public var dividerInset: CGFloat
    /// Whether dividers beside the selected segment are hidden.
    public var hidesDividersBesideSelection: Bool
    /// Distance from the bottom edge to the rectangle that constraints place.
    public var alignmentInset: CGFloat = 0
}

import Foundation
import TableDrawing
import TableText

/// Appearance of text fields; lengths in points.
public struct TextFieldMetrics: Sendable, Hashable {
    /// Frame around the text.
    public struct Frame: Sendable, Hashable {
        public var fill: ControlFill?
        public var disabledFill: ControlFill?
        public var border: ControlBorder
        public var cornerRadius: CGFloat
        /// Shadow inside the upper edge, or `nil` for a flat frame.
        public var innerShadow: ControlShadow?
        /// Distance from the frame's sides to the text.
        public var inset: CGFloat
        /// Padding above and below the text.
        public var padding: CGFloat
        /// Distance from the frame's sides to the views beside the text.
        public var sideInset: CGFloat = 0
    }

    public var font: Font
    public var textColor: Color
    public var disabledTextColor: Color
    public var placeholderColor: Color
    public var roundedRect: Frame
    public var line: Frame
    public var bezel: Frame
    /// Diameter of the clear button's disc.
    public var clearDiameter: CGFloat
    /// Distance from the right edge to the disc.
    public var clearInset: CGFloat
    public var clearFill: Color
    public var clearInk: Color
    /// Colour of the caret, or `nil` for the tint colour.
    public var caretColor: Color?
}

import Foundation
import TableDrawing
import TableText

/// Appearance of text fields; lengths in points.
public struct TextFieldMetrics: Sendable, Hashable {
    /// Frame around the text.
    public struct Frame: Sendable, Hashable {
        /// Fill of the frame, or `nil` for no fill.
        public var fill: ControlFill?
        /// Fill of a disabled field's frame, or `nil` for the regular fill.
        public var disabledFill: ControlFill?
        /// Line inside the frame's edge.
        public var border: ControlBorder
        /// Corner radius of the frame.
        public var cornerRadius: CGFloat
        /// Shadow inside the upper edge, or `nil` for a flat frame.
        public var innerShadow: ControlShadow?
        /// Distance from the frame's sides to the text.
        public var inset: CGFloat
        /// Padding above and below the text.
        public var padding: CGFloat
        /// Distance from the frame's sides to the views beside the text.
        public var sideInset: CGFloat = 0
        /// Natural height of a field with a small font.
        public var minimumHeight: CGFloat = 0
    }

    /// Font of text and placeholder.
    public var font: Font
    /// Colour of the text.
    public var textColor: Color
    /// Colour of a disabled field's text.
    public var disabledTextColor: Color
    /// Colour of the placeholder in an empty field.
    public var placeholderColor: Color
    /// Frame of the border style `roundedRect`.
    public var roundedRect: Frame
    /// Frame of the border style `line`.
    public var line: Frame
    /// Frame of the border style `bezel`.
    public var bezel: Frame
    /// Diameter of the clear button's disc.
    public var clearDiameter: CGFloat
    /// Distance from the right edge to the disc.
    public var clearInset: CGFloat
    /// Colour of the clear button's disc.
    public var clearFill: Color
    /// Colour of the cross on the clear button's disc.
    public var clearInk: Color
    /// Colour of the caret, or `nil` for the tint colour.
    public var caretColor: Color?
}

import Foundation
import TableDrawing
import TableText

/// The looks of text fields; lengths in points.
public struct TextFieldMetrics: Sendable, Hashable {
    /// A frame around the text.
    public struct Frame: Sendable, Hashable {
        public var fill: ControlFill?
        public var disabledFill: ControlFill?
        public var border: ControlBorder
        public var cornerRadius: CGFloat
        /// At the upper edge, inside; nothing where the frame is flat.
        public var innerShadow: ControlShadow?
        /// From the frame's sides to the text.
        public var inset: CGFloat
        /// Above and below the text.
        public var padding: CGFloat
        /// From the frame's sides to the views beside the text.
        public var sideInset: CGFloat = 0
    }

    public var font: Font
    public var textColor: Color
    public var disabledTextColor: Color
    public var placeholderColor: Color
    public var roundedRect: Frame
    public var line: Frame
    public var bezel: Frame
    /// Of the clear button's disc.
    public var clearDiameter: CGFloat
    /// From the right edge to the disc.
    public var clearInset: CGFloat
    public var clearFill: Color
    public var clearInk: Color
    /// The caret; nothing takes the tint.
    public var caretColor: Color?
}

import Foundation
import TableDrawing
import TableText

/// Appearance of switches; lengths in points.
public struct SwitchMetrics: Sendable, Hashable {
    /// Words on the track.
    public struct Words: Sendable, Hashable {
        public var on: String
        public var off: String
        public var font: Font
        public var onColor: Color
        public var offColor: Color
        public var onShadowColor: Color?
    }

    public var size: CGSize
    public var knob: KnobMetrics
    /// Distance from the track's edges to the knob.
    public var knobInset: CGFloat
    /// Width that the knob gains while the switch is pressed.
    public var pressedKnobWidening: CGFloat
    public var onColor: Color
    public var offFill: ControlFill
    public var offBorder: ControlBorder?
    /// Gloss over the colour of the track's on side.
    public var onGloss: ControlFill?
    public var onBorder: ControlBorder?
    public var words: Words?
}

import Foundation
import TableDrawing
import TableText

/// The looks of switches; lengths in points.
public struct SwitchMetrics: Sendable, Hashable {
    /// The words on the track.
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
    /// From the track's edges to the knob.
    public var knobInset: CGFloat
    /// How much wider the knob is while the switch is pressed.
    public var pressedKnobWidening: CGFloat
    public var onColor: Color
    public var offFill: ControlFill
    public var offBorder: ControlBorder?
    /// Laid over the colour of the side that is on.
    public var onGloss: ControlFill?
    public var onBorder: ControlBorder?
    public var words: Words?
}

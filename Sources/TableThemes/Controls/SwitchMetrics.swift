import Foundation
import TableDrawing
import TableText

/// Appearance of switches; lengths in points.
public struct SwitchMetrics: Sendable, Hashable {
    /// Words on the track.
    public struct Words: Sendable, Hashable {
        /// Word on the track of a switch that is on.
        public var on: String
        /// Word on the track of a switch that is off.
        public var off: String
        /// Font of both words.
        public var font: Font
        /// Colour of the word `on`.
        public var onColor: Color
        /// Colour of the word `off`.
        public var offColor: Color
        /// Shadow colour of the word `on`, or `nil` for no shadow.
        public var onShadowColor: Color?
    }

    /// Size of the switch.
    public var size: CGSize
    /// Movable part of the switch.
    public var knob: KnobMetrics
    /// Distance from the track's edges to the knob.
    public var knobInset: CGFloat
    /// Width that the knob gains while the switch is pressed.
    public var pressedKnobWidening: CGFloat
    /// Colour of the track of a switch that is on.
    public var onColor: Color
    /// Fill of the track of a switch that is off.
    public var offFill: ControlFill
    /// Line inside the edge of a track that is off, or `nil` for no line.
    public var offBorder: ControlBorder?
    /// Gloss over the colour of the track's on side.
    public var onGloss: ControlFill?
    /// Line inside the edge of a track that is on, or `nil` for no line.
    public var onBorder: ControlBorder?
    /// Words on the track, or `nil` for no words.
    public var words: Words?
    /// Distance from the right edge to the rectangle that constraints place.
    public var alignmentInset: CGFloat = 0
}

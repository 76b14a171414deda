import Foundation
import TableDrawing

/// The looks of sliders; lengths in points.
public struct SliderMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var trackHeight: CGFloat
    /// From the bounds' sides to the track, where there is no image.
    public var trackInset: CGFloat
    /// The side below the value; nothing takes the tint.
    public var minimumColor: Color?
    public var maximumFill: ControlFill
    /// Laid over the colour of the side below the value.
    public var gloss: ControlFill?
    public var border: ControlBorder?
    public var knob: KnobMetrics
    /// Between the track and the images at its ends.
    public var imageGap: CGFloat
}

/// The looks of steppers; lengths in points.
public struct StepperMetrics: Sendable, Hashable {
    public var size: CGSize
    public var fill: ControlFill
    public var highlightedFill: ControlFill
    public var border: ControlBorder?
    public var cornerRadius: CGFloat
    public var divider: ControlBorder
    /// From the divider's ends to the plate's edges.
    public var dividerInset: CGFloat
    /// The colour of plus and minus; nothing takes the tint.
    public var ink: Color?
    /// The colour of the one that cannot be used.
    public var disabledInk: Color
    /// The length and the width of their strokes.
    public var inkLength: CGFloat
    public var inkWidth: CGFloat
}

/// The looks of progress views; lengths in points.
public struct ProgressViewMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// The height in the style `bar`.
    public var barHeight: CGFloat
    public var cornerRadius: CGFloat
    public var trackFill: ControlFill
    /// The share that is done; nothing takes the tint.
    public var progressColor: Color?
    /// Laid over the colour of the share that is done.
    public var gloss: ControlFill?
    public var border: ControlBorder?
}

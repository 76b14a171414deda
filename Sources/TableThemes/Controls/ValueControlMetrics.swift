import Foundation
import TableDrawing

/// Appearance of sliders; lengths in points.
public struct SliderMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var trackHeight: CGFloat
    /// Distance from the bounds' sides to the track, on a side without an image.
    public var trackInset: CGFloat
    /// Colour of the track below the value, or `nil` for the tint colour.
    public var minimumColor: Color?
    public var maximumFill: ControlFill
    /// Gloss over the colour of the track below the value.
    public var gloss: ControlFill?
    public var border: ControlBorder?
    public var knob: KnobMetrics
    /// Distance between the track and the images at its ends.
    public var imageGap: CGFloat
}

/// Appearance of steppers; lengths in points.
public struct StepperMetrics: Sendable, Hashable {
    public var size: CGSize
    public var fill: ControlFill
    public var highlightedFill: ControlFill
    public var border: ControlBorder?
    public var cornerRadius: CGFloat
    public var divider: ControlBorder
    /// Distance from the divider's ends to the plate's edges.
    public var dividerInset: CGFloat
    /// Colour of the plus and minus signs, or `nil` for the tint colour.
    public var ink: Color?
    /// Colour of a disabled sign.
    public var disabledInk: Color
    /// Length of the signs' strokes; `inkWidth` is their width.
    public var inkLength: CGFloat
    public var inkWidth: CGFloat
}

/// Appearance of progress views; lengths in points.
public struct ProgressViewMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// Height in the style `bar`.
    public var barHeight: CGFloat
    public var cornerRadius: CGFloat
    public var trackFill: ControlFill
    /// Colour of the completed share, or `nil` for the tint colour.
    public var progressColor: Color?
    /// Gloss over the colour of the completed share.
    public var gloss: ControlFill?
    public var border: ControlBorder?
}

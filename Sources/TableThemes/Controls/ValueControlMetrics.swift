import Foundation
import TableDrawing

/// Appearance of sliders; lengths in points.
public struct SliderMetrics: Sendable, Hashable {
    /// Height of the control.
    public var height: CGFloat
    /// Thickness of the track.
    public var trackHeight: CGFloat
    /// Distance from the bounds' sides to the track, on a side without an image.
    public var trackInset: CGFloat
    /// Colour of the track below the value, or `nil` for the tint colour.
    public var minimumColor: Color?
    /// Fill of the track above the value.
    public var maximumFill: ControlFill
    /// Gloss over the colour of the track below the value.
    public var gloss: ControlFill?
    /// Line inside the track's edge, or `nil` for no line.
    public var border: ControlBorder?
    /// Movable part of the slider.
    public var knob: KnobMetrics
    /// Distance between the track and the images at its ends.
    public var imageGap: CGFloat
    /// Distance from the left and right edges to the rectangle that constraints place.
    public var alignmentInset: CGFloat = 0
}

/// Appearance of steppers; lengths in points.
public struct StepperMetrics: Sendable, Hashable {
    /// Size of the control.
    public var size: CGSize
    /// Fill of the plate behind both halves.
    public var fill: ControlFill
    /// Fill of a pressed half.
    public var highlightedFill: ControlFill
    /// Line inside the plate's edge, or `nil` for no line.
    public var border: ControlBorder?
    /// Corner radius of the plate.
    public var cornerRadius: CGFloat
    /// Line between the two halves.
    public var divider: ControlBorder
    /// Distance from the divider's ends to the plate's edges.
    public var dividerInset: CGFloat
    /// Colour of the plus and minus signs, or `nil` for the tint colour.
    public var ink: Color?
    /// Colour of a disabled sign.
    public var disabledInk: Color
    /// Length of the signs' strokes; `inkWidth` is their width.
    public var inkLength: CGFloat
    /// Width of the signs' strokes.
    public var inkWidth: CGFloat
}

/// Appearance of progress views; lengths in points.
public struct ProgressViewMetrics: Sendable, Hashable {
    /// Height in the style `default`.
    public var height: CGFloat
    /// Height in the style `bar`.
    public var barHeight: CGFloat
    /// Corner radius of the track and the completed share.
    public var cornerRadius: CGFloat
    /// Fill of the track.
    public var trackFill: ControlFill
    /// Colour of the completed share, or `nil` for the tint colour.
    public var progressColor: Color?
    /// Gloss over the colour of the completed share.
    public var gloss: ControlFill?
    /// Line inside the track's edge, or `nil` for no line.
    public var border: ControlBorder?
}

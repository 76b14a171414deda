import Foundation
import TableDrawing

/// Colours of a part of a control, from top to bottom.
public struct ControlFill: Sendable, Hashable {
    /// Colour at a share of the height, from 0 to 1.
    public struct Stop: Sendable, Hashable {
        /// Share of the height from the top, from 0 to 1.
        public var location: CGFloat
        /// Colour at the location.
        public var color: Color

        /// Creates a stop at a share of the height, from 0 to 1.
        public init(_ location: CGFloat, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// Stops from top to bottom; a single stop is a plain colour.
    public var stops: [Stop]

    /// Creates a fill with a plain colour.
    public init(_ color: Color) { stops = [Stop(0, color)] }

    /// Creates a fill with a gradient between two colours.
    public init(top: Color, bottom: Color) { stops = [Stop(0, top), Stop(1, bottom)] }

    /// Creates a fill from stops, sorted from top to bottom.
    public init(stops: [Stop]) { self.stops = stops }
}

/// Line inside the edge of a part of a control.
public struct ControlBorder: Sendable, Hashable {
    /// Colour of the line, or `nil` for the control's tint colour.
    public var color: Color?
    /// Thickness of the line.
    public var thickness: SeparatorMetrics.Thickness

    /// Creates a line; a colour of `nil` is the control's tint colour.
    public init(_ color: Color?, _ thickness: SeparatorMetrics.Thickness) {
        self.color = color
        self.thickness = thickness
    }
}

/// Shadow of a part of a control; lengths in points.
public struct ControlShadow: Sendable, Hashable {
    /// Colour of the shadow.
    public var color: Color
    /// Offset of the shadow; a positive height moves the shadow down.
    public var offset: CGSize
    /// Blur as defined by Core Graphics: twice the standard deviation.
    public var blur: CGFloat

    /// Creates a shadow with an offset and a blur in points.
    public init(_ color: Color, offset: CGSize, blur: CGFloat) {
        self.color = color
        self.offset = offset
        self.blur = blur
    }
}

/// Movable part of a switch or slider, with round ends.
public struct KnobMetrics: Sendable, Hashable {
    /// Size in points.
    public var size: CGSize
    /// Fill of the knob.
    public var fill: ControlFill
    /// Line inside the knob's edge, or `nil` for no line.
    public var border: ControlBorder?
    /// Shadows from back to front.
    public var shadows: [ControlShadow]
}

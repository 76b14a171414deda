import Foundation
import TableDrawing

/// Colours of a part of a control, from top to bottom.
public struct ControlFill: Sendable, Hashable {
    /// Colour at a share of the height, from 0 to 1.
    public struct Stop: Sendable, Hashable {
        public var location: CGFloat
        public var color: Color

        public init(_ location: CGFloat, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// Stops from top to bottom; a single stop is a plain colour.
    public var stops: [Stop]

    /// Creates a fill with a plain colour.
    public init(_ color: Color) { stops = [Stop(0, color)] }

    public init(top: Color, bottom: Color) { stops = [Stop(0, top), Stop(1, bottom)] }

    public init(stops: [Stop]) { self.stops = stops }
}

/// Line inside the edge of a part of a control.
public struct ControlBorder: Sendable, Hashable {
    /// Colour of the line, or `nil` for the control's tint colour.
    public var color: Color?
    public var thickness: SeparatorMetrics.Thickness

    public init(_ color: Color?, _ thickness: SeparatorMetrics.Thickness) {
        self.color = color
        self.thickness = thickness
    }
}

/// Shadow of a part of a control; lengths in points.
public struct ControlShadow: Sendable, Hashable {
    public var color: Color
    public var offset: CGSize
    /// Blur as defined by Core Graphics: twice the standard deviation.
    public var blur: CGFloat

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
    public var fill: ControlFill
    public var border: ControlBorder?
    /// Shadows from back to front.
    public var shadows: [ControlShadow]
}

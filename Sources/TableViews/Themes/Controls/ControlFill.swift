import Foundation
import TableDrawing

/// Colours from the top to the bottom of a part of a control.
public struct ControlFill: Sendable, Hashable {
    /// A colour at a share of the height, from 0 to 1.
    public struct Stop: Sendable, Hashable {
        public var location: CGFloat
        public var color: Color

        public init(_ location: CGFloat, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// From the top to the bottom; one stop is a plain colour.
    public var stops: [Stop]

    /// A plain colour.
    public init(_ color: Color) { stops = [Stop(0, color)] }

    public init(top: Color, bottom: Color) { stops = [Stop(0, top), Stop(1, bottom)] }

    public init(stops: [Stop]) { self.stops = stops }
}

/// A line inside the edge of a part of a control.
public struct ControlBorder: Sendable, Hashable {
    /// Nothing takes the control's tint.
    public var color: Color?
    public var thickness: SeparatorMetrics.Thickness

    public init(_ color: Color?, _ thickness: SeparatorMetrics.Thickness) {
        self.color = color
        self.thickness = thickness
    }
}

/// A shadow of a part of a control; lengths in points.
public struct ControlShadow: Sendable, Hashable {
    public var color: Color
    public var offset: CGSize
    /// As Core Graphics takes it: twice the standard deviation.
    public var blur: CGFloat

    public init(_ color: Color, offset: CGSize, blur: CGFloat) {
        self.color = color
        self.offset = offset
        self.blur = blur
    }
}

/// The part of a switch or slider that moves; its ends are round.
public struct KnobMetrics: Sendable, Hashable {
    /// Points.
    public var size: CGSize
    public var fill: ControlFill
    public var border: ControlBorder?
    /// From the back to the front.
    public var shadows: [ControlShadow]
}

import Foundation

/// Colours along a line, between two circles or around a point.
public struct Gradient: Sendable, Hashable {
    /// Colour at a location from 0 (start) to 1 (end).
    public struct Stop: Sendable, Hashable {
        /// Location from 0 (start) to 1 (end).
        public var location: Double
        /// Colour at the location.
        public var color: RGBA

        /// Creates a stop of a colour at a location from 0 to 1.
        public init(location: Double, color: RGBA) {
            self.location = location
            self.color = color
        }
    }

    /// Geometry of a gradient, in points.
    public enum Geometry: Sendable, Hashable {
        case linear(start: CGPoint, end: CGPoint)
        case radial(
            startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
        /// A gradient around a point, clockwise on the screen, from an angle in radians.
        ///
        /// A conic gradient has no ends and therefore no extension.
        case conic(center: CGPoint, angle: CGFloat)
    }

    /// Options for extending the end colours beyond the ends.
    public struct Options: OptionSet, Sendable, Hashable {
        /// Bits of the options.
        public let rawValue: Int
        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Extends the colour of the start beyond the start.
        public static let drawsBeforeStartLocation = Options(rawValue: 1)
        /// Extends the colour of the end beyond the end.
        public static let drawsAfterEndLocation = Options(rawValue: 2)
    }

    /// Stops in ascending order of location.
    public var stops: [Stop]

    /// Creates a gradient from stops and sorts them by location; stops with equal locations
    /// keep their order.
    public init(stops: [Stop]) {
        self.stops = stops.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
    }

    /// Creates a gradient with colours at even distances, or at the given locations.
    public init(colors: [Color], locations: [CGFloat]? = nil) {
        let last = max(1, colors.count - 1)
        self.init(
            stops: colors.enumerated().map { index, color in
                let even = Double(index) / Double(last)
                let given = locations.flatMap { index < $0.count ? Double($0[index]) : nil }
                return Stop(location: given ?? even, color: color.resolved)
            })
    }
}

import Foundation

/// Progress of an animation as a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The type is named after Core Animation's timing function. Time and progress range from 0 to
/// 1. The curve is solved for its x to within 1e-12, so equal times always give equal progress.
public struct MediaTimingFunction: Sendable, Hashable {
    /// First control point, with an x from 0 to 1.
    public let first: CGPoint
    /// Second control point, with an x from 0 to 1.
    public let second: CGPoint

    /// Creates a curve from its control points, in the order of `CAMediaTimingFunction`.
    ///
    /// With an x outside of 0 to 1, a time could have several progress values. Such an x is
    /// clamped, as CSS and Core Animation require.
    public init(controlPoints c1x: CGFloat, _ c1y: CGFloat, _ c2x: CGFloat, _ c2y: CGFloat) {
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        first = CGPoint(x: min(1, max(0, number(c1x))), y: number(c1y))
        second = CGPoint(x: min(1, max(0, number(c2x))), y: number(c2y))
    }

    /// Linear progress.
    public static let linear = MediaTimingFunction(controlPoints: 0, 0, 1, 1)
    /// Slow beginning; published as (.42, 0) (1, 1).
    public static let easeIn = MediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    /// Slow end; published as (0, 0) (.58, 1).
    public static let easeOut = MediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
    /// Slow beginning and end; published as (.42, 0) (.58, 1).
    public static let easeInEaseOut = MediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
    /// Core Animation's default curve; published as (.25, .1) (.25, 1).
    public static let `default` = MediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)

    /// Curves by the names used in documents.
    public static let named: [(name: String, curve: MediaTimingFunction)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
        ("easeInOut", .easeInEaseOut), ("default", .default),
    ]

    /// Returns the progress at a time; times outside of 0 to 1 are clamped.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if first.x == first.y, second.x == second.y { return time }
        let parameter = parameter(atX: time)
        return Self.bezier(parameter, Double(first.y), Double(second.y))
    }

    /// Returns a coordinate of the curve, whose ends are 0 and 1.
    private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }

    private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }

    /// Returns the parameter at which the curve's x is `x`.
    ///
    /// The method takes Newton steps inside a bracket. Bisection narrows the bracket if a step
    /// would leave it.
    private func parameter(atX x: Double) -> Double {
        let p1 = Double(first.x)
        let p2 = Double(second.x)
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let error = Self.bezier(t, p1, p2) - x
            if abs(error) < 1e-12 { return t }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(t, p1, p2)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}

import Foundation

/// How an animation's progress follows its time: a cubic Bézier from (0, 0) to (1, 1), with Core
/// Animation's name.
///
/// Time and progress go from 0 to 1. The curve is solved for its x to within 1e-12, so that the same
/// time always gives the same progress.
public struct MediaTimingFunction: Sendable, Hashable {
    /// The first control point; its x is within 0 and 1.
    public let first: CGPoint
    /// The second control point; its x is within 0 and 1.
    public let second: CGPoint

    /// A curve by its control points, in the order of `CAMediaTimingFunction`.
    ///
    /// An x outside of 0 to 1 would make a time belong to several progresses; it is brought to the
    /// nearest of the two, as CSS and Core Animation demand.
    public init(controlPoints c1x: CGFloat, _ c1y: CGFloat, _ c2x: CGFloat, _ c2y: CGFloat) {
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        first = CGPoint(x: min(1, max(0, number(c1x))), y: number(c1y))
        second = CGPoint(x: min(1, max(0, number(c2x))), y: number(c2y))
    }

    /// Progress is time.
    public static let linear = MediaTimingFunction(controlPoints: 0, 0, 1, 1)
    /// Begins slowly; published as (.42, 0) (1, 1).
    public static let easeIn = MediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    /// Ends slowly; published as (0, 0) (.58, 1).
    public static let easeOut = MediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
    /// Begins and ends slowly; published as (.42, 0) (.58, 1).
    public static let easeInEaseOut = MediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
    /// What Core Animation uses where nothing is said; published as (.25, .1) (.25, 1).
    public static let `default` = MediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)

    /// The curves by the names that documents use.
    public static let named: [(name: String, curve: MediaTimingFunction)] = [
        ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
        ("easeInOut", .easeInEaseOut), ("default", .default),
    ]

    /// The progress at a time; times outside of 0 to 1 are taken as the nearest of the two.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if first.x == first.y, second.x == second.y { return time }
        let parameter = parameter(atX: time)
        return Self.bezier(parameter, Double(first.y), Double(second.y))
    }

    /// One coordinate of the curve whose ends are 0 and 1.
    private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
    }

    private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }

    /// The parameter at which the curve's x is `x`: Newton's steps, kept within a bracket that
    /// bisection narrows where they would leave it.
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

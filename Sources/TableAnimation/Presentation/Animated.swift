import Foundation

/// Sum of differences that decay to 0, each with its own timing.
///
/// Differences are additive, as in Core Animation: an interrupted animation continues smoothly. If
/// the number of differences exceeds `maximumNumberOfDifferences`, the two oldest differences join
/// in a linear difference. The cost of overlapping changes is therefore limited.
package struct Animated: Sendable {
    private struct Delta {
        var value: CGFloat
        let timing: AnimationTiming
        /// Whether the difference keeps its value until the end.
        let isHeld: Bool

        /// Returns the remaining difference at an instant.
        func remainder(at time: Double) -> CGFloat {
            guard !isHeld else { return time < timing.end ? value : 0 }
            return value * CGFloat(1 - timing.progress(at: time))
        }
    }

    private var deltas: [Delta] = []

    /// Maximum number of differences; more than 16 changes within one animation are rare.
    package static let maximumNumberOfDifferences = 16

    package init() {}

    package init(_ value: CGFloat, _ timing: AnimationTiming) { add(value, timing) }

    /// Whether any difference remains.
    package var isAnimated: Bool { !deltas.isEmpty }

    /// Last instant at which the value changes, in seconds.
    package var end: Double { deltas.reduce(-.infinity) { max($0, $1.timing.end) } }

    /// Returns the remaining sum at an instant, in the unit of the differences.
    package func offset(at time: Double) -> CGFloat {
        deltas.reduce(0) { $0 + $1.remainder(at: time) }
    }

    /// Returns whether any difference is decaying at an instant.
    package func isRunning(at time: Double) -> Bool {
        deltas.contains { time > $0.timing.start && time < $0.timing.end }
    }

    /// Adds a difference, or increases the last difference if the timings are equal.
    package mutating func add(_ value: CGFloat, _ timing: AnimationTiming, isHeld: Bool = false) {
        guard value != 0 else { return }
        if let last = deltas.last, last.isHeld == isHeld, last.timing.start == timing.start,
            last.timing.duration == timing.duration, last.timing.curve == timing.curve
        {
            deltas[deltas.count - 1].value += value
        } else {
            deltas.append(Delta(value: value, timing: timing, isHeld: isHeld))
            if deltas.count > Self.maximumNumberOfDifferences { joinOldest(at: timing.start) }
        }
    }

    /// Adds all differences of another sum.
    mutating func add(_ other: Animated) {
        for delta in other.deltas { add(delta.value, delta.timing, isHeld: delta.isHeld) }
    }

    /// Joins the two oldest decaying differences in a difference that is continuous at an instant.
    private mutating func joinOldest(at time: Double) {
        let oldest = deltas.indices.filter { !deltas[$0].isHeld && deltas[$0].timing.end.isFinite }
        guard oldest.count > 1 else { return }
        let joined = oldest.prefix(2).map { deltas[$0] }
        deltas[oldest[0]] = Delta(
            value: joined.reduce(0) { $0 + $1.remainder(at: time) },
            timing: AnimationTiming(
                start: time,
                duration: max(0, joined.reduce(time) { max($0, $1.timing.end) } - time),
                curve: .linear),
            isHeld: false)
        deltas.remove(at: oldest[1])
    }

    /// Removes the differences that have ended.
    package mutating func removeEnded(at time: Double) {
        deltas.removeAll { time >= $0.timing.end }
    }

    /// Starts the decay of held differences, in the rest of their time.
    ///
    /// - Parameter reach: maximum decaying part of a difference, in points.
    mutating func release(at time: Double, atMost reach: CGFloat) {
        let held = deltas.filter { $0.isHeld && time < $0.timing.end }
        deltas.removeAll { $0.isHeld }
        for delta in held {
            let part = min(reach, max(-reach, delta.value))
            add(part, delta.timing.remaining(at: time))
            add(delta.value - part, delta.timing, isHeld: true)
        }
    }
}

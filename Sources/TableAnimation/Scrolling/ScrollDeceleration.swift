import Foundation

/// Motion of scrolled content after a release with a velocity.
///
/// The velocity decreases by a constant share each millisecond. Beyond an end of the content, a
/// critically damped spring pulls the content back. Distances are in points, times in seconds.
/// Every instant is computed independently of the frame rate.
package struct ScrollDeceleration: Sendable, Hashable {
    /// Offset at the beginning, in points.
    package let offset: Double
    /// Velocity at the beginning, in points per second.
    package let velocity: Double
    /// Offsets of the content's ends.
    package let limits: ClosedRange<Double>
    /// Share of the velocity that remains after each millisecond.
    package let rate: Double
    /// Frequency of the spring at the ends, in 1/s.
    package let bounceFrequency: Double
    /// Distance from the final offset below which the content is at rest, in points.
    package static let threshold = 0.25

    /// Creates a motion from its beginning; invalid numbers are replaced with the nearest valid
    /// numbers.
    package init(
        offset: Double, velocity: Double, limits: ClosedRange<Double>, rate: Double = 0.998,
        bounceFrequency: Double = 10
    ) {
        self.offset = offset.isFinite ? offset : limits.lowerBound
        self.velocity = velocity.isFinite ? velocity : 0
        self.limits = limits
        self.rate = min(0.9999, max(0.5, rate.isFinite ? rate : 0.998))
        self.bounceFrequency = min(
            100, max(1, bounceFrequency.isFinite ? bounceFrequency : 10))
    }

    /// Logarithm of the share of the velocity that remains after each second.
    private var decay: Double { 1_000 * log(rate) }

    private func free(_ time: Double) -> Double {
        offset + velocity * (exp(decay * time) - 1) / decay
    }

    /// Time at which content released beyond an end passes the end again, and its further
    /// motion.
    ///
    /// No spring affects the further motion. The value is `nil` if the content begins within
    /// its limits, or if its velocity does not carry it back past the end.
    private var comesBack: (time: Double, within: ScrollDeceleration)? {
        guard !limits.contains(offset) else { return nil }
        let limit = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
        let start = offset - limit
        let push = velocity + bounceFrequency * start
        guard start * push < 0 else { return nil }
        let time = -start / push
        let within = ScrollDeceleration(
            offset: limit, velocity: push * exp(-bounceFrequency * time), limits: limits,
            rate: rate,
            bounceFrequency: bounceFrequency)
        return (time, within)
    }

    /// Time and velocity at which the content reaches an end, or `nil` if the content stays within
    /// the limits.
    private var hit: (time: Double, speed: Double, limit: Double)? {
        if offset < limits.lowerBound { return (0, velocity, limits.lowerBound) }
        if offset > limits.upperBound { return (0, velocity, limits.upperBound) }
        guard velocity != 0 else { return nil }
        let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
        let share = 1 + (limit - offset) * decay / velocity
        guard share > 0 else { return nil }
        let time = log(share) / decay
        return (time, velocity * exp(decay * time), limit)
    }

    /// Returns the offset after `time` seconds.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return offset }
        if let comesBack, time >= comesBack.time {
            return comesBack.within.value(at: time - comesBack.time)
        }
        guard let hit, time >= hit.time else { return free(min(time, restTime)) }
        let elapsed = time - hit.time
        let start = free(hit.time) - hit.limit
        let away = (start + (hit.speed + bounceFrequency * start) * elapsed)
        return hit.limit + away * exp(-bounceFrequency * elapsed)
    }

    /// Returns the velocity after `time` seconds, in points per second.
    package func velocity(at time: Double) -> Double {
        if let comesBack, time >= comesBack.time {
            return comesBack.within.velocity(at: time - comesBack.time)
        }
        guard let hit, time >= hit.time else {
            return time < restTime ? velocity * exp(decay * max(0, time)) : 0
        }
        let elapsed = time - hit.time
        let start = free(hit.time) - hit.limit
        let push = hit.speed + bounceFrequency * start
        return (push - bounceFrequency * (start + push * elapsed))
            * exp(-bounceFrequency * elapsed)
    }

    /// Time after which the free motion is within the threshold of its end.
    private var restTime: Double {
        let whole = abs(velocity / decay)
        return whole > Self.threshold ? log(Self.threshold / whole) / decay : 0
    }

    /// Duration until the content rests, in seconds.
    package var duration: Double {
        if let comesBack { return comesBack.time + comesBack.within.duration }
        guard let hit else { return restTime }
        // The velocity has the longest effect on the spring; the loop finds the time at which
        // it has faded away.
        var time = hit.time
        var rest = time
        for _ in 0..<4_000 {
            time += 0.005
            if abs(value(at: time) - hit.limit) > Self.threshold { rest = time }
            if time - rest > 0.5 { break }
        }
        return rest + 0.005
    }
}

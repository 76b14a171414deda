import Foundation

/// The way of a scrolled content that was let go with a speed: it slows down by a constant share each
/// millisecond, and beyond an end it is drawn back by a critically damped spring.
///
/// Distances are points, times seconds. Every instant is computed by itself, so no frame rate enters into
/// it.
public struct ScrollDeceleration: Sendable, Hashable {
    /// Where it begins.
    public let offset: Double
    /// The speed at the beginning, in points per second.
    public let velocity: Double
    /// The offsets at which the content ends.
    public let limits: ClosedRange<Double>
    /// The share of the speed that is kept each millisecond.
    public let rate: Double
    /// The spring's frequency at the ends, in 1/s.
    public let bounceFrequency: Double
    /// Below this distance from where it comes to rest, it rests.
    public static let threshold = 0.25

    /// A way from a beginning; numbers that no way has are brought to the nearest that one has.
    public init(
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

    /// The logarithm of the share of the speed that is kept each second.
    private var decay: Double { 1_000 * log(rate) }

    private func free(_ time: Double) -> Double {
        offset + velocity * (exp(decay * time) - 1) / decay
    }

    /// When a content that is let go beyond an end, with a speed back into it, comes past that end.
    ///
    /// With it how it goes on there: no spring holds it any more. Nothing where it begins within, or does not come so far.
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

    /// When and how fast the content reaches its end; nothing where it stays within.
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

    /// The offset after `time` seconds.
    public func value(at time: Double) -> Double {
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

    /// The speed after `time` seconds, in points per second.
    public func velocity(at time: Double) -> Double {
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

    /// When the free movement is within the threshold of its rest.
    private var restTime: Double {
        let whole = abs(velocity / decay)
        return whole > Self.threshold ? log(Self.threshold / whole) / decay : 0
    }

    /// How long it takes until the content rests.
    public var duration: Double {
        if let comesBack { return comesBack.time + comesBack.within.duration }
        guard let hit else { return restTime }
        // The spring's longest memory is of its speed; the steps find where it has died away.
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

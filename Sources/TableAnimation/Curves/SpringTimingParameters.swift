import Foundation

/// A mass on a spring that is let go, with UIKit's name: progress begins at 0 and settles at 1.
///
/// Times are seconds. The motion is the closed solution of the damped oscillator, so no step size
/// enters into it.
public struct SpringTimingParameters: Sendable, Hashable {
    /// The mass, in the units of the other two.
    public let mass: Double
    /// The spring's constant: force per unit of distance.
    public let stiffness: Double
    /// Force per unit of speed.
    public let damping: Double
    /// The speed at the beginning, in whole distances per second.
    public let initialVelocity: Double

    /// A spring by its physics; what is not above 0 is brought to a small number, damping to at
    /// least 0.
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        func positive(_ value: Double) -> Double { value.isFinite && value > 0 ? value : 1e-3 }
        self.mass = positive(mass)
        self.stiffness = positive(stiffness)
        self.damping = damping.isFinite ? max(0, damping) : 0
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// A spring of a damping ratio whose motion has all but ended after `duration` seconds: the rest
    /// is a thousandth of the way.
    ///
    /// UIKit does not publish how it makes a spring of these; a thousandth is our choice.
    public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = min(1, max(0.01, dampingRatio.isFinite ? dampingRatio : 1))
        let length = max(1e-3, duration.isFinite ? duration : 1)
        // A critically damped spring has (1 + ωt)·exp(−ωt) left; 9.2334 solves it for a thousandth.
        let settling = ratio >= 1 ? 9.233_413_476_451_5 : log(1000) / ratio
        let frequency = settling / length
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// The damping as a share of the one that just does not swing over.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// The progress after `time` seconds; 0 before the start, and above 1 where it swings over.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
        // The distance that is left, from 1 to 0.
        let left: Double
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency - initialVelocity) / damped
            left =
                exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
        } else if ratio == 1 {
            left = exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        } else {
            let root = frequency * (ratio * ratio - 1).squareRoot()
            let fast = -ratio * frequency - root
            let slow = -ratio * frequency + root
            let share = (-initialVelocity - fast) / (slow - fast)
            left = share * exp(slow * time) + (1 - share) * exp(fast * time)
        }
        return 1 - left
    }

    /// After how many seconds no more than `rest` of the way is left, however it swings; at most a
    /// thousand.
    public func settlingDuration(rest: Double = 0.001) -> Double {
        let limit = max(1e-9, min(0.5, rest))
        var time = 0.0
        var settled = 0.0
        let step = max(1e-3, 0.01 / (stiffness / mass).squareRoot())
        let end = min(1_000, 1_000_000 * step)
        while time < end {
            time += step
            if abs(1 - value(at: time)) > limit { settled = time }
            if time - settled > max(1, settled) { break }
        }
        return settled + step
    }
}

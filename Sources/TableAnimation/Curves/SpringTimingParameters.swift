import Foundation

/// Parameters of a mass on a released spring, whose progress begins at 0 and settles at 1.
///
/// The type is named after UIKit's parameters. Times are in seconds. The motion is the
/// closed-form solution of the damped oscillator, independent of any step size.
public struct SpringTimingParameters: Sendable, Hashable {
    /// Mass, in units consistent with `stiffness` and `damping`.
    public let mass: Double
    /// Spring constant: force per unit of distance.
    public let stiffness: Double
    /// Damping: force per unit of speed.
    public let damping: Double
    /// Speed at the beginning, in whole distances per second.
    public let initialVelocity: Double

    /// Creates a spring from physical parameters.
    ///
    /// A mass or stiffness that is not above 0 becomes a small number. A negative damping
    /// becomes 0.
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        func positive(_ value: Double) -> Double { value.isFinite && value > 0 ? value : 1e-3 }
        self.mass = positive(mass)
        self.stiffness = positive(stiffness)
        self.damping = damping.isFinite ? max(0, damping) : 0
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Creates a spring with a damping ratio that has practically settled after `duration`
    /// seconds.
    ///
    /// The remaining distance is then a thousandth of the whole. UIKit does not publish its
    /// conversion; a thousandth is our choice.
    public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = min(1, max(0.01, dampingRatio.isFinite ? dampingRatio : 1))
        let length = max(1e-3, duration.isFinite ? duration : 1)
        // A critically damped spring has (1 + ωt)·exp(−ωt) left; 9.2334 solves it for a
        // thousandth.
        let settling = ratio >= 1 ? 9.233_413_476_451_5 : log(1000) / ratio
        let frequency = settling / length
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    /// Ratio of the damping to critical damping, the smallest damping without overshoot.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// Returns the progress after `time` seconds: 0 before the start, and above 1 during an
    /// overshoot.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
        // Remaining distance, from 1 to 0.
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

    /// Returns the number of seconds after which the remaining distance stays at most `rest`;
    /// at most a thousand.
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

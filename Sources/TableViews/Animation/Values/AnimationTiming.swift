import Foundation
import TableAnimation

/// When an animation runs and how its progress follows the time; seconds of a clock.
struct AnimationTiming {
    var start: Double
    var duration: Double
    var curve: AnimationCurve
    var repeats = false
    var autoreverses = false
    /// The progress at the start and at the end: what turns round in the middle of its way begins there.
    var range: (from: Double, to: Double) = (0, 1)

    /// The instant from which nothing moves.
    var end: Double { repeats ? .infinity : start + duration * (autoreverses ? 2 : 1) }

    /// The progress at an instant: of all of the way, 0 before the start and 1 from the end on.
    func progress(at time: Double) -> Double {
        range.from + (range.to - range.from) * share(at: time)
    }

    /// The way back from where this one has come to at an instant.
    func turnedBack(at time: Double, duration: Double, curve: AnimationCurve) -> AnimationTiming {
        AnimationTiming(
            start: time, duration: duration, curve: curve,
            range: (progress(at: time), range.to > 0.5 ? 0 : 1))
    }

    /// The same curve from an instant to the end.
    func remaining(at time: Double) -> AnimationTiming {
        time <= start
            ? self : AnimationTiming(start: time, duration: max(0, end - time), curve: curve)
    }

    private func share(at time: Double) -> Double {
        guard time > start else { return 0 }
        guard time < end else { return 1 }
        guard duration > 0 else { return 1 }
        var elapsed = time - start
        let period = duration * (autoreverses ? 2 : 1)
        if repeats { elapsed = elapsed.truncatingRemainder(dividingBy: period) }
        if elapsed > duration { elapsed = period - elapsed }
        return curve.progress(at: elapsed, duration: duration)
    }
}

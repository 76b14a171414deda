import Foundation
import TableAnimation

/// When an animation runs and how its progress follows the time; seconds of a clock.
struct AnimationTiming {
    var start: Double
    var duration: Double
    var curve: AnimationCurve
    var repeats = false
    var autoreverses = false

    /// The instant from which nothing moves.
    var end: Double { repeats ? .infinity : start + duration * (autoreverses ? 2 : 1) }

    /// The progress at an instant: 0 before the start, 1 from the end on.
    func progress(at time: Double) -> Double {
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

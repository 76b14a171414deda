import Foundation

/// Start, duration and curve of an animation, in seconds of a clock.
package struct AnimationTiming: Sendable {
    package var start: Double
    package var duration: Double
    package var curve: AnimationCurve
    package var repeats = false
    package var autoreverses = false
    /// Progress at the start and at the end; a reversed animation starts with the progress of the
    /// original animation.
    package var range: (from: Double, to: Double) = (0, 1)

    package init(
        start: Double, duration: Double, curve: AnimationCurve, repeats: Bool = false,
        autoreverses: Bool = false, range: (from: Double, to: Double) = (0, 1)
    ) {
        self.start = start
        self.duration = duration
        self.curve = curve
        self.repeats = repeats
        self.autoreverses = autoreverses
        self.range = range
    }

    /// Instant from which the progress is constant, in seconds; infinite for a repeating animation.
    package var end: Double { repeats ? .infinity : start + duration * (autoreverses ? 2 : 1) }

    /// Returns the progress at an instant: `range.from` until the start, and `range.to` from the
    /// end on.
    package func progress(at time: Double) -> Double {
        range.from + (range.to - range.from) * share(at: time)
    }

    /// Returns the timing of the reversed animation, starting at an instant with the current
    /// progress.
    package func turnedBack(
        at time: Double, duration: Double, curve: AnimationCurve
    ) -> AnimationTiming {
        AnimationTiming(
            start: time, duration: duration, curve: curve,
            range: (progress(at: time), range.to > 0.5 ? 0 : 1))
    }

    /// Returns the timing with the same curve from an instant to the end.
    package func remaining(at time: Double) -> AnimationTiming {
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

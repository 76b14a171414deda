import TableAnimation

/// Animations of several steps.
extension View {
    /// Animates the changes of the keyframes added in `animations`, each in its part of the
    /// duration.
    ///
    /// The keyframes are added with
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. The progress of a
    /// keyframe is linear, as by default in UIKit.
    public class func animateKeyframes(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current,
            positive(duration) > 0
        else {
            AnimationTransaction.run(nil, animations)
            completion?(true)
            return
        }
        let timing = AnimationTiming(
            start: clock.time + positive(delay), duration: positive(duration), curve: .linear)
        let transaction = AnimationTransaction(clock: clock, timing: timing, isKeyframed: true)
        AnimationTransaction.run(transaction, animations)
        finish(transaction, completion)
    }

    /// Adds a keyframe to `animateKeyframes(withDuration:delay:options:animations:completion:)`.
    ///
    /// - Parameters:
    ///   - start: start as a fraction of the whole duration, from 0 to 1.
    ///   - share: duration as a fraction of the whole duration. A keyframe ends at the latest with
    ///     the whole animation.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration share: Double,
        animations: () -> Void
    ) {
        guard let whole = AnimationTransaction.current, whole.isKeyframed else {
            animations()
            return
        }
        let begin = min(1, positive(start))
        let length = min(1 - begin, positive(share))
        let timing = AnimationTiming(
            start: whole.timing.start + begin * whole.timing.duration,
            duration: length * whole.timing.duration, curve: .linear)
        let step = AnimationTransaction(clock: whole.clock, timing: timing)
        AnimationTransaction.run(step, animations)
        whole.hasAnimations = whole.hasAnimations || step.hasAnimations
    }
}

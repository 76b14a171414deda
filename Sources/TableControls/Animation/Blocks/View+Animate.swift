import Foundation
import TableAnimation
import TableDrawing

/// Animated changes of views, with UIKit's class methods.
///
/// A block changes properties of views and layers. Position, bounds, transform, alpha, background
/// colour, corners, border and shadow move to their new values while the current `AnimationClock`
/// advances. Without a clock, changes take effect immediately, and completions are called before
/// the method returns.
extension View {
    /// UIKit's documented duration of animations without a given duration, in seconds.
    public static let inheritedAnimationDuration = 0.2

    /// Animates the changes made by `animations` with a slow start and a slow end.
    ///
    /// - Parameters:
    ///   - duration: duration in seconds; values up to 0 take effect immediately.
    ///   - completion: closure that is called with `true` at the end.
    public class func animate(
        withDuration duration: Double, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations,
            completion: completion)
    }

    /// Animates the changes made by `animations`.
    ///
    /// - Parameters:
    ///   - delay: seconds before the start; the old values remain until then.
    ///   - options: curve, repetition, and values that a nested block inherits.
    public class func animate(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, curve: options.curve, options: options, animations,
            completion)
    }

    /// Animates the changes made by `animations` with a spring that has settled after `duration`.
    ///
    /// - Parameters:
    ///   - dampingRatio: ratio to critical damping. A ratio of 1 does not overshoot; lower ratios
    ///     oscillate longer.
    ///   - velocity: initial velocity, in whole distances per second.
    public class func animate(
        withDuration duration: Double, delay: Double,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringTimingParameters(
            dampingRatio: Double(dampingRatio), duration: duration,
            initialVelocity: Double(velocity))
        run(
            duration: duration, delay: delay, curve: .spring(spring), options: options, animations,
            completion)
    }

    /// Animates the changes of `animations` with any curve, such as a `MediaTimingFunction`.
    public class func animate(
        withDuration duration: Double, delay: Double = 0, curve: AnimationCurve,
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, curve: curve, options: .overrideInheritedCurve,
            animations, completion)
    }

    /// Runs `actions` without animation, even within an animation block.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        AnimationTransaction.runDisabled(actions)
    }

    /// Whether a clock is running and animations are enabled.
    public class var areAnimationsEnabled: Bool { AnimationTransaction.isEnabled }

    private class func run(
        duration: Double, delay: Double, curve: AnimationCurve, options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            animations()
            completion?(true)
            return
        }
        let outer = options.contains(.overrideInheritedOptions) ? nil : AnimationTransaction.current
        var timing = AnimationTiming(
            start: clock.time + positive(delay), duration: positive(duration), curve: curve,
            repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
        if let outer {
            if !options.contains(.overrideInheritedDuration) {
                timing.duration = outer.timing.duration
                timing.start = outer.timing.start + positive(delay)
            }
            if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
        }
        guard timing.duration > 0 || delay > 0 else {
            AnimationTransaction.run(nil, animations)
            if let completion { clock.at(clock.time) { completion(true) } }
            return
        }
        let transaction = AnimationTransaction(clock: clock, timing: timing)
        AnimationTransaction.run(transaction) {
            animations()
            if options.contains(.layoutSubviews) {
                for layer in transaction.layers { layer.view?.layoutIfNeeded() }
            }
        }
        outer?.hasAnimations = outer?.hasAnimations == true || transaction.hasAnimations
        finish(transaction, completion)
    }

    /// Calls the completion at the end of the block's animations, or immediately without
    /// animations.
    class func finish(
        _ transaction: AnimationTransaction, _ completion: ((Bool) -> Void)?
    ) {
        guard let completion else { return }
        let clock = transaction.clock
        let end = transaction.hasAnimations ? transaction.timing.end : clock.time
        guard end.isFinite else { return }
        clock.at(end) { completion(true) }
    }

    package class func positive(_ seconds: Double) -> Double {
        seconds.isFinite ? max(0, seconds) : 0
    }
}

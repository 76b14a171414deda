import Foundation
import TableAnimation
import TableDrawing

/// Changes that take their time; UIKit's class methods.
///
/// A block changes properties of views and layers: place, bounds, transform, alpha, background colour,
/// corners, border and shadow move to their new values, as the current `AnimationClock` goes on. Without a
/// clock everything holds at once, and completions are called before the method returns.
extension View {
    /// The duration that UIKit documents for animations that name none, in seconds.
    public static let inheritedAnimationDuration = 0.2

    /// Animates what `animations` changes, beginning and ending slowly.
    ///
    /// - Parameters:
    ///   - duration: seconds; 0 and less hold at once.
    ///   - completion: called at the end, with true.
    public class func animate(
        withDuration duration: Double, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations,
            completion: completion)
    }

    /// Animates what `animations` changes.
    ///
    /// - Parameters:
    ///   - delay: seconds before the beginning, during which the old values are shown.
    ///   - options: the curve, repetition, and what a block within another takes from it.
    public class func animate(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, curve: options.curve, options: options, animations,
            completion)
    }

    /// Animates what `animations` changes by a spring that has settled after `duration`.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not swing over; towards 0 it swings more and more.
    ///   - velocity: at the beginning, in whole distances per second.
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

    /// Changes without animation, even within a block that animates.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        AnimationTransaction.runDisabled(actions)
    }

    /// Whether a clock runs, and nothing forbids animations at present.
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

    /// Has the completion called when the block's time is over; at once where nothing moves.
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

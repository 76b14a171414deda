import Foundation
import TableAnimation
import TableThemes

/// The parameters that changes of properties take on while a block of `View.animate` runs.
package final class AnimationTransaction {
    package let clock: AnimationClock
    package let timing: AnimationTiming
    /// Whether a property has begun to move.
    package var hasAnimations = false
    /// The layers that have begun to move.
    var layers: [Layer] = []
    /// Given to keyframes, which stand in the whole's stretch of time.
    let isKeyframed: Bool

    package init(clock: AnimationClock, timing: AnimationTiming, isKeyframed: Bool = false) {
        self.clock = clock
        self.timing = timing
        self.isKeyframed = isKeyframed
    }

    /// Lets a task-local name a class that is not Sendable; it lives while one block runs.
    struct Box: @unchecked Sendable {
        var transaction: AnimationTransaction?
        var isDisabled = false
    }

    @TaskLocal private static var box = Box()

    /// Whether a clock runs and nothing forbids animations.
    package static var isEnabled: Bool { AnimationClock.current != nil && !box.isDisabled }

    /// The block under way; nothing outside of one, and where animations are switched off.
    package static var current: AnimationTransaction? { box.transaction }

    /// Runs `body` and animates its changes with a transaction, or without animation if the
    /// transaction is `nil`.
    package static func run<Result>(
        _ transaction: AnimationTransaction?, _ body: () throws -> Result
    ) rethrows -> Result {
        var inner = box
        inner.transaction = transaction
        return try $box.withValue(inner, operation: body)
    }

    /// Runs `body` without any animation, even if `body` starts animations.
    static func runDisabled<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $box.withValue(Box(transaction: nil, isDisabled: true), operation: body)
    }

    /// Animates what `body` changes, where animations are possible and asked for.
    ///
    /// - Returns: the seconds until the end; 0 where the changes hold at once.
    @discardableResult
    package static func animate(
        _ timing: AnimationMetrics.Timing, if isAnimated: Bool = true, _ body: () -> Void
    ) -> Double {
        guard isAnimated, isEnabled, let clock = AnimationClock.current else {
            run(nil, body)
            return 0
        }
        let transaction = AnimationTransaction(
            clock: clock,
            timing: AnimationTiming(
                start: clock.time, duration: timing.duration, curve: timing.curve))
        run(transaction, body)
        clock.extend(to: clock.time + timing.duration)
        return timing.duration
    }
}

import Foundation
import TableAnimation
import TableThemes

/// Parameters of property changes in a block of `View.animate`.
package final class AnimationTransaction {
    package let clock: AnimationClock
    package let timing: AnimationTiming
    /// Whether a property is animated by the transaction.
    package var hasAnimations = false
    /// Layers with properties animated by the transaction.
    var layers: [Layer] = []
    /// Whether the transaction contains keyframes within its time span.
    let isKeyframed: Bool

    package init(clock: AnimationClock, timing: AnimationTiming, isKeyframed: Bool = false) {
        self.clock = clock
        self.timing = timing
        self.isKeyframed = isKeyframed
    }

    /// Allows a task-local value of a class that is not Sendable; a box exists only while a block
    /// runs.
    private struct Box: @unchecked Sendable {
        var transaction: AnimationTransaction?
        var isDisabled = false
    }

    @TaskLocal private static var box = Box()

    /// Whether a clock is running and animations are enabled.
    package static var isEnabled: Bool { AnimationClock.current != nil && !box.isDisabled }

    /// Transaction of the current block, or `nil` outside of blocks or if animations are disabled.
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

    /// Animates the changes made by `body`, if animations are enabled and `isAnimated` is true.
    ///
    /// - Returns: seconds until the end, or 0 if the changes take effect immediately.
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

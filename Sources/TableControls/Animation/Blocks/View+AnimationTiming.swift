import TableAnimation
import TableThemes

extension View {
    /// Runs `body` with a duration and a curve that replace the theme's values for its animations.
    ///
    /// The values apply to selection, editing, updates, swipes, scrolling, carried rows and screen
    /// transitions.
    ///
    /// - Parameters:
    ///   - duration: duration in seconds, or `nil` for the theme's duration.
    ///   - curve: animation curve, or `nil` for the theme's curve.
    public class func withAnimationTiming<Result>(
        duration: Double?, curve: AnimationCurve? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        try AnimationMetrics.TimingOverride.$current.withValue(
            AnimationMetrics.TimingOverride(duration: duration.map(positive), curve: curve),
            operation: body)
    }
}

extension AnimationMetrics {
    /// Replacement of a theme's durations and curves.
    package struct TimingOverride: Sendable {
        var duration: Double?
        package var curve: AnimationCurve?

        @TaskLocal package static var current = TimingOverride()
    }
}

extension AnimationMetrics.Timing {
    /// Timing with the current replacements of duration and curve.
    package var overridden: AnimationMetrics.Timing {
        let other = AnimationMetrics.TimingOverride.current
        return AnimationMetrics.Timing(
            duration: other.duration ?? duration, curve: other.curve ?? curve)
    }
}

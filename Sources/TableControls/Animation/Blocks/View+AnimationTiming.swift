import TableAnimation
import TableThemes

extension View {
    /// Has what is begun in `body`, and is animated with a duration and curve of the theme's, take other
    /// ones: selecting, editing, updates, swipes, scrolling, carrying and screens.
    ///
    /// - Parameters:
    ///   - duration: seconds; nothing leaves it to the theme.
    ///   - curve: nothing leaves it to the theme.
    public class func withAnimationTiming<Result>(
        duration: Double?, curve: AnimationCurve? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        try AnimationMetrics.TimingOverride.$current.withValue(
            AnimationMetrics.TimingOverride(duration: duration.map(positive), curve: curve),
            operation: body)
    }
}

extension AnimationMetrics {
    /// What is taken instead of a theme's durations and curves.
    package struct TimingOverride: Sendable {
        var duration: Double?
        package var curve: AnimationCurve?

        @TaskLocal package static var current = TimingOverride()
    }
}

extension AnimationMetrics.Timing {
    /// The timing, or what takes its place at present.
    package var overridden: AnimationMetrics.Timing {
        let other = AnimationMetrics.TimingOverride.current
        return AnimationMetrics.Timing(
            duration: other.duration ?? duration, curve: other.curve ?? curve)
    }
}

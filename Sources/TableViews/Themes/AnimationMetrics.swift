import TableAnimation

/// How long the movements of a table take, and how they run; seconds and points per second.
public struct AnimationMetrics: Sendable, Hashable {
    /// A duration in seconds and the curve over it.
    public struct Timing: Sendable, Hashable {
        public var duration: Double
        public var curve: AnimationCurve

        public init(duration: Double, curve: AnimationCurve) {
            self.duration = duration
            self.curve = curve
        }
    }

    /// Of the selected background and all that goes with it.
    public var selection: Timing
    /// Of rows and sections that come, go and move.
    public var update: Timing
    /// Into editing and out of it.
    public var editing: Timing
    /// Of a row that opens for its actions, or closes.
    public var swipe: Timing
    /// Of a table that scrolls to a row.
    public var scroll: Timing
    /// From a screen to the next and back.
    public var navigation: Timing
    /// Of a row that is lifted by its grip or put down, and of those that make room.
    public var reordering: Timing
    /// How rows come and go where the table chooses.
    public var automaticRowAnimation: TableView.RowAnimation
    /// The share of its speed that a scrolled table keeps each millisecond.
    public var decelerationRate: Double
    /// How fast a table that has been thrown beyond its end comes back, in 1/s: the distance is that of a
    /// critically damped spring.
    public var bounceFrequency: Double
    /// How long a wheel takes for a turn.
    public var spinnerPeriod: Double
    /// How far the screen below moves while another covers it, as a share of the width.
    public var navigationParallax: Double
    /// How dark the screen below becomes then, from 0 to 1.
    public var navigationDimming: Double

    static let standard = AnimationMetrics(
        selection: Timing(duration: 0.33, curve: .easeInOut),
        update: Timing(duration: 0.3, curve: .easeInOut),
        editing: Timing(duration: 0.3, curve: .easeInOut),
        swipe: Timing(duration: 0.2, curve: .easeInOut),
        scroll: Timing(duration: 0.3, curve: .easeInOut),
        navigation: Timing(duration: 0.35, curve: .easeInOut),
        reordering: Timing(duration: 0.25, curve: .easeInOut),
        automaticRowAnimation: .fade, decelerationRate: 0.998, bounceFrequency: 10,
        spinnerPeriod: 1, navigationParallax: 0.3, navigationDimming: 0.1)

    /// Before iOS 7 screens went side by side.
    static let classic: AnimationMetrics = {
        var metrics = standard
        metrics.navigationParallax = 1
        metrics.navigationDimming = 0
        metrics.automaticRowAnimation = .top
        return metrics
    }()
}

import TableAnimation

/// Durations and curves of a table's animations; in seconds and points per second.
public struct AnimationMetrics: Sendable, Hashable {
    /// Duration in seconds and its timing curve.
    public struct Timing: Sendable, Hashable {
        /// Duration in seconds.
        public var duration: Double
        /// Curve from the elapsed share of the duration to the progress of the animation.
        public var curve: AnimationCurve

        /// Creates a timing from a duration in seconds and a curve.
        public init(duration: Double, curve: AnimationCurve) {
            self.duration = duration
            self.curve = curve
        }
    }

    /// Timing of the selected background and its accompanying changes.
    public var selection: Timing
    /// Timing of inserted, deleted and moved rows and sections.
    public var update: Timing
    /// Timing of entering and leaving editing mode.
    public var editing: Timing
    /// Timing of a row that reveals or hides its swipe actions.
    public var swipe: Timing
    /// Timing of scrolling to a row.
    public var scroll: Timing
    /// Timing of pushing and popping a screen.
    public var navigation: Timing
    /// Timing of lifting and dropping a row by its grip, and of rows that make room.
    public var reordering: Timing
    /// Animation of inserted and deleted rows for `RowAnimation.automatic`.
    public var automaticRowAnimation: TableViewRowAnimation
    /// Share of its speed that a scrolling table keeps per millisecond.
    public var decelerationRate: Double
    /// Frequency of the bounce back from beyond the table's end, in 1/s.
    ///
    /// The distance from the end follows a critically damped spring.
    public var bounceFrequency: Double
    /// Duration of a full turn of an activity wheel, in seconds.
    public var spinnerPeriod: Double
    /// Distance that the covered screen moves, as a share of the width.
    public var navigationParallax: Double
    /// Opacity of the shade over the covered screen, from 0 to 1.
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

    /// Screens moved side by side before iOS 7.
    static let classic: AnimationMetrics = {
        var metrics = standard
        metrics.navigationParallax = 1
        metrics.navigationDimming = 0
        metrics.automaticRowAnimation = .top
        return metrics
    }()
}

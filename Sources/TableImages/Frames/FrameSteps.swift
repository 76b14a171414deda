import TableDrawing

/// Converts frame durations to whole steps of a format's clock, such as hundredths of a second.
///
/// Rounding errors are carried over to the next frame. The total number of steps is always
/// nearest to the sum of the durations.
struct FrameSteps {
    let perSecond: Double
    /// Sum of the durations so far, in seconds.
    private var elapsed = 0.0
    /// Number of steps so far.
    private(set) var total = 0

    init(perSecond: Double) { self.perSecond = perSecond }

    /// Returns the number of steps of the next frame.
    ///
    /// - Parameter least: minimum number of steps of the frame. Later frames get fewer steps in
    ///   return.
    mutating func take(_ duration: Double, atLeast least: Int = 0) -> Int {
        elapsed += duration
        let steps = max(least, Int(clamping: (elapsed * perSecond).rounded()) - total)
        total += steps
        return steps
    }
}

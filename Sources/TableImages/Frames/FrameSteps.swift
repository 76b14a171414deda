import TableDrawing

/// Turns the durations of frames into whole steps of a format's clock, such as a hundredth of a second.
///
/// What is lost by rounding is carried on to the next frame: the steps of any number of frames are the
/// nearest to the sum of their durations.
struct FrameSteps {
    let perSecond: Double
    /// The sum of the durations so far, in seconds.
    private var elapsed = 0.0
    /// The steps that were given so far.
    private(set) var total = 0

    init(perSecond: Double) { self.perSecond = perSecond }

    /// The steps of the next frame.
    ///
    /// - Parameter least: what it gets however short it is; frames after it get fewer for that.
    mutating func take(_ duration: Double, atLeast least: Int = 0) -> Int {
        elapsed += duration
        let steps = max(least, Int(clamping: (elapsed * perSecond).rounded()) - total)
        total += steps
        return steps
    }
}

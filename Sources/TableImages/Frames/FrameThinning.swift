import TableDrawing

/// Leaves out frames shown for less than a minimum time, so that the remaining frames keep
/// their times.
///
/// A shown frame stays until the first frame at least the minimum time later. The first frame
/// always begins the animation, and the last frame always ends it. The delays add up to the
/// total duration. Only an animation too short for two frames consists of its last frame.
struct FrameThinning {
    /// A frame with the step of its appearance.
    private struct Shown {
        var bitmap: Bitmap
        var start: Int
    }

    /// A remaining picture and the number of steps for which it is shown.
    typealias Piece = (bitmap: Bitmap, steps: Int)

    private let least: Int
    private var steps: FrameSteps
    /// Pending frames, at most two, because the last frame may need the time of the frames
    /// before it.
    private var waiting: [Shown] = []
    private var hasBegun = false

    /// - Parameter least: minimum number of steps of a frame.
    init(stepsPerSecond: Double, least: Int) {
        self.least = least
        steps = FrameSteps(perSecond: stepsPerSecond)
    }

    /// Adds the next frame, and returns a previous frame if its duration is now known.
    mutating func add(_ bitmap: Bitmap, duration: Double) -> Piece? {
        let start = steps.total
        _ = steps.take(duration)
        if let last = waiting.last, start - last.start < least { return nil }
        waiting.append(Shown(bitmap: bitmap, start: start))
        guard waiting.count > 2 else { return nil }
        hasBegun = true
        let piece = (waiting[0].bitmap, waiting[1].start - waiting[0].start)
        waiting.removeFirst()
        return piece
    }

    /// Adds the last frame, and returns all remaining frames.
    mutating func finish(_ bitmap: Bitmap, duration: Double) -> [Piece] {
        let now = steps.total
        _ = steps.take(duration)
        let end = max(steps.total, least)
        var start = min(now, end - least)
        while let last = waiting.last, start - last.start < least {
            if waiting.count == 1, !hasBegun, end >= 2 * least {
                start = least
                break
            }
            // The last frame replaces a frame that leaves too little time.
            waiting.removeLast()
            start = min(last.start, end - least)
        }
        waiting.append(Shown(bitmap: bitmap, start: start))
        let starts = waiting.dropFirst().map(\.start) + [end]
        return zip(waiting, starts).map { ($0.bitmap, $1 - $0.start) }
    }
}

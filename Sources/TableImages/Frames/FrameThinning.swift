import TableDrawing

/// Leaves out frames that would be shown for less than a least time, so that the rest keep theirs.
///
/// A frame that is shown stays until the next that comes no sooner than the least time after it. The
/// first frame begins the animation and the last ends it, whatever lies between, and all delays add
/// up to the whole. Only an animation that has no time for two frames is its last frame alone.
struct FrameThinning {
    /// A frame with the step at which it appears.
    private struct Shown {
        var bitmap: Bitmap
        var start: Int
    }

    /// What is left of the animation: pictures and the steps for which each is shown.
    typealias Piece = (bitmap: Bitmap, steps: Int)

    private let least: Int
    private var steps: FrameSteps
    /// At most two, since the last frame may need the time of those before it.
    private var waiting: [Shown] = []
    private var hasBegun = false

    /// - Parameter least: the steps that a frame is shown at least.
    init(stepsPerSecond: Double, least: Int) {
        self.least = least
        steps = FrameSteps(perSecond: stepsPerSecond)
    }

    /// Takes the next frame and gives the one, if any, of which is now known how long it is shown.
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

    /// Takes the last frame and gives all that is still to be shown.
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
            // The last frame takes the place of one that leaves it no time.
            waiting.removeLast()
            start = min(last.start, end - least)
        }
        waiting.append(Shown(bitmap: bitmap, start: start))
        let starts = waiting.dropFirst().map(\.start) + [end]
        return zip(waiting, starts).map { ($0.bitmap, $1 - $0.start) }
    }
}

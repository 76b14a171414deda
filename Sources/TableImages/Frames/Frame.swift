import TableDrawing

/// A picture of an animation.
public struct Frame: Sendable {
    /// Index of the frame, counted from 0.
    public var index: Int
    /// Time shown by the frame, in seconds of the animation.
    public var time: Double
    /// Duration of the frame in seconds, longer than the frame rate's period for a held frame.
    public var duration: Double
    /// Pixels of the frame.
    public var bitmap: Bitmap

    /// Creates a frame from its bitmap and its time in the animation.
    public init(index: Int, time: Double, duration: Double, bitmap: Bitmap) {
        self.index = index
        self.time = time
        self.duration = duration
        self.bitmap = bitmap
    }
}

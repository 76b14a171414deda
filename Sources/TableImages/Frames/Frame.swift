import TableDrawing

/// One picture of an animation.
public struct Frame: Sendable {
    /// The frame's number, counted from 0.
    public var index: Int
    /// The instant that it shows, in seconds of the animation.
    public var time: Double
    /// How long it is shown, in seconds: longer than the rate says for a frame that is held.
    public var duration: Double
    public var bitmap: Bitmap

    public init(index: Int, time: Double, duration: Double, bitmap: Bitmap) {
        self.index = index
        self.time = time
        self.duration = duration
        self.bitmap = bitmap
    }
}

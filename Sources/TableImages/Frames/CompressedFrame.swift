/// A picture of an animation as the compressed bands of its PNG.
public struct CompressedFrame: Sendable {
    /// Index of the frame, counted from 0.
    public var index: Int
    /// Time shown by the frame, in seconds of the animation.
    public var time: Double
    /// Duration of the frame, in seconds.
    public var duration: Double
    /// Bands from top to bottom, without gaps.
    public var bands: [CompressedBand]

    /// Creates a frame from the compressed bands of its picture.
    public init(index: Int, time: Double, duration: Double, bands: [CompressedBand]) {
        self.index = index
        self.time = time
        self.duration = duration
        self.bands = bands
    }
}

/// One picture of an animation as the compressed strips of its PNG.
public struct CompressedFrame: Sendable {
    /// The frame's number, counted from 0.
    public var index: Int
    /// The instant that it shows, in seconds of the animation.
    public var time: Double
    /// How long it is shown, in seconds.
    public var duration: Double
    /// From the top down, without gaps.
    public var bands: [CompressedBand]

    public init(index: Int, time: Double, duration: Double, bands: [CompressedBand]) {
        self.index = index
        self.time = time
        self.duration = duration
        self.bands = bands
    }
}

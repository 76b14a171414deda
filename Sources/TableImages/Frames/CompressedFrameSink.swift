/// A sink that writes PNGs, and so can be given frames whose strips are compressed already: most of
/// them have not changed since the frame before.
public protocol CompressedFrameSink: FrameSink {
    /// How strips must be compressed.
    var compression: PNGCompression { get }

    /// Takes the next frame, instead of its pixels.
    func write(_ frame: CompressedFrame) throws

    /// Takes the next frames, in order; `threads` is how many threads may be used.
    ///
    /// - Throws: what taking the first of the frames that fail throws.
    func write(_ frames: [CompressedFrame], threads: Int) throws
}

extension CompressedFrameSink {
    /// One after another.
    public func write(_ frames: [CompressedFrame], threads: Int) throws {
        for frame in frames { try write(frame) }
    }
}

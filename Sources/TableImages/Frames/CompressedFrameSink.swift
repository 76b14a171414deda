/// A sink of PNGs that accepts frames with compressed bands, because most bands do not change
/// between frames.
public protocol CompressedFrameSink: FrameSink {
    /// The required compression of bands.
    var compression: PNGCompression { get }

    /// Writes the next frame from its compressed bands.
    func write(_ frame: CompressedFrame) throws

    /// Writes the next frames in order, using at most `threads` threads.
    ///
    /// - Throws: the error of the first frame that fails.
    func write(_ frames: [CompressedFrame], threads: Int) throws
}

extension CompressedFrameSink {
    /// Writes the frames in sequence.
    public func write(_ frames: [CompressedFrame], threads: Int) throws {
        for frame in frames { try write(frame) }
    }
}

/// A sink that writes PNGs, and so can be given frames whose strips are compressed already: most of
/// them have not changed since the frame before.
public protocol CompressedFrameSink: FrameSink {
    /// How strips must be compressed.
    var compression: PNGCompression { get }

    /// Takes the next frame, instead of its pixels.
    func write(_ frame: CompressedFrame) throws
}

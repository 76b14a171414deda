/// Where the frames of an animation go: a folder, a file of frames, a stream.
///
/// `begin` comes first, then every frame in order, then `finish`. What is not finished leaves nothing
/// half written: files appear whole or not at all.
public protocol FrameSink: AnyObject {
    /// Whether what is written holds how often the whole is played; by default it does not.
    var hasLoops: Bool { get }

    /// Hears of the animation before its first frame.
    ///
    /// - Throws: what the format cannot hold, or the output's error.
    func begin(_ sequence: FrameSequence) throws

    /// Takes the next frame.
    func write(_ frame: Frame) throws

    /// Hears that the last frame has come, and puts the file in its place.
    func finish() throws
}

extension FrameSink {
    public var hasLoops: Bool { false }
}

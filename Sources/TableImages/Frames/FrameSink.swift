/// A destination of an animation's frames: a folder, a file, or a stream.
///
/// The calls are `begin`, then `write` for every frame in order, then `finish`. Without
/// `finish` no partial file remains. Files appear completely or not at all.
public protocol FrameSink: AnyObject {
    /// Whether the output stores the loop count.
    ///
    /// The default is false.
    var hasLoops: Bool { get }

    /// Begins the animation before its first frame.
    ///
    /// - Throws: an error if the format does not support the animation, or the output's error.
    func begin(_ sequence: FrameSequence) throws

    /// Writes the next frame.
    func write(_ frame: Frame) throws

    /// Ends the animation after its last frame, and moves the file into place.
    func finish() throws
}

extension FrameSink {
    /// Whether the output stores the loop count: `false` by default.
    public var hasLoops: Bool { false }
}

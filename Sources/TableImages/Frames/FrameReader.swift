/// Where the frames of an animation come from, one after the other: a file, or a folder of pictures.
///
/// Only one or two frames are in memory, however many there are.
public protocol FrameReader: AnyObject {
    /// Pixels across, of every frame of a file; a folder's may differ.
    var width: Int { get }
    /// Pixels down.
    var height: Int { get }
    /// How many frames the animation says that it has; nothing where only reading can tell.
    var frameCount: Int? { get }
    /// How often all is played; 0 is for ever, and nothing where it is not kept.
    var loopCount: Int? { get }
    /// Whether frames have times and durations; they are 0 otherwise.
    var hasTimes: Bool { get }

    /// The next frame, whole and as it is seen; nothing after the last.
    ///
    /// Throws an `ImageError` for what cannot be read.
    func next() throws -> Frame?
}

extension FrameReader {
    public var hasTimes: Bool { true }
}

/// A source of an animation's frames in order: a file, or a folder of pictures.
///
/// Only one or two frames are in memory at a time.
public protocol FrameReader: AnyObject {
    /// Width in pixels of all frames.
    ///
    /// In a folder, the widths may differ.
    var width: Int { get }
    /// Height in pixels.
    var height: Int { get }
    /// Number of frames stated by the animation, or `nil` if it is not stated.
    var frameCount: Int? { get }
    /// Number of times the animation plays; 0 means forever, and `nil` means not stated.
    var loopCount: Int? { get }
    /// Whether frames have times and durations.
    ///
    /// Otherwise they are 0.
    var hasTimes: Bool { get }

    /// Returns the next frame as displayed, or `nil` after the last frame.
    ///
    /// Throws an `ImageError` if the frame is unreadable.
    func next() throws -> Frame?
}

extension FrameReader {
    /// Whether frames have times and durations: `true` by default.
    public var hasTimes: Bool { true }
}

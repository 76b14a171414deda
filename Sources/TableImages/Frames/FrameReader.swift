/// A source of an animation's frames in order: a file, or a folder of pictures.
///
/// Only one or two frames are in memory at a time.
package protocol FrameReader: AnyObject {
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
    package var hasTimes: Bool { true }
}

/// Limits on animations read from files.
enum FrameLimits {
    /// Maximum number of frames: ten minutes at sixty frames per second.
    static let frames = 36_000
    /// Maximum number of pixels of a frame: 4,096 × 4,096.
    ///
    /// Readers and comparisons keep up to eight pictures of a frame's size.
    static let pixels = 16_777_216

    static func check(frames: Int) throws(ImageError.Reason) {
        guard frames <= Self.frames else {
            throw .refused("it has \(frames) frames; \(Self.frames) are read at most")
        }
    }
}

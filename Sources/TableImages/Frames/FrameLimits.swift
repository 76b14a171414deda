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

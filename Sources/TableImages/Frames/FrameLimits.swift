/// Limits on animations read from files.
enum FrameLimits {
    /// Maximum number of frames: ten minutes at sixty frames per second.
    static let frames = 36_000

    static func check(frames: Int) throws(ImageError.Reason) {
        guard frames <= Self.frames else {
            throw .refused("it has \(frames) frames; \(Self.frames) are read at most")
        }
    }
}

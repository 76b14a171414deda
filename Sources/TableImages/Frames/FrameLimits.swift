/// What an animation that comes from elsewhere may cost.
enum FrameLimits {
    /// Ten minutes of sixty frames a second.
    static let frames = 36_000

    static func check(frames: Int) throws(ImageError.Reason) {
        guard frames <= Self.frames else {
            throw .refused("it has \(frames) frames; \(Self.frames) are read at most")
        }
    }
}

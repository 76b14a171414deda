/// How an image is resampled when its pixels do not fall on device pixels.
public enum InterpolationQuality: String, Sendable, Hashable {
    /// The nearest pixel.
    case none
    case low
    case medium
    case high
    /// The compositor's default, which is `medium`.
    case `default`
}

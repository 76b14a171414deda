/// Quality of resampling for an image whose pixels do not match device pixels.
public enum InterpolationQuality: String, Sendable, Hashable {
    /// Nearest pixel.
    case none
    case low
    case medium
    case high
    /// Default of the compositor, equal to `medium`.
    case `default`
}

import Foundation

/// Maximum sizes of pictures; a larger size is probably a mistake.
public enum PictureLimits {
    /// Maximum width in pixels, beyond which Cairo and pixman lose the painting.
    public static let width = 32_766
    /// Maximum height in pixels: 4 million, about 45,000 rows at 2×.
    public static let height = 4_000_000
    /// Valid numbers of device pixels per point.
    public static let scale = 0.25...8.0
}

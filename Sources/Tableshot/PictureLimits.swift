import Foundation

/// The sizes that pictures may have; beyond them a mistake is likelier than a wish.
public enum PictureLimits {
    /// Pixels across; Cairo's surfaces end there.
    public static let width = 32_767
    /// Pixels down: 4 million, some 45,000 rows at 2×.
    public static let height = 4_000_000
    /// Device pixels per point.
    public static let scale = 0.25...8.0
}

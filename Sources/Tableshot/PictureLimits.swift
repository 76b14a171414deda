import Foundation

/// The sizes that pictures may have; beyond them a mistake is likelier than a wish.
public enum PictureLimits {
    /// Pixels across: the widest that Cairo and pixman paint without losing it.
    public static let width = 32_766
    /// Pixels down: 4 million, some 45,000 rows at 2×.
    public static let height = 4_000_000
    /// Device pixels per point.
    public static let scale = 0.25...8.0
}

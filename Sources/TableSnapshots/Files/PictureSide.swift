/// One of two files that are compared, as far as it says where things are.
public struct PictureSide: Sendable {
    public let path: String
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// The named places that the file keeps; nothing where it keeps none.
    public let regions: RecordedRegions?
    /// Whether it keeps some that cannot be read.
    public let hasUnreadableRegions: Bool
}

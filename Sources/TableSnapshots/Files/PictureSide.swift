/// A file in a comparison, with its regions.
public struct PictureSide: Sendable {
    /// Path of the file.
    public let path: String
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Named regions stored in the file, or `nil`.
    public let regions: RecordedRegions?
    /// Whether the file has unreadable regions.
    public let hasUnreadableRegions: Bool
}

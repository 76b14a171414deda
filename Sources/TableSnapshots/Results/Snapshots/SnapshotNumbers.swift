/// Numbers of differing pixels in a picture.
public struct SnapshotNumbers: Codable, Sendable, Hashable {
    /// Number of differing pixels.
    public var count: Int
    /// Number of pixels in the larger picture.
    public var total: Int
    /// Largest channel difference, from 0 to 255.
    public var worst: Int
    /// Number of pixels tolerated by threshold, distance or antialiasing, or `nil` if there are
    /// none.
    public var tolerated: Int?

    /// Creates the numbers of a compared picture.
    public init(count: Int, total: Int, worst: Int, tolerated: Int? = nil) {
        self.count = count
        self.total = total
        self.worst = worst
        self.tolerated = tolerated
    }
}

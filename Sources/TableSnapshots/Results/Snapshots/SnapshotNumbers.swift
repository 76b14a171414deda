/// How much of a picture differs.
public struct SnapshotNumbers: Codable, Sendable, Hashable {
    /// The pixels that differ.
    public var count: Int
    /// All pixels of the larger of both pictures.
    public var total: Int
    /// The largest difference of a channel, 0 to 255.
    public var worst: Int

    public init(count: Int, total: Int, worst: Int) {
        self.count = count
        self.total = total
        self.worst = worst
    }
}

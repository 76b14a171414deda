/// How much of a picture differs.
public struct SnapshotNumbers: Codable, Sendable, Hashable {
    /// The pixels that differ.
    public var count: Int
    /// All pixels of the larger of both pictures.
    public var total: Int
    /// The largest difference of a channel, 0 to 255.
    public var worst: Int
    /// The pixels that differ and are let pass one by one, by threshold, distance or antialiasing;
    /// nothing where there are none.
    public var tolerated: Int?

    public init(count: Int, total: Int, worst: Int, tolerated: Int? = nil) {
        self.count = count
        self.total = total
        self.worst = worst
        self.tolerated = tolerated
    }
}

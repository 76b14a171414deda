/// How often the elements of one reuse identifier were created, asked for and reused.
public struct ReuseCounts: Sendable, Hashable {
    /// How many elements were made.
    public internal(set) var created = 0

    /// How many times an element was asked for, whether there was one or not.
    public internal(set) var dequeued = 0

    /// How many times there was one.
    public internal(set) var reused = 0

    /// Counts that start from given numbers.
    public init(created: Int = 0, dequeued: Int = 0, reused: Int = 0) {
        self.created = created
        self.dequeued = dequeued
        self.reused = reused
    }
}

extension ReuseCounts: CustomStringConvertible {
    /// The three counts, as in `created 12, dequeued 40, reused 28`.
    public var description: String {
        "created \(created), dequeued \(dequeued), reused \(reused)"
    }
}

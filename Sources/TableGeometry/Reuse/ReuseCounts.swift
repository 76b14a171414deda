/// Numbers of created, dequeued and reused elements of a reuse identifier.
public struct ReuseCounts: Sendable, Hashable {
    /// Number of created elements.
    public internal(set) var created = 0

    /// Number of requests for an element, including requests without an available element.
    public internal(set) var dequeued = 0

    /// Number of requests answered with a pooled element.
    public internal(set) var reused = 0

    /// Creates counts with initial values.
    public init(created: Int = 0, dequeued: Int = 0, reused: Int = 0) {
        self.created = created
        self.dequeued = dequeued
        self.reused = reused
    }
}

extension ReuseCounts: CustomStringConvertible {
    /// The three counts, for example `created 12, dequeued 40, reused 28`.
    public var description: String {
        "created \(created), dequeued \(dequeued), reused \(reused)"
    }
}

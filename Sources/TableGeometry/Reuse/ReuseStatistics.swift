/// Numbers of created, dequeued and reused elements, by reuse identifier.
public struct ReuseStatistics: Sendable, Hashable {
    private var counts: [String: ReuseCounts] = [:]

    /// Creates statistics without counts.
    public init() {}

    /// Identifiers with counts, sorted.
    public var identifiers: [String] { counts.keys.sorted() }

    /// Counts of an identifier; all counts are 0 for an unknown identifier.
    public internal(set) subscript(identifier: String) -> ReuseCounts {
        get { counts[identifier, default: ReuseCounts()] }
        set { counts[identifier] = newValue }
    }

    /// Sums of the counts of all identifiers.
    public var total: ReuseCounts {
        counts.values.reduce(into: ReuseCounts()) { total, counts in
            total.created += counts.created
            total.dequeued += counts.dequeued
            total.reused += counts.reused
        }
    }
}

extension ReuseStatistics: CustomStringConvertible {
    /// A line for each identifier, sorted, for example `Cell: created 12, dequeued 40, reused
    /// 28`.
    public var description: String {
        identifiers.map { "\($0): \(self[$0])" }.joined(separator: "\n")
    }
}

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

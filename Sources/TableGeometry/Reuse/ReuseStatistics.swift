/// How often elements were created, asked for and reused, per reuse identifier.
public struct ReuseStatistics: Sendable, Hashable {
    private var counts: [String: ReuseCounts] = [:]

    /// Statistics in which nothing has happened.
    public init() {}

    /// The identifiers of which something was counted, sorted.
    public var identifiers: [String] { counts.keys.sorted() }

    /// The counts of an identifier, all 0 where nothing was counted.
    public internal(set) subscript(identifier: String) -> ReuseCounts {
        get { counts[identifier, default: ReuseCounts()] }
        set { counts[identifier] = newValue }
    }

    /// The counts of all identifiers together.
    public var total: ReuseCounts {
        counts.values.reduce(into: ReuseCounts()) { total, counts in
            total.created += counts.created
            total.dequeued += counts.dequeued
            total.reused += counts.reused
        }
    }
}

extension ReuseStatistics: CustomStringConvertible {
    /// One line for each identifier, sorted, as in `Cell: created 12, dequeued 40, reused 28`.
    public var description: String {
        identifiers.map { "\($0): \(self[$0])" }.joined(separator: "\n")
    }
}

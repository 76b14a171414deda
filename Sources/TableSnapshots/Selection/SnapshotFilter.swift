/// A selection of a suite's snapshots by name.
public struct SnapshotFilter: Sendable {
    private let wanted: Pattern?
    private let unwanted: Pattern?

    /// A regular expression to search for in names.
    public struct Pattern: @unchecked Sendable {
        // Regex is not Sendable. This instance is only read.
        private let regex: Regex<AnyRegexOutput>
        /// Text of the regular expression.
        public let source: String

        /// Creates a pattern.
        ///
        /// Throws an error for an invalid regular expression.
        public init(_ source: String) throws {
            regex = try Regex(source)
            self.source = source
        }

        /// Whether a name contains a match.
        public func matches(_ name: String) -> Bool { name.contains(regex) }
    }

    /// - Parameters:
    ///   - wanted: pattern that names must contain. `nil` accepts all names.
    ///   - unwanted: pattern that names must not contain.
    public init(wanted: Pattern? = nil, unwanted: Pattern? = nil) {
        self.wanted = wanted
        self.unwanted = unwanted
    }

    /// Whether the filter accepts a snapshot with a name.
    public func accepts(_ name: String) -> Bool {
        if let wanted, !wanted.matches(name) { return false }
        if let unwanted, unwanted.matches(name) { return false }
        return true
    }
}

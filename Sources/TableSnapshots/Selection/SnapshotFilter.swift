/// Which snapshots of a suite are wanted, by their names.
public struct SnapshotFilter: Sendable {
    private let wanted: Pattern?
    private let unwanted: Pattern?

    /// A regular expression that is searched for in names.
    public struct Pattern: @unchecked Sendable {
        // Regex is not Sendable; this one is only ever read.
        private let regex: Regex<AnyRegexOutput>
        public let source: String

        /// Throws when the text is no regular expression.
        public init(_ source: String) throws {
            regex = try Regex(source)
            self.source = source
        }

        /// Whether a name contains it.
        public func matches(_ name: String) -> Bool { name.contains(regex) }
    }

    /// - Parameters:
    ///   - wanted: what names must contain; nothing takes all.
    ///   - unwanted: what names must not contain.
    public init(wanted: Pattern? = nil, unwanted: Pattern? = nil) {
        self.wanted = wanted
        self.unwanted = unwanted
    }

    /// Whether a snapshot of a name is wanted.
    public func accepts(_ name: String) -> Bool {
        if let wanted, !wanted.matches(name) { return false }
        if let unwanted, unwanted.matches(name) { return false }
        return true
    }
}

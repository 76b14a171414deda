/// What a screen reader finds on a screen, and what it lacks words for; an immutable value.
public struct AccessibilityReport: Sendable, Hashable, Codable {
    public let tree: AccessibilityNode
    public let findings: [AccessibilityFinding]

    public init(_ tree: AccessibilityNode) {
        self.tree = tree
        findings = tree.findings
    }

    public var isClean: Bool { findings.isEmpty }

    /// The tree, and below it a line for each finding.
    public var dump: String {
        guard !isClean else { return tree.dump }
        return tree.dump + "\nfindings\n"
            + findings.map { $0.line.indented(1) + "\n" }.joined()
    }

    /// The report as JSON; the same bytes for the same screen.
    public func json() throws -> String { try StableJSON.text(self) }
}

/// Accessibility tree of a screen with findings.
///
/// An immutable value.
public struct AccessibilityReport: Sendable, Hashable, Codable {
    /// The screen's accessibility tree.
    public let tree: AccessibilityNode
    /// Elements without a meaningful description, in reading order.
    public let findings: [AccessibilityFinding]

    /// Creates a report with the findings in a tree.
    public init(_ tree: AccessibilityNode) {
        self.tree = tree
        findings = tree.findings
    }

    /// Whether the report has no findings.
    public var isClean: Bool { findings.isEmpty }

    /// The tree as text, followed by a line for each finding.
    public var dump: String {
        guard !isClean else { return tree.dump }
        return tree.dump + "\nfindings\n"
            + findings.map { $0.line.indented(1) + "\n" }.joined()
    }

    /// Returns the report as JSON.
    ///
    /// Equal screens have equal bytes.
    public func json() throws -> String { try StableJSON.text(self) }
}

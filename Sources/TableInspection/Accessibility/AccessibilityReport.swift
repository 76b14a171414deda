/// Accessibility tree of a screen with findings.
///
/// An immutable value.
package struct AccessibilityReport: Sendable, Hashable, Codable {
    /// The screen's accessibility tree.
    package let tree: AccessibilityNode
    /// Elements without a meaningful description, in reading order.
    package let findings: [AccessibilityFinding]

    /// Creates a report with the findings in a tree.
    package init(_ tree: AccessibilityNode) {
        self.tree = tree
        findings = tree.findings
    }

    /// Whether the report has no findings.
    package var isClean: Bool { findings.isEmpty }

    /// The tree as text, followed by a line for each finding.
    package var dump: String {
        guard !isClean else { return tree.dump }
        return tree.dump + "\nfindings\n"
            + findings.map { $0.line.indented(1) + "\n" }.joined()
    }

    /// Returns the report as JSON.
    ///
    /// Equal screens have equal bytes.
    package func json() throws -> String { try StableJSON.text(self) }
}

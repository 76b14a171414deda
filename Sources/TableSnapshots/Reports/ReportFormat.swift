/// Formats of reports.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// Text for people.
    case text
    /// The stored results.
    case json
    /// JUnit XML for build servers.
    case junit
    /// Annotations for GitHub Actions, between the lines for people.
    case github
}

/// The forms in which a run is told of.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
    /// For people.
    case text
    /// The results as they are kept.
    case json
    /// JUnit's XML, as build servers read it.
    case junit
    /// Annotations of GitHub Actions, among the lines for people.
    case github
}

/// Source of a theme's number and its confidence.
public struct ThemeProvenance: Sendable, Hashable {
    /// Confidence in a number.
    public enum Confidence: String, Sendable, Hashable, CaseIterable {
        /// Frames saved by Xcode, a dump of a view hierarchy, or pixels of a screenshot.
        case measured
        /// Official documentation, or several independent sources that agree.
        case documented
        /// A single re-implementation, article or answer.
        case reported
        /// Arithmetic that fits measured numbers, stated nowhere.
        case derived
        /// Plausible choice without a source; change the number if you have a better source.
        case unproven
    }

    /// Path of the theme's property, for example `cell.margins`.
    ///
    /// Includes every nested property without a source of its own.
    public var path: String
    /// Confidence in the numbers of the property.
    public var confidence: Confidence
    /// Public source in a few words; names from `ThemeSource.all` in the text identify its
    /// location.
    public var source: String

    /// Creates the provenance of the property at a path.
    public init(_ path: String, _ confidence: Confidence, _ source: String) {
        self.path = path
        self.confidence = confidence
        self.source = source
    }

    /// Returns whether the path includes a property.
    func covers(_ property: String) -> Bool {
        property == path || property.hasPrefix(path + ".")
    }
}

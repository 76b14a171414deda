/// Where a number of a theme comes from, and how sure it is.
public struct ThemeFact: Sendable, Hashable {
    /// How sure a number is.
    public enum Confidence: String, Sendable, Hashable, CaseIterable {
        /// Frames that Xcode saved, a dump of a view hierarchy, or pixels of a screenshot.
        case measured
        /// Official documentation, or several independent sources that agree.
        case documented
        /// One re-implementation, article or answer.
        case reported
        /// Arithmetic that fits measured numbers, stated nowhere.
        case derived
        /// A plausible choice that nothing found proves; change it where you know better.
        case unproven
    }

    /// The path of the theme's property, such as `cell.margins`; it speaks for everything below it
    /// that has no fact of its own.
    public var path: String
    public var confidence: Confidence
    /// The public source, in a few words; the names of `ThemeSource.all` in it lead to the place.
    public var source: String

    public init(_ path: String, _ confidence: Confidence, _ source: String) {
        self.path = path
        self.confidence = confidence
        self.source = source
    }

    /// Whether it speaks for a property.
    func covers(_ property: String) -> Bool {
        property == path || property.hasPrefix(path + ".")
    }
}

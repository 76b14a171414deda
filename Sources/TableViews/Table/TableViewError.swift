/// What a user's table got wrong, so that it cannot be shown as it is.
public enum TableViewError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A data source's method, and the count that it returned.
    case count(String, Int, maximum: Int)
    /// More rows of automatic height than are measured.
    case tooManyToMeasure(section: Int, count: Int)
    /// More rows than a delegate is asked for the heights of.
    case tooManyHeights(section: Int, count: Int)

    public var description: String {
        switch self {
        case .count(let method, let count, let maximum):
            return "\(method) returned \(count); a count is from 0 to \(maximum)"
        case .tooManyToMeasure(let section, let count):
            return "section \(section) has \(count) rows of automatic height; at most "
                + "\(TableView.maximumNumberOfMeasuredRows) are measured at once: give rowHeight or estimatedRowHeight"
        case .tooManyHeights(let section, let count):
            return "section \(section) has \(count) rows; a delegate decides the heights of at "
                + "most \(TableView.maximumNumberOfDelegateHeights): give rowHeight"
        }
    }
}

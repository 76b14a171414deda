/// Errors in the data source or delegate of a table that prevent the table from being
/// displayed.
public enum TableViewError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A data source method returned an invalid count.
    case count(String, Int, maximum: Int)
    /// The number of rows with automatic heights exceeds the maximum.
    case tooManyToMeasure(section: Int, count: Int)
    /// The number of rows with heights from the delegate exceeds the maximum.
    case tooManyHeights(section: Int, count: Int)

    /// Message with the count, the limit and a remedy.
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

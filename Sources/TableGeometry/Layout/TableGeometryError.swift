import Foundation

/// Why no table can be laid out from the heights that were given.
public enum TableGeometryError: Error, Sendable, Hashable {
    /// A height is negative, infinite or not a number.
    case invalidHeight(CGFloat, of: TableGeometry.Part)

    /// A section claims fewer rows than none.
    case invalidRowCount(Int, section: Int)

    /// With the rows of this section the table has more than `TableGeometry.maximumNumberOfRows`.
    case tooManyRows(Int, section: Int)

    /// At this part the table grows higher than `TableGeometry.maximumContentHeight`.
    case contentTooHigh(CGFloat, at: TableGeometry.Part)
}

extension TableGeometryError: CustomStringConvertible, LocalizedError {
    /// What was found, where, and what would be right.
    public var description: String {
        switch self {
        case .invalidHeight(let height, let part):
            "\(part) has the height \(height); a height is a number of points, 0 or more"
        case .invalidRowCount(let count, let section):
            "section \(section) has \(count) rows; the number of rows is 0 or more"
        case .tooManyRows(let count, let section):
            "the number of rows of section \(section) is \(count); "
                + "a table has at most \(TableGeometry.maximumNumberOfRows)"
        case .contentTooHigh(let height, let part):
            "with \(part) the table is \(height) points high; "
                + "a table is at most \(TableGeometry.maximumContentHeight) points high"
        }
    }

    /// The same words, for those who print an error's localized description.
    public var errorDescription: String? { description }
}

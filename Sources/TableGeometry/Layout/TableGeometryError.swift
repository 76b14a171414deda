import Foundation

/// Error in the heights of a table.
public enum TableGeometryError: Error, Sendable, Hashable {
    /// A height is negative, infinite or not a number.
    case invalidHeight(CGFloat, of: TableGeometry.Part)

    /// A section has a negative number of rows.
    case invalidRowCount(Int, section: Int)

    /// A section raises the number of rows above `TableGeometry.maximumNumberOfRows`.
    case tooManyRows(Int, section: Int)

    /// A part raises the content's height above `TableGeometry.maximumContentHeight`.
    case contentTooHigh(CGFloat, at: TableGeometry.Part)
}

extension TableGeometryError: CustomStringConvertible, LocalizedError {
    /// Description of the invalid value, its part and the valid values.
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

    /// The description, for callers that print an error's localized description.
    public var errorDescription: String? { description }
}

/// One row of a data file: a text for every column.
public struct Record: Sendable {
    /// The names of the columns.
    public let columns: [String]
    /// The values, one for each column.
    public let values: [String]
    /// Where the row begins in its file; its source file may hold the row only.
    public let location: DocumentLocation

    /// A row; it has as many values as columns.
    public init(columns: [String], values: [String], location: DocumentLocation) {
        self.columns = columns
        self.values = values
        self.location = location
    }

    /// The value in a column, or nothing if there is no such column.
    public subscript(column: String) -> String? {
        columns.firstIndex(of: column).map { values[$0] }
    }
}

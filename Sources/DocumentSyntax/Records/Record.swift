/// A row of a data file, with a text for every column.
public struct Record: Sendable {
    /// The names of the columns.
    public let columns: [String]
    /// The values of the columns.
    public let values: [String]
    /// Beginning of the row in its file.
    ///
    /// The source file may contain this row only.
    public let location: DocumentLocation

    /// Creates a row with equally many columns and values.
    public init(columns: [String], values: [String], location: DocumentLocation) {
        self.columns = columns
        self.values = values
        self.location = location
    }

    /// Returns the value in a column, or `nil` if the column does not exist.
    public subscript(column: String) -> String? {
        columns.firstIndex(of: column).map { values[$0] }
    }
}

/// Rows of a data file, with random access.
package protocol RecordSource: Sendable {
    /// The path of the file as the user wrote it.
    var path: String { get }
    /// The unique names of the columns.
    var columns: [String] { get }
    /// The number of rows.
    var count: Int { get }
    /// Returns the row at an index from 0 to `count` - 1.
    ///
    /// Throws if the row cannot be read.
    func record(at index: Int) throws(DocumentError) -> Record
}

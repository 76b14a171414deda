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

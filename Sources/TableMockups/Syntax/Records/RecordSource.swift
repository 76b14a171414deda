/// Rows of a data file, any of them at any time.
public protocol RecordSource: Sendable {
    /// The path of the file as the user wrote it.
    var path: String { get }
    /// The names of the columns, each once.
    var columns: [String] { get }
    /// The number of rows.
    var count: Int { get }
    /// The row at an index from 0 to `count` - 1; throws if it cannot be read after all.
    func record(at index: Int) throws(DocumentError) -> Record
}

/// Size limits of data files.
public struct RecordLimits: Sendable, Hashable {
    /// Maximum size of a CSV file, in bytes.
    ///
    /// The file stays in memory once, with eight bytes for each row.
    public var csvBytes: Int
    /// Maximum size of a JSON file, in bytes, and its maximum number of values.
    ///
    /// A JSON file is parsed as a whole.
    public var json: DocumentLimits

    /// Creates limits.
    ///
    /// A CSV file of a million rows is well within the defaults.
    public init(
        csvBytes: Int = 256 << 20, json: DocumentLimits = DocumentLimits(bytes: 64 << 20)
    ) {
        self.csvBytes = csvBytes
        self.json = json
    }
}

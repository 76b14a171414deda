/// How large a data file may be.
public struct RecordLimits: Sendable, Hashable {
    /// The largest CSV file, in bytes; it is kept in memory once, with eight bytes for each row.
    public var csvBytes: Int
    /// The largest JSON file, in bytes, and its number of values: it is parsed as a whole.
    public var json: DocumentLimits

    /// Limits; a CSV file of a million rows is well within the defaults.
    public init(
        csvBytes: Int = 256 << 20, json: DocumentLimits = DocumentLimits(bytes: 64 << 20)
    ) {
        self.csvBytes = csvBytes
        self.json = json
    }
}

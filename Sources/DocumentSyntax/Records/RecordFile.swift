/// An opener of data files by their extension: `.csv`, `.tsv` or `.json`.
package struct RecordFile: Sendable {
    /// The extensions of data files.
    package static let kinds = [".csv", ".tsv", ".json"]

    /// Size limits of data files.
    package var limits: RecordLimits

    /// Creates an opener with limits.
    package init(limits: RecordLimits = RecordLimits()) {
        self.limits = limits
    }

    /// Returns the rows of a file.
    ///
    /// Throws a `DocumentError` with all mistakes of the file.
    ///
    /// If the root of a JSON file is an object, the key names the list of rows. If the key is
    /// `nil`, the object must have a single list.
    package func open(
        _ file: AllowedFile, key: String? = nil
    ) throws(DocumentError) -> any RecordSource {
        let name = file.path.lowercased()
        if name.hasSuffix(".json") {
            let bytes = try read(file, limit: limits.json.bytes)
            let source = try SourceFile(path: file.shownPath, bytes: bytes)
            let root = try DocumentParser(limits: limits.json).parse(source, as: .json)
            return try JSONRecordSource(root, path: file.shownPath, key: key)
        }
        guard name.hasSuffix(".csv") || name.hasSuffix(".tsv") else {
            throw DocumentError(
                "found a data file of an unknown kind, expected .csv, .tsv or .json",
                at: SourceFile(path: file.shownPath, text: "").whole)
        }
        let bytes = try read(file, limit: limits.csvBytes)
        return try CSVRecordSource(
            path: file.shownPath, bytes: bytes,
            delimiter: name.hasSuffix(".tsv") ? .tab : nil)
    }

    private func read(_ file: AllowedFile, limit: Int) throws(DocumentError) -> [UInt8] {
        do {
            return try file.read(limit: limit)
        } catch {
            throw DocumentError(
                error.description, at: SourceFile(path: file.shownPath, text: "").whole)
        }
    }
}

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

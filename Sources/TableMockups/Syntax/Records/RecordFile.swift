/// Opens a data file as rows, by its extension: `.csv`, `.tsv` or `.json`.
public struct RecordFile: Sendable {
    /// The extensions of data files.
    static let kinds = [".csv", ".tsv", ".json"]

    /// How large a data file may be.
    public var limits: RecordLimits

    /// An opener with limits.
    public init(limits: RecordLimits = RecordLimits()) {
        self.limits = limits
    }

    /// The rows of a file; throws a `DocumentError` with everything that is wrong with it.
    ///
    /// In a JSON file that holds an object the key names the list of rows; without one the object
    /// must have a single list.
    public func open(
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

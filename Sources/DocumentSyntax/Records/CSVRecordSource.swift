import TableDrawing

/// Rows of a CSV file.
///
/// The first row contains the column names.
///
/// The file's bytes stay in memory, with the offset and line of each row. Rows are decoded on
/// demand. Quoted fields may contain delimiters, line breaks and doubled quotes. Empty lines
/// are skipped.
package struct CSVRecordSource: RecordSource {
    /// Path of the file as the user wrote it.
    package let path: String
    /// Unique names of the columns, from the first row of the file.
    package let columns: [String]
    private let index: CSVIndex
    private let delimiter: FieldDelimiter

    /// Number of rows without the row of column names.
    package var count: Int { index.rows.count - 1 }

    /// Checks every row.
    ///
    /// Throws a `DocumentError` with all mistakes of the rows, or for a file that is not UTF-8
    /// text.
    ///
    /// If the delimiter is `nil`, the header decides between comma, semicolon and tab.
    package init(
        path: String, bytes: [UInt8], delimiter: FieldDelimiter? = nil
    ) throws(DocumentError) {
        try SourceFile.checkKind(of: bytes, path: path)
        let problems = ProblemList()
        self.path = path
        let delimiter = delimiter ?? FieldDelimiter(guessedFrom: bytes)
        self.delimiter = delimiter
        index = try CSVIndex(
            path: path, bytes: bytes, delimiter: delimiter.byte, problems: problems)
        try problems.throwIfErrors()
        let header = index.row(0)
        columns = CSVIndexPass.fields(of: header.text.utf8, delimiter: delimiter.byte)
        Self.check(columns, of: header, problems)
        try problems.throwIfErrors()
    }

    /// Decodes the row at an index from 0 to `count` - 1.
    package func record(at index: Int) throws(DocumentError) -> Record {
        let row = self.index.row(index + 1)
        let values = CSVIndexPass.fields(of: row.text.utf8, delimiter: delimiter.byte)
        return Record(
            columns: columns, values: values,
            location: DocumentLocation(file: row, line: row.firstLine, column: 1))
    }

    private static func check(
        _ columns: [String], of header: SourceFile, _ problems: ProblemList
    ) {
        let place = DocumentLocation(file: header, line: header.firstLine, column: 1)
        var seen: Set<String> = []
        for (index, column) in columns.enumerated() {
            if column.isEmpty {
                problems.error(
                    "found no name for column \(index + 1), expected names in the first row",
                    at: place)
            } else if !seen.insert(column).inserted {
                problems.error(
                    "found two columns with the name \(column.quoted), expected it once", at: place)
            }
        }
    }
}

import TableDrawing

/// Offsets of the rows in a CSV file, found in a single pass that also checks the syntax.
struct CSVIndex: Sendable {
    /// Offset and line of a row.
    struct Row {
        var start: UInt32
        var line: UInt32
    }

    let path: String
    let bytes: [UInt8]
    /// The rows, the header first.
    private(set) var rows: [Row] = []

    /// Indexes a file.
    ///
    /// Adds the errors of rows to the list.
    init(
        path: String, bytes: [UInt8], delimiter: UInt8, problems: ProblemList
    ) throws(DocumentError) {
        self.path = path
        self.bytes = bytes
        guard bytes.count < UInt32.max else {
            throw DocumentError(
                "found more than 4 GiB of rows", at: SourceFile(path: path, text: "").whole)
        }
        var pass = CSVIndexPass(delimiter: delimiter)
        rows = bytes.withUnsafeBufferPointer { pass.rows(of: $0) }
        for fault in pass.faults { report(fault, to: problems) }
        if rows.isEmpty, problems.isEmpty {
            throw DocumentError(
                "found an empty file, expected the names of the columns in the first row",
                at: SourceFile(path: path, text: "").whole)
        }
    }

    /// Returns a row's text without its line break, as a source file with this row only.
    func row(_ index: Int) -> SourceFile {
        excerpt(from: rows[index])
    }

    private func excerpt(from row: Row) -> SourceFile {
        let start = Int(row.start)
        let end = CSVIndexPass.end(ofRowAt: start, in: bytes)
        return SourceFile(
            path: path, text: String(decoding: bytes[start..<end], as: UTF8.self),
            firstLine: Int(row.line))
    }

    private func report(_ fault: CSVIndexPass.Fault, to problems: ProblemList) {
        let row = excerpt(from: fault.row)
        let place = row.location(utf8Offset: fault.offset - Int(fault.row.start))
        switch fault.kind {
        case .ragged(let found, let expected):
            problems.error(
                "found \(counted(found, "value")) in a row, expected \(expected) as in the first row",
                at: place)
        case .unterminatedQuote:
            problems.error(
                "found a quote that is never closed", at: place,
                note: "a quote inside of a quoted value is doubled: \"5\"\" pipe\"")
        case .strayQuote:
            problems.error(
                "found a quote inside of a value that does not begin with one", at: place,
                note: "put the value in quotes and double the quotes inside: \"5\"\" pipe\"")
        case .textAfterQuote:
            problems.error(
                "found text after a closing quote, expected a delimiter or the end of the line",
                at: place)
        case .invalidText(let byte):
            let code = String(byte, radix: 16, uppercase: true)
            problems.error(
                "found a byte that is not valid UTF-8 (0x\(code))", at: place,
                note: "save the file again with the encoding UTF-8")
        case .nul:
            problems.error("found a NUL character, expected text", at: place)
        }
    }
}

/// Finds the places of offsets that grow, in time that grows with the text alone.
///
/// `SourceFile.location(utf8Offset:)` counts from the line's beginning, which takes long for many offsets
/// in one long line.
struct LocationCursor {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var offset = 0
    private var line: Int
    private var column = 1

    /// A cursor at the beginning of a file whose text has these bytes.
    init(_ file: SourceFile, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        line = file.firstLine
    }

    /// The location of an offset that is not before the last one.
    mutating func location(at target: Int) -> DocumentLocation {
        while offset < target, offset < bytes.count {
            let length = LineBreak.length(in: bytes, at: offset)
            if length > 0 {
                offset += length
                line += 1
                column = 1
            } else {
                offset += 1
                // A scalar begins at every byte that continues none.
                if offset >= bytes.count || bytes[offset] & 0xC0 != 0x80 { column += 1 }
            }
        }
        return DocumentLocation(file: file, line: line, column: column)
    }
}

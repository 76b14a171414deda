/// A cursor that finds the locations of ascending offsets in linear time.
///
/// `SourceFile.location(utf8Offset:)` counts from the line's beginning, which is slow for many
/// offsets in a long line.
package struct LocationCursor {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var offset = 0
    private var line: Int
    private var column = 1

    /// Creates a cursor at the beginning of a file.
    ///
    /// The bytes are the file's text.
    package init(_ file: SourceFile, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        line = file.firstLine
    }

    /// Returns the location of an offset at or after the previous offset.
    package mutating func location(at target: Int) -> DocumentLocation {
        while offset < target, offset < bytes.count {
            let length = LineBreak.length(in: bytes, at: offset)
            if length > 0 {
                offset += length
                line += 1
                column = 1
            } else {
                offset += 1
                // Each byte except a continuation byte begins a scalar.
                if offset >= bytes.count || bytes[offset] & 0xC0 != 0x80 { column += 1 }
            }
        }
        return DocumentLocation(file: file, line: line, column: column)
    }
}

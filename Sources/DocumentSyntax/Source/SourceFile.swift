import Foundation

/// A text file: the path as written by the user, and the decoded text.
///
/// Lines end at LF, CR, CRLF, NEL, LS or PS, as in YAML 1.1, so that the locations of the YAML
/// parser and of this package agree. The text may be an excerpt, such as a record of a long CSV
/// file. The first line of the excerpt is `firstLine`.
public final class SourceFile: Sendable {
    /// The path as written by the user, or `-` for standard input.
    public let path: String
    /// The decoded text, without a byte order mark.
    public let text: String
    /// The number of the text's first line in the file.
    ///
    /// It is 1 unless the text is an excerpt.
    public let firstLine: Int
    private let lineStarts: [UInt32]

    /// Creates a file from decoded text.
    public init(path: String, text: String, firstLine: Int = 1) {
        self.path = path
        var native = text
        native.makeContiguousUTF8()
        self.text = native
        self.firstLine = firstLine
        self.lineStarts = Self.starts(of: native)
    }

    /// The number of lines in the text.
    ///
    /// An empty text has a single line.
    public var lineCount: Int { lineStarts.count }

    /// Returns the text of a line without its line break, or `nil` if the line is outside of
    /// the text.
    public func line(_ number: Int) -> Substring? {
        let index = number - firstLine
        guard lineStarts.indices.contains(index) else { return nil }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: Int(lineStarts[index]))
        let next = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : utf8.count
        let end = utf8.index(utf8.startIndex, offsetBy: next)
        var line = Substring(text.unicodeScalars[start..<end])
        while let last = line.unicodeScalars.last, LineBreak.contains(last) {
            line = Substring(line.unicodeScalars.dropLast())
        }
        return line
    }

    /// Returns the location of a UTF-8 offset in the text.
    ///
    /// Offsets past the end return the end.
    public func location(utf8Offset: Int) -> DocumentLocation {
        let offset = max(0, min(utf8Offset, text.utf8.count))
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: Int(lineStarts[low]))
        let end = utf8.index(utf8.startIndex, offsetBy: offset)
        let column = utf8[start..<end].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return DocumentLocation(file: self, line: firstLine + low, column: column)
    }

    /// The location of the whole file.
    public var whole: DocumentLocation { DocumentLocation(file: self, line: 0, column: 0) }

    /// The location of the first character, for problems of the whole text.
    public var start: DocumentLocation {
        DocumentLocation(file: self, line: firstLine, column: 1)
    }

    private static func starts(of text: String) -> [UInt32] {
        var starts: [UInt32] = [0]
        var text = text
        text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count {
                let length = LineBreak.length(in: bytes, at: index)
                index += max(length, 1)
                if length > 0 { starts.append(UInt32(truncatingIfNeeded: index)) }
            }
        }
        return starts
    }
}

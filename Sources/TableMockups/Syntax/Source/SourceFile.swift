import Foundation

/// A text file as its author sees it: the path as it was written and the decoded text.
///
/// Lines end at LF, CR, CRLF, NEL, LS or PS, which is what YAML 1.1 counts, so that a position
/// reported by the YAML parser and one reported by this package never disagree.
/// A file may hold an excerpt only (one record of a long CSV file); `firstLine` then says where it
/// begins.
public final class SourceFile: Sendable {
    /// The path as the user wrote it, or `-` for standard input.
    public let path: String
    /// The decoded text, without a byte order mark.
    public let text: String
    /// The number of the text's first line in the file; 1 unless the text is an excerpt.
    public let firstLine: Int
    private let lineStarts: [UInt32]

    /// A file with a text that is already decoded.
    public init(path: String, text: String, firstLine: Int = 1) {
        self.path = path
        var native = text
        native.makeContiguousUTF8()
        self.text = native
        self.firstLine = firstLine
        self.lineStarts = Self.starts(of: native)
    }

    /// The number of lines in the text; an empty text has one.
    public var lineCount: Int { lineStarts.count }

    /// The text of a line without its line break, or nothing outside of the text.
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

    /// The location of a UTF-8 offset in the text; one past the end is the end.
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

    /// The location that stands for the file as a whole.
    public var whole: DocumentLocation { DocumentLocation(file: self, line: 0, column: 0) }

    /// The first character, where problems of the whole text are shown.
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

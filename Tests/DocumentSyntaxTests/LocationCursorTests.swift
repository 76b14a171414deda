import Foundation
import Testing

@testable import DocumentSyntax

@Suite struct LocationCursorTests {
    @Test("A cursor finds the locations that the file finds")
    func agreement() {
        let text = "a é😀\r\nb\n\n\rx\u{85}y\u{2028}z e\u{301}"
        let file = SourceFile(path: "a", text: text)
        let bytes = Array(text.utf8)
        var cursor = LocationCursor(file, bytes: bytes)
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 && bytes[offset] != 0x0A {
            #expect(cursor.location(at: offset) == file.location(utf8Offset: offset), "\(offset)")
        }
        #expect(cursor.location(at: bytes.count) == file.location(utf8Offset: bytes.count))
    }

    @Test("A table of strings in a single long line is read in a single pass")
    func longLine() throws {
        let count = 20_000
        let text = (0..<count).map { "k\($0) = v;" }.joined()
        let file = SourceFile(path: "a.strings", text: text)
        let strings = try StringsFileReader.strings(in: file, ProblemList())
        #expect(strings.count == count)
        #expect(strings["k19999"].map { $0.location.column } == text.utf8.count - 1)
    }
}

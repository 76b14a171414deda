import Foundation
import TestSupport
import Testing

@testable import DocumentSyntax

@Suite struct SourceFileTests {
    @Test func everyKindOfLineBreakEndsALine() {
        let file = SourceFile(path: "a", text: "a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g")
        #expect(file.lineCount == 7)
        #expect(
            (1...7).map { String(file.line($0) ?? "-") } == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(file.line(8) == nil && file.line(0) == nil)
    }

    @Test func columnsCountUnicodeScalars() {
        let file = SourceFile(path: "a.yaml", text: "x\nä\u{301}🙂z")
        let place = file.location(utf8Offset: file.text.utf8.count - 1)
        #expect("\(place)" == "a.yaml:2:4")
    }

    @Test func aByteOrderMarkIsNotPartOfTheText() throws {
        let file = try SourceFile(path: "a", bytes: [0xEF, 0xBB, 0xBF, 0x61])
        #expect(file.text == "a")
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
            ([0x61, 0x00, 0x62, 0x00], "UTF-16"), ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"),
        ] as [([UInt8], String)])
    func errorsForOtherEncodingsNameTheEncoding(bytes: [UInt8], name: String) {
        let text = failure { try SourceFile(path: "a", bytes: bytes) }
        #expect(text.contains("found a file in \(name), expected UTF-8"))
    }

    @Test(
        "The encoding of text without a byte order mark is detected by its NULs",
        arguments: [
            (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"),
            (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"),
        ])
    func unmarkedEncodings(encoding: String.Encoding, name: String) throws {
        for text in ["name,note\nA,ü\n", "名前,メモ\n一,二\n三,四\n五,六\n七,八\n"] {
            let bytes = Array(try #require(text.data(using: encoding)))
            #expect(
                failure { try SourceFile(path: "a", bytes: bytes) }
                    .contains("found a file in \(name), expected UTF-8"))
            #expect(
                failure { try CSVRecordSource(path: "a.csv", bytes: bytes) }
                    .contains("found a file in \(name), expected UTF-8"))
        }
    }

    @Test func invalidTextHasALocation() {
        let text = failure { try SourceFile(path: "a", bytes: [0x61, 0x0A, 0x62, 0xFF, 0x63]) }
        #expect(text.hasPrefix("a:2:2: error: found a byte that is not valid UTF-8 (0xFF)"))
    }

    @Test func aNULCharacterHasALocation() {
        let text = failure { try SourceFile(path: "a", bytes: [0x61, 0x62, 0x63, 0x64, 0x00]) }
        #expect(text.hasPrefix("a:1:5: error: found a NUL character"))
    }
}

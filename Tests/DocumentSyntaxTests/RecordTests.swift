import TestSupport
import Testing

@testable import DocumentSyntax

@Suite struct RecordTests {
    private func csv(_ text: String) throws -> CSVRecordSource {
        try CSVRecordSource(path: "c.csv", bytes: Array(text.utf8))
    }

    private func rows(_ source: some RecordSource) throws -> [[String]] {
        try (0..<source.count).map { try source.record(at: $0).values }
    }

    @Test func quotedFieldsContainDelimitersBreaksAndQuotes() throws {
        let source = try csv(
            "\u{FEFF}name,note\r\nCairo,\"a, \"\"b\"\"\nc\"\r\n\nOslo,\r\n\"\",\"ü\"")
        #expect(source.columns == ["name", "note"])
        #expect(try rows(source) == [["Cairo", "a, \"b\"\nc"], ["Oslo", ""], ["", "ü"]])
        #expect(try (0..<3).map { try source.record(at: $0).location.line } == [2, 5, 6])
        #expect(try source.record(at: 0)["note"] == "a, \"b\"\nc")
        #expect(try source.record(at: 0)["other"] == nil)
    }

    @Test(arguments: [";", "\t", ","]) func theDelimiterIsDetected(delimiter: String) throws {
        let source = try csv("a b\(delimiter)c\n1\(delimiter)2\n")
        #expect(source.columns == ["a b", "c"])
        #expect(try rows(source) == [["1", "2"]])
    }

    @Test func aHeaderAloneHasNoRows() throws {
        #expect(try csv("a,b").count == 0)
    }

    @Test(arguments: [
        ("", "c.csv: error: found an empty file"),
        ("\n\n", "c.csv: error: found an empty file"),
        ("a,a\n1,2", "c.csv:1:1: error: found two columns with the name \"a\""),
        ("a,\n1,2", "c.csv:1:1: error: found no name for column 2"),
        ("a,b\n1\n", "c.csv:2:1: error: found 1 value in a row, expected 2"),
        ("a,b\n1,2,3", "c.csv:2:1: error: found 3 values in a row, expected 2"),
        ("a\n\"b\nc", "c.csv:2:1: error: found a quote that is never closed"),
        ("a\n5\" pipe\n", "c.csv:2:2: error: found a quote inside of a value"),
        ("a\n\"b\" c\n", "c.csv:2:5: error: found text after a closing quote"),
        ("a\nb\0c\n", "c.csv:2:2: error: found a NUL character"),
    ])
    func mistakesHaveLocations(text: String, expected: String) {
        #expect(failure { try csv(text) }.hasPrefix(expected))
    }

    @Test func invalidTextHasALocation() {
        let bytes = Array("a\nx\nyz".utf8) + [0xFF, 0x0A]
        #expect(
            failure { try CSVRecordSource(path: "c.csv", bytes: bytes) }
                .hasPrefix("c.csv:3:3: error: found a byte that is not valid UTF-8 (0xFF)"))
    }

    @Test func everyRaggedRowIsReportedAtItsLine() {
        let text = failure { try csv("a,b\n\"x\ny\",2\n3\n4,5\n6\n") }
        #expect(text.contains("c.csv:4:1: error") && text.contains("c.csv:6:1: error"))
        #expect(!text.contains("c.csv:5:1"))
    }

    @Test func aMillionRowsHaveRandomAccess() throws {
        var bytes = Array("id,city,country\n".utf8)
        bytes.reserveCapacity(40_000_000)
        for row in 0..<1_000_000 {
            bytes += "\(row)".utf8
            bytes += ",\"City, with a name\",Country\n".utf8
        }
        let source = try CSVRecordSource(path: "c.csv", bytes: bytes)
        #expect(source.count == 1_000_000)
        for row in [0, 499_999, 999_999] {
            let record = try source.record(at: row)
            #expect(record.values == ["\(row)", "City, with a name", "Country"])
            #expect(record.location.line == row + 2)
        }
    }

    @Test func objectsOfJSONAreRows() throws {
        let source = try JSONRecordSource(
            json(
                "{\"n\": 1, \"rows\": [{\"a\": \"x\", \"b\": 2}, {\"c\": null, \"a\": true, \"d\": []}]}"
            ),
            path: "d.json")
        #expect(source.columns == ["a", "b", "c"])
        #expect(try rows(source) == [["x", "2", ""], ["true", "", ""]])
        #expect(try JSONRecordSource(json("[{\"a\": 1}]"), path: "d.json").count == 1)
    }

    @Test func JSONWithoutRowsIsReported() throws {
        func open(_ text: String, _ key: String? = nil) -> String {
            failure { try JSONRecordSource(json(text), path: "d.json", key: key) }
        }
        #expect(open("[{}, 1]").hasPrefix("d.json:1:6: error: found the number 1 in the list"))
        #expect(open("{}").contains("found no list of rows"))
        #expect(open("{\"a\": [], \"b\": []}").contains("found several lists"))
        #expect(open("{\"rows\": []}", "rosw").contains("did you mean \"rows\"?"))
    }
}

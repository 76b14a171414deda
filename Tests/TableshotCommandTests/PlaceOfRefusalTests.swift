import Foundation
import Testing

/// Errors of documents, which have a file, a line and a column.
@Suite struct PlaceOfRefusalTests {
    private static let empty = "screen: {width: 60, scale: 1, height: content}\ntable: {rows: []}\n"
    private static let bars =
        "screen: {width: 320, scale: 1, height: content}\nbars: {navigationBar: {title: A}}\n"
        + "table:\n  rows: []\n"
    private static let still =
        "# nothing moves\n\nscreen: {width: 60, height: 44}\ntable: {rows: []}\n"

    @Test(arguments: [
        ("render a.table.yaml", empty, "a.table.yaml:2:8: error: the table is empty"),
        ("verify a.table.yaml", empty, "a.table.yaml:2:8: error: the table is empty"),
        ("render a.table.yaml", bars, "a.table.yaml:4:3: error: the screen's table is empty"),
        ("animate a.table.yaml", still, "a.table.yaml:3:1: error: the document has no timeline"),
        ("render a.table.yaml", "", "a.table.yaml:1:1: error: found an empty document"),
    ])
    func eachErrorHasALine(_ line: String, _ document: String, _ message: String) throws {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", document)
            let run = try Command(in: scratch.url).run(
                line.split(separator: " ").map(String.init))
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect([1, 2].contains(run.status))
        }
    }

    @Test func anErrorAboutTheEncodingOfADocumentHasALine() throws {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", Data([0xFF, 0xFE, 0x61, 0]))
            try scratch.file("b.table.yaml", "extends: a.table.yaml\n")
            for name in ["a", "b"] {
                let run = try Command(in: scratch.url).run("render", "\(name).table.yaml")
                #expect(run.status == 2)
                #expect(
                    run.errors.hasPrefix("a.table.yaml:1:1: error: found a file in UTF-16"),
                    "\(run.errors)")
            }
            var command = Command(in: scratch.url)
            command.input = scratch.contents("a.table.yaml")
            #expect(try command.run("render", "-").errors.hasPrefix("-:1:1: error: found a file"))
        }
    }
}

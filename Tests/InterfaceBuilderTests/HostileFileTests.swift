import DocumentSyntax
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Broken files, and files that waste time or memory.
@Suite struct HostileFileTests {
    @Test("A document type declaration is an error, so no entity expands")
    func entities() {
        let text = """
            <?xml version="1.0"?>
            <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>
            <document>&lol2;</document>
            """
        #expect(refusal(text).hasPrefix("Cell.xib:2:1: error: found a document type declaration"))
        #expect(refusal("<document>&lol;</document>").contains("undefined entity"))
        #expect(
            refusal("<?xml version=\"1.0\"?>\n<?run it?><document/>").contains(
                "Cell.xib:2:1: error: found the processing instruction \"run\""))
    }

    @Test("Each limit is an error that names the limit")
    func limits() {
        var limits = IBLimits()
        limits.depth = 3
        #expect(
            refusal("<a><b><c><d/></c></b></a>", limits: limits).hasPrefix(
                "Cell.xib:1:10: error: found elements nested deeper than 3 levels"))
        limits = IBLimits()
        limits.elements = 2
        #expect(refusal("<a><b/><c/></a>", limits: limits).contains("more than 2 elements"))
        limits = IBLimits()
        limits.attributes = 1
        #expect(refusal("<a b=\"\" c=\"\"/>", limits: limits).contains("more than 1 attributes"))
        limits = IBLimits()
        limits.textLength = 4
        #expect(refusal("<a b=\"12345\"/>", limits: limits).contains("attribute longer than 4"))
        #expect(refusal("<a>12345</a>", limits: limits).contains("text longer than 4 bytes"))
        limits.bytes = 8
        #expect(
            refusal("<a>12345</a>", limits: limits).contains(
                "a file of 12 bytes, expected at most 8"))
    }

    @Test("Elements nested a million times are refused at the standard limit")
    func depth() {
        let text = String(repeating: "<view>", count: 1_000_000)
        #expect(refusal(text).contains("nested deeper than 192 levels"))
    }

    @Test("Large files of tiny elements take linear time")
    func linearTime() throws {
        let count = 20_000
        let masks = String(
            repeating: "<variation key=\"default\"><mask key=\"constraints\"/></variation>",
            count: count)
        let constraints = String(repeating: "<constraint firstAttribute=\"top\"/>", count: count)
        let document = try read(
            Files.views("", after: "<constraints>\(constraints)</constraints>\(masks)"))
        #expect(document.views[0].constraints(for: .phone).count == count)
        let properties = String(repeating: "<nil key=\"a\"/>", count: count)
        let varied = try read(
            Files.views(
                "", after: "\(properties)<variation key=\"default\">\(properties)</variation>"))
        #expect(varied.views[0].object.properties(for: .phone).count == count + 1)
    }

    @Test("Views nested to the standard limit are read")
    func deepestViews() throws {
        let count = 85
        let text = Files.xib(
            String(repeating: "<view><subviews>", count: count)
                + String(repeating: "</subviews></view>", count: count))
        #expect(try read(text).views.first?.flattened().count == count)
        let keyed = Files.xib(
            String(repeating: "<view key=\"contentView\">", count: 189)
                + String(repeating: "</view>", count: 189))
        #expect(try read(keyed).views.first?.flattened().count == 189)
    }

    @Test(
        "A mistake of the syntax and the open element have their locations",
        arguments: [
            ("<document>\n<view>\n</document>", "Cell.xib:3:3: error", "<view> at Cell.xib:2:1"),
            ("<document>\n<view a=b/>", "Cell.xib:2:9: error", "<document> at Cell.xib:1:1"),
            ("<document>", "Cell.xib:1:11: error", "is the file complete?"),
            ("<document>\n<<<<<<< HEAD\n", "Cell.xib:2:2: error", "decide between the two sides"),
            ("<document id=\"1\" id=\"2\"/>", "Cell.xib:1:18: error", "duplicate attribute"),
        ])
    func syntax(text: String, place: String, part: String) {
        let refusal = refusal(text)
        #expect(refusal.hasPrefix(place), "\(refusal)")
        #expect(refusal.contains(part), "\(refusal)")
    }

    @Test("Columns count characters, after wide characters, too")
    func columns() throws {
        let text = Files.views("<label text=\"ä€😀\" strange=\"1\" id=\"l\"/>")
        let unread = try #require(read(text).ledger.unread.first)
        #expect(unread.location.column == 19)
        #expect(unread.location.line == 13)
    }

    @Test("Bytes that are not UTF-8 and UTF-16 are errors")
    func encodings() {
        #expect(throws: DocumentError.self) {
            try IBDocument.read(path: "a.xib", bytes: Array("<a b=\"".utf8) + [0xFF, 0x22])
        }
        #expect(throws: DocumentError.self) {
            try IBDocument.read(path: "a.xib", bytes: [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0])
        }
    }

    @Test("Controllers that contain each other do not cause an endless loop")
    func cycle() throws {
        func navigation(_ id: String, _ root: String) -> String {
            Files.scene(
                "s\(id)",
                """
                <navigationController id="\(id)"><connections>
                <segue destination="\(root)" kind="relationship" relationship="rootViewController" \
                id="g\(id)"/></connections></navigationController>
                """)
        }
        let document = try readFully(
            Files.storyboard(navigation("a", "b") + navigation("b", "a"), initial: "a"))
        #expect(document.containers(of: IBIdentifier(rawValue: "a")).map(\.id?.rawValue) == ["b"])
    }

    @Test("Repeated identifiers and references to unknown identifiers are warnings")
    func identifiers() throws {
        let document = try read(
            Files.views(
                """
                <label id="a"/>
                <label id="a"/>
                """,
                after: """
                    <connections><outlet property="p" destination="nobody" id="o"/></connections>
                    """))
        let messages = document.warnings.map { "\($0.location.line): \($0.message)" }
        #expect(messages.count == 2)
        #expect(
            messages[0]
                == "14: the identifier \"a\" is used again; references mean the first object")
        #expect(messages[1] == "16: no object of the file has the identifier \"nobody\"")
    }

    @Test("Invalid and huge numbers are warnings, and their properties are omitted")
    func numbers() throws {
        for value in ["1e300", "nan", "inf", "-inf", "12px", "", "9999999999"] {
            let document = try read(Files.views("<label alpha=\"\(value)\" id=\"l\"/>"))
            #expect(document.warnings.count == 1, "\(value)")
            #expect(document.views[0].subviews[0]["alpha"] == nil)
        }
        let range = Files.views(
            "<label id=\"l\"><range key=\"r\" location=\"1e9\" length=\"-1e9\"/></label>")
        #expect(try read(range).warnings.isEmpty)
    }

    @Test("Thousands of changed files are read or rejected without ending the process")
    func mutations() {
        var dice = Dice(state: 41)
        let seeds = [Samples.cell, Samples.storyboard].map { Array($0.utf8) }
        let pieces = [
            "<", ">", "\"", "/>", "&", "</view>", "<view>", "id=\"a\"", "YES", "-1", "1e308", "nan",
            "]]>", "<!--", "<![CDATA[", "key=\"contentView\"", "\u{0}", "4:0", "&#0;", "&#x10FFFF;",
        ].map { Array($0.utf8) }
        var counts = (read: 0, refused: 0)
        for _ in 0..<3_000 {
            var bytes = seeds[dice.roll(0..<seeds.count)]
            for _ in 0..<dice.roll(1..<4) {
                let place = dice.roll(0..<bytes.count)
                let end = min(bytes.count, place + dice.roll(1..<24))
                switch dice.roll(0..<5) {
                case 0: bytes[place] = UInt8(dice.roll(0..<256))
                case 1: bytes.removeSubrange(place..<end)
                case 2: bytes.insert(contentsOf: pieces[dice.roll(0..<pieces.count)], at: place)
                case 3: bytes.insert(contentsOf: bytes[place..<end], at: dice.roll(0..<bytes.count))
                default: bytes[place] = UInt8(ascii: "0") + UInt8(dice.roll(0..<10))
                }
            }
            do {
                let document = try IBDocument.read(path: "-", bytes: bytes)
                _ = document.tableCells.map { $0.constraints(for: .phone).count }
                counts.read += 1
            } catch { counts.refused += 1 }
        }
        // Most changes break the syntax. Some files can still be read.
        #expect(counts.read > 300 && counts.refused > 300, "\(counts)")
    }
}

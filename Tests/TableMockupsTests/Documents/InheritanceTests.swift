import Foundation
import TableDrawing
import TableScreens
import TableText
import TableControls
import TableThemes
import TestSupport
import Testing

@testable import TableMockups

@Suite struct InheritanceTests {
    @Test("Mappings are merged, lists and scalars replaced, and null removes a key")
    func joining() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "base.yaml",
            """
            theme: classic
            screen: {device: iphone-4, height: content}
            offset: 10
            table: {rowHeight: 60, sectionHeaderHeight: 30, rows: [{text: a}, {text: b}]}
            """)
        let child = try document(
            """
            extends: base.yaml
            screen: {height: 200}
            scrollTo: {row: 0}
            table: {rowHeight: null, sections: [{rows: [{text: c}]}]}
            """, in: folder)
        #expect(child.theme == .ios6)
        #expect(child.screen == DocumentScreen(width: 320, height: .points(200), scale: 2))
        guard case .row = child.scroll, case .described(let table) = child.table else {
            Issue.record("the inherited offset stayed")
            return
        }
        #expect(table.rowHeight == nil)
        #expect(table.sectionHeaderHeight == 30)
        #expect(child.rows().map { $0.standard?.text } == ["c"])
    }

    @Test("A stated device removes an inherited size")
    func devices() throws {
        let folder = try TemporaryFolder()
        try folder.write("base.yaml", "screen: {width: 500, height: 100, scale: 1}")
        let child = try document(
            "extends: base.yaml\nscreen: {device: iphone-8}\ntable: {rows: []}", in: folder)
        #expect(child.screen == DocumentScreen(device: Device.named("iphone-8") ?? .standard))
    }

    @Test("Documents extend in chains, and paths are relative to their document")
    func chains() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("shared/dot.png", width: 2, height: 2)
        try folder.write("shared/a.yaml", "theme: classic\nstyles: {s: {image: dot.png}}")
        try folder.write("shared/b.yaml", "extends: a.yaml\nappearance: dark")
        let child = try document(
            "extends: shared/b.yaml\ntable: {rows: [{use: s}]}", in: folder)
        #expect(child.theme == .ios6)
        #expect(child.appearance == .dark)
        #expect(child.rows().first?.standard?.image?.path == "dot.png")
    }

    @Test("Mistakes of an extended document are reported in its file")
    func mistakesElsewhere() throws {
        let folder = try TemporaryFolder()
        try folder.write("base.yaml", "theme: clasic\ntable:\n  rows: [{text: a, heigth: 3}]")
        #expect(
            mistakes("extends: base.yaml\nappearance: dull", in: folder) == [
                "base.yaml:1:8 found \"clasic\", expected \"ios6\", \"ios7\", \"ios13\", "
                    + "\"ios15\" or \"ios26\"; did you mean \"classic\"? "
                    + "(other names of themes are classic (ios6), flat (ios7), modern (ios15), "
                    + "glass (ios26))",
                "base.yaml:3:20 found the unknown key \"heigth\" in a row; "
                    + "did you mean \"height\"?",
                "2:13 found \"dull\", expected \"light\" or \"dark\"",
            ])
    }

    @Test("A circular or endless chain is an error")
    func cycles() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", "extends: b.yaml\ntable: {rows: []}")
        try folder.write("b.yaml", "extends: a.yaml")
        let reader = DocumentReader()
        #expect(
            failure { try reader.read(path: folder.path + "/a.yaml") }.contains(
                "/b.yaml:1:10: error: found \"a.yaml\", which extends this document again"))
        for index in 0..<20 {
            try folder.write("c\(index).yaml", "extends: c\(index + 1).yaml\ntable: {rows: []}")
        }
        #expect(
            failure { try reader.read(path: folder.path + "/c0.yaml") }.contains(
                "found more than 16 documents that extend one another"))
    }

    @Test("Documents outside of the allowed folders are errors")
    func outside() throws {
        let folder = try TemporaryFolder()
        try folder.write("base.yaml", "theme: classic")
        try folder.write("inner/d.yaml", "extends: ../base.yaml\ntable: {rows: []}")
        let path = folder.path + "/inner/d.yaml"
        #expect(
            failure { try DocumentReader().read(path: path) }.contains(
                "found \"../base.yaml\", which leads out of the allowed folders"))
        #expect(
            try DocumentReader(assets: [folder.path]).read(path: path).theme == .ios6)
    }

    @Test("A document that cannot be read is reported at its reference")
    func missing() throws {
        let folder = try TemporaryFolder()
        try folder.write("base.yaml", "theme: [")
        #expect(
            mistakes("extends: bsae.yaml\ntable: {rows: []}", in: folder).first?.hasPrefix(
                "1:10 no file \"bsae.yaml\"; did you mean \"base.yaml\"?") == true)
        #expect(
            mistakes("extends: base.yaml\ntable: {rows: []}", in: folder).first?.hasPrefix(
                "base.yaml:") == true)
    }

    @Test("A row adds to its named style")
    func styles() throws {
        let document = try document(
            """
            styles:
              place: {style: subtitle, font: {size: 20, weight: bold}, height: 50}
              badge: {cell: BadgeCell, values: {count: 3}}
            table:
              rows:
                - {use: place, text: a, font: {size: 12}}
                - {use: badge, values: {title: x}}
            """)
        let row = try #require(document.rows().first)
        #expect(row.height == 50)
        #expect(row.standard?.style == .subtitle)
        #expect(row.standard?.font == FontDescription(size: 12, weight: .bold))
        guard case .cell(_, let values) = document.rows()[1].content else {
            Issue.record("no cell")
            return
        }
        #expect(values.integer("count") == 3)
        #expect(values.text("title") == "x")
    }

    @Test("Unknown styles are reported, and mistakes of a style are reported once")
    func styleMistakes() {
        #expect(
            mistakes(
                """
                styles:
                  place: {style: subtitel}
                  other: {use: place, hieght: 3}
                table:
                  rows:
                    - {use: place, text: a}
                    - {use: palce, text: b}
                """) == [
                    "2:18 found \"subtitel\", expected \"default\", \"value1\", \"value2\" or "
                        + "\"subtitle\"; did you mean \"subtitle\"?",
                    "3:16 the style \"other\" cannot use another style; write \"use\" in rows only",
                    "3:23 found the unknown key \"hieght\" in a row; did you mean \"height\"?",
                    "7:13 the document has no style \"palce\"; did you mean \"place\"? "
                        + "(the styles are \"other\" and \"place\")",
                ])
    }
}

import DocumentSyntax
import Foundation
import TestSupport
import Tableshot
import Testing

/// Documents with the cells of Interface Builder's files.
@Suite struct NibDocumentTests {
    private static let cell = Files.cell(
        """
        <label tag="7" text="Title" userLabel="title" id="lab">
        <rect key="frame" x="10" y="10" width="100" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """)

    private func document(_ text: String, _ files: [String: String]) throws -> TableDocument {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(name, text) }
        try folder.write("d.table.yaml", text)
        return try DocumentReader().read(path: folder.file("d.table.yaml"))
    }

    private func texts(_ document: TableDocument) throws -> [String] {
        try inspect(document) { inspector in inspector.outline().compactMap(\.text) }.value
    }

    private func problems(_ text: String, _ files: [String: String]) throws -> [DocumentProblem] {
        do {
            _ = try document(text, files)
            return []
        } catch let error as DocumentError {
            return error.problems
        }
    }

    @Test("Rows and prototypes show the cell of a xib with values by name, tag and key path")
    func values() throws {
        let text = """
            prototypes: {price: {nib: C.xib}}
            table:
              rows:
                - {cell: price, values: {title: One}}
                - {cell: {nib: C.xib}, values: {7: Two}}
                - {cell: {nib: C.xib}, values: {title: Three, title.isHidden: true}}
            """
        #expect(try texts(document(text, ["C.xib": Self.cell])) == ["One", "Two"])
    }

    @Test("Prototypes of nibs with equal reuse identifiers have the names of the document")
    func equalIdentifiers() throws {
        let text = """
            prototypes:
              small: {nib: A.xib, height: 100}
              large: {nib: A.xib}
              other: {nib: B.xib}
            table:
              rows:
                - {cell: small, values: {title: One}}
                - {cell: large, values: {title: Two}}
                - {cell: other}
            """
        let other = Self.cell.replacingOccurrences(of: "Title", with: "Three")
        let read = try document(text, ["A.xib": Self.cell, "B.xib": other])
        #expect(try texts(read) == ["One", "Two", "Three"])
        let heights = try inspect(read) { $0.tree().sections[0].rows.map(\.frame.height) }
        #expect(heights.value == [100, 64, 64])
    }

    @Test("A text in place of an attributed text keeps its font, color and alignment")
    func attributedText() throws {
        let cell = Files.cell(
            """
            <label userLabel="title" textAlignment="natural" id="lab">
            <rect key="frame" x="0" y="0" width="300" height="40"/>
            <attributedString key="attributedText"><fragment content="Title"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            <font key="NSFont" size="30" name="HelveticaNeue-Bold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
            </attributes></fragment></attributedString></label>
            """)
        let text = "table: {rows: [{cell: {nib: C.xib}, values: {title: Title}}]}"
        let given = try render(document(text, ["C.xib": cell])).bitmap()
        let own = try render(document("table: {rows: [{cell: {nib: C.xib}}]}", ["C.xib": cell]))
        #expect(try given == own.bitmap())
    }

    @Test("A document shows the scroll position of a nib's scroll view")
    func scrollView() throws {
        let cell = Files.cell(
            """
            <scrollView id="scr" userLabel="photos">
            <rect key="frame" x="0" y="0" width="375" height="64"/>
            <rect key="bounds" x="50" y="0" width="375" height="64"/><subviews>
            <label text="Title" id="lab"><rect key="frame" x="60" y="10" width="50" height="20"/>
            </label></subviews></scrollView>
            """)
        let text = """
            table:
              rows:
                - {cell: {nib: C.xib}}
                - {cell: {nib: C.xib}, values: {photos.contentOffset.x: 20}}
            """
        let frames = try inspect(document(text, ["C.xib": cell])) { inspector in
            inspector.outline().filter { $0.text == "Title" }.map(\.frame.x)
        }.value
        #expect(frames == [10, 40])
    }

    @Test("The constant of an outlet collection is the constant of each of its constraints")
    func constraintCollection() throws {
        let cell = Files.cell(
            """
            <label text="A" userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
            """,
            after: """
                <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="con" \
                secondAttribute="leading" constant="8" id="k1"/><constraint firstItem="v" \
                firstAttribute="top" secondItem="con" secondAttribute="top" constant="8" id="k2"/>
                </constraints>
                """,
            cell: """
                <connections><outletCollection property="spaces" destination="k1" id="o1"/>
                <outletCollection property="spaces" destination="k2" id="o2"/></connections>
                """, attributes: " customClass=\"SpacedCell\"")
        let text = """
            table:
              rows:
                - {cell: {nib: C.xib}, values: {spaces.constant: 30}}
                - {cell: {nib: C.xib}, values: {"spaces[1].constant": 20}}
            """
        let frames = try inspect(document(text, ["C.xib": cell])) { inspector in
            inspector.outline().filter { $0.name == "box" }.map(\.frame)
        }.value
        // The second row begins at 44 points.
        #expect(frames.map { [$0.x, $0.y] } == [[30, 30], [8, 44 + 20]])
    }

    @Test("The labels of a standard cell accept values by their outlets and by their parts")
    func standardValues() throws {
        let cell = Files.cell(
            """
            <label text="Title" id="lab"/><label text="Detail" id="det"/>
            """,
            cell: """
                <connections><outlet property="name" destination="lab" id="o"/></connections>
                """,
            attributes: """
                 customClass="NameCell" style="IBUITableViewCellStyleSubtitle" textLabel="lab" \
                detailTextLabel="det"
                """)
        let text = """
            table:
              rows:
                - {cell: {nib: C.xib}, values: {name: Ada, detailTextLabel: Poet}}
                - {cell: {nib: C.xib}, values: {detailTextLabel.isHidden: true}}
            """
        #expect(try texts(document(text, ["C.xib": cell])) == ["Ada", "Poet", "Title"])
    }

    @Test("A cell of a xib has the frames of the xib's own picture")
    func frames() throws {
        let row = try document("table: {rows: [{cell: {nib: C.xib}}]}", ["C.xib": Self.cell])
        let frames = try inspect(row) { $0.outline().filter { $0.name == "title" }.map(\.frame) }
        #expect(frames.value.map(\.cgRect) == [CGRect(x: 10, y: 10, width: 100, height: 20)])
    }

    @Test("A wrong key is reported in the document, and a mistake of the xib in the xib")
    func places() throws {
        let wrong = try problems(
            "table:\n  rows:\n    - {cell: {nib: C.xib}, values: {tilte: x}}\n",
            ["C.xib": Self.cell])
        #expect(wrong.map { "\($0.location.line)" } == ["3"])
        #expect(wrong.first?.message.contains("tilte") == true)
        let broken = try problems(
            "table: {rows: [{cell: {nib: C.xib}}]}", ["C.xib": Self.cell + "<"])
        #expect(broken.first?.location.file.path.hasSuffix("C.xib") == true)
        #expect(broken.first.map { $0.location.line > 1 } == true)
    }

    @Test("A missing file and an unknown identifier are errors that name them")
    func missing() throws {
        let file = try problems("table: {rows: [{cell: {nib: X.xib}}]}", [:])
        #expect(file.first?.message.contains("X.xib") == true)
        let identifier = try problems(
            "table: {rows: [{cell: {nib: C.xib, identifier: nothing}}]}", ["C.xib": Self.cell])
        #expect(identifier.first?.message.contains("found no cell \"nothing\" in") == true)
        #expect(identifier.first?.location.file.path.hasSuffix("d.table.yaml") == true)
        #expect(identifier.first.map { "\($0.location.column)" } == "48")
    }
}

import Foundation
import FoundationXML
import TableCompositing
import TableDrawing
import Testing

/// Contents of vector files: sizes, text, titles and errors.
@Suite struct VectorFileTests {
    private struct Full: Error {}

    @Test(arguments: VectorFormat.allCases, VectorText.allCases)
    func equalPicturesHaveEqualBytes(_ format: VectorFormat, _ text: VectorText) throws {
        let first = try VectorFile(format, RichScene.tree(), text: text)
        _ = try VectorFile(format, RichScene.tree(scale: 3), text: text)
        let second = try VectorFile(format, RichScene.tree(), text: text)
        #expect(first.bytes == second.bytes)
        #expect(!first.text.contains("CreationDate") && !first.text.contains("ModDate"))
    }

    @Test(arguments: VectorText.allCases)
    func anSVGIsWellFormedAndHasItsSizeInPoints(_ text: VectorText) throws {
        let file = try VectorFile(
            .svg, RichScene.tree(scale: 3), text: text, title: "Rows & <columns>")
        let reader = Reader()
        let parser = XMLParser(data: Data(file.bytes))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(reader.root["width"] == "160" && reader.root["height"] == "260")
        #expect(reader.root["viewBox"] == "0 0 160 260")
        #expect(reader.title == "Rows & <columns>")
        // Each referenced element is defined before and once.
        #expect(reader.undefined.isEmpty)
        #expect(Set(reader.names).count == reader.names.count && !reader.names.isEmpty)
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var root: [String: String] = [:]
        var title = ""
        var names: [String] = []
        var undefined: [String] = []
        private var isInTitle = false

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            if element == "svg" { root = attributes }
            isInTitle = element == "title"
            if let name = attributes["id"] { names.append(name) }
            for value in attributes.values {
                var name: String?
                if value.hasPrefix("url(#") { name = String(value.dropFirst(5).dropLast()) }
                if value.hasPrefix("#d") { name = String(value.dropFirst()) }
                if let name, !names.contains(name) { undefined.append(name) }
            }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if isInTitle { title += string }
        }

        func parser(
            _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
            qualifiedName: String?
        ) { isInTitle = false }
    }

    @Test func anImageAndAGlyphAreStoredOnce() throws {
        let photo = RichScene.photo
        let boxes = (0..<5).map { row in
            RenderNode(
                name: "photo", frame: CGRect(x: 0, y: row * 20, width: 23, height: 17),
                contents: .image(photo, CGRect(x: 0, y: 0, width: 23, height: 17), tint: nil),
                children: [Typesetter.node("aaa", x: 30, y: 0)])
        }
        let tree = Picture.tree(
            Picture.group(width: 100, height: 100, boxes), width: 100, height: 100, scale: 2)
        let svg = try VectorFile(.svg, tree).text
        #expect(svg.split(separator: "data:image/png").count == 2)
        #expect(svg.split(separator: "<defs><path").count == 2)
        let pdf = try VectorFile(.pdf, tree).text
        #expect(pdf.split(separator: "/Subtype /Image").count == 2)
    }

    @Test func outlinesEqualTheOutlinesOfFreeTypeInSixtyFourthsOfAPixel() throws {
        let tree = Picture.tree(
            Picture.group(width: 40, height: 30, [Typesetter.node("l", x: 2.25, y: 3)]),
            width: 40, height: 30, scale: 2)
        let svg = try VectorFile(.svg, tree).text
        // Inter's l is a bar. 17 points are 34 pixels, whose units are 1/(64 · 2) point.
        #expect(svg.contains("transform=\"matrix(0.0078125 0 0 0.0078125 2 20)\""))
        #expect(svg.contains("x=\"32\""))
    }

    @Test func textCanBeSearchedAndSelected() throws {
        let nodes = [
            Typesetter.node("Words & <more>", x: 5, y: 5, color: .black),
            Typesetter.node("turned", x: 5, y: 40),
        ]
        let tree = Picture.tree(
            Picture.group(width: 200, height: 80, nodes), width: 200, height: 80, scale: 3,
            background: .white)
        let svg = try VectorFile(.svg, tree, text: .text)
        #expect(svg.diagnostics.isEmpty)
        #expect(svg.text.contains(">Words &amp; &lt;more&gt;</text>"))
        #expect(svg.text.contains("font-family=\"Inter\" font-weight=\"400\""))
        #expect(svg.text.contains("font-size=\"17\""))
        let pdf = try VectorFile(.pdf, tree, text: .text)
        #expect(pdf.diagnostics.isEmpty)
        #expect(try pdf.words().contains("Words & <more>"))
        #expect(try VectorFile(.pdf, tree).words().contains("Words") == false)
        #expect(try VectorFile(.svg, tree).text.contains("<text") == false)
    }

    @Test func glyphsWithoutCharactersAreReported() throws {
        var text = Typesetter.text("Wide", size: 15)
        // A glyph without a character, as the glyph of a ligature.
        text.runs[0].glyphs[0].id = 2_700
        let tree = Picture.tree(
            RenderNode(
                name: "label", frame: CGRect(x: 0, y: 0, width: 60, height: 30),
                contents: .text(text, .zero)), width: 60, height: 30)
        let svg = try VectorFile(.svg, tree, text: .text)
        #expect(svg.diagnostics.map(\.identifier) == ["vectors.text"])
        #expect(svg.diagnostics.first?.message.contains("'Wide'") == true)
        #expect(!svg.text.contains("<text") && svg.text.contains("<use"))
        // The only part has the string of the text, because the font does not map the glyphs.
        let pdf = try VectorFile(.pdf, tree, text: .text)
        #expect(pdf.diagnostics.map(\.identifier) == ["vectors.text"])
        #expect(pdf.diagnostics.first?.message.contains("ActualText") == true)
        #expect(try pdf.words().contains("Wide"))
        text.runs.append(text.runs[0])
        var parts = tree
        parts.root.contents = .text(text, .zero)
        let partial = try VectorFile(.pdf, parts, text: .text)
        #expect(partial.diagnostics.map(\.identifier) == ["vectors.text"])
    }

    @Test func aPageOfPDFIsLimitedToTheLargestPage() throws {
        let limit = Picture.tree(
            Picture.group(width: 10, height: 14_400, []), width: 10, height: 14_400, scale: 0.25)
        #expect(try VectorFile(.pdf, limit).bytes.count > 100)
        var taller = limit
        taller.size.height = 14_401
        #expect(throws: CompositingError.pageTooLarge(width: 10, height: 14_401, limit: 14_400)) {
            try VectorFile(.pdf, taller)
        }
        #expect(try VectorFile(.svg, taller).text.contains("height=\"14401\""))
    }

    @Test(arguments: VectorFormat.allCases)
    func errorsOfTheSinkAreThrown(_ format: VectorFormat) throws {
        #expect(throws: Full.self) {
            let writer = try VectorWriter(format, of: RichScene.tree()) { _ in throw Full() }
            try writer.append(RichScene.tree(), rows: 520, firstRow: 0)
            try writer.finish(creator: "the tests", stamp: "")
        }
    }

    @Test(arguments: VectorFormat.allCases)
    func invalidNumbersAndDeepTreesAreReported(_ format: VectorFormat) throws {
        var bad = Picture.box(0, 0, 10, 10)
        bad.transform = CGAffineTransform(scaleX: .nan, y: 1)
        let tree = Picture.tree(
            Picture.group(width: 20, height: 20, [bad]), width: 20, height: 20)
        #expect(
            try VectorFile(format, tree).diagnostics.map(\.identifier)
                == ["compositing.not-a-number"])
        var deep = Picture.box(0, 0, 10, 10)
        for _ in 0..<200 { deep = Picture.group(width: 10, height: 10, [deep]) }
        let fits = Picture.tree(deep, width: 10, height: 10)
        #expect(try VectorFile(format, fits).diagnostics.isEmpty)
        for _ in 0..<100 { deep = Picture.group(width: 10, height: 10, [deep]) }
        #expect(throws: CompositingError.nestedTooDeeply(limit: 256)) {
            try VectorFile(format, Picture.tree(deep, width: 10, height: 10))
        }
    }
}

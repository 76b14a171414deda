import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct SVGTests {
    private func svg(_ content: String, _ attributes: String = "width='8' height='4'") -> Data {
        Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
    }

    private func image(_ data: Data) throws -> Image {
        try ImageDecoder().image(data, name: "a/i.svg")
    }

    @Test("Shapes have exact, premultiplied pixels")
    func pixels() throws {
        let found = Decoded(
            svg(
                """
                <rect x='2' y='1' width='3' height='2' fill='#336699'/>
                <rect x='6' y='0' width='1' height='4' fill='#ff0000' fill-opacity='0.5'/>
                """))
        let bitmap = try #require(found.bitmap)
        #expect(bitmap.width == 8 && bitmap.height == 4)
        for y in 0..<4 {
            for x in 0..<8 {
                let expected: UInt32 =
                    (2..<5).contains(x) && (1..<3).contains(y)
                    ? 0xFF33_6699 : x == 6 ? 0x8080_0000 : 0
                #expect(bitmap[x, y] == expected, "\(x), \(y)")
            }
        }
        #expect(found.diagnostics.isEmpty)
    }

    @Test(
        "An image is drawn for its displayed scale and size, and keeps its own size")
    func scales() throws {
        let image = try image(svg("<rect width='4' height='4'/>"))
        #expect(image.size == CGSize(width: 8, height: 4))
        #expect(image.name == "i.svg")
        for scale in [1.0, 2, 3] {
            let shown = image.resolved(with: TraitCollection(displayScale: scale))
            #expect(shown.bitmap?.width == Int(8 * scale))
            #expect(shown.size == CGSize(width: 8, height: 4))
            #expect(shown.imageAsset == nil)
        }
        // Stretched as a bitmap: black on the left half.
        let large = image.resolved(
            size: CGSize(width: 20, height: 20), with: TraitCollection(displayScale: 2))
        let bitmap = try #require(large.bitmap)
        #expect(bitmap.width == 40 && bitmap.height == 40)
        #expect(bitmap[19, 39] == 0xFF00_0000 && bitmap[20, 0] == 0)
        #expect(large.size == CGSize(width: 8, height: 4))
    }

    @Test("A canvas and a tint draw the sharp variant")
    func drawing() throws {
        let image = try image(svg("<rect width='4' height='4'/>")).withTintColor(.red)
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        TraitCollection.$current.withValue(TraitCollection(displayScale: 3)) {
            canvas.draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 8))
        }
        guard case .image(let drawn, _, tint: let tint, _, _) = canvas.finish().commands.first
        else {
            Issue.record("no image was drawn")
            return
        }
        #expect(drawn.bitmap?.width == 48)
        #expect(tint == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test(
        "The size comes from the attributes, or from the view box",
        arguments: [
            ("width='10' height='20'", 10.0, 20.0), ("width='1in' height='72pt'", 96, 96),
            ("viewBox='0 0 24 18'", 24, 18), ("width='12.5' height='7'", 12.5, 7),
            ("width='100%' height='100%' viewBox='0 0 30 40'", 30, 40),
            ("width='48' height='48' viewBox='0 0 24 24'", 48, 48),
        ])
    func sizes(attributes: String, width: Double, height: Double) throws {
        #expect(
            try image(svg("", attributes)).size == CGSize(width: width, height: height))
    }

    @Test("Drawings for huge sizes are enlarged")
    func hugePlaces() throws {
        let image = try image(svg("<rect width='8' height='4'/>"))
        let shown = image.resolved(
            size: CGSize(width: 40_000, height: 20_000), with: TraitCollection(displayScale: 3))
        let bitmap = try #require(shown.bitmap)
        #expect(bitmap.width * bitmap.height <= 8_010_000)
        #expect(bitmap[bitmap.width - 1, bitmap.height - 1] == 0xFF00_0000)
    }

    @Test(
        "References to files are omitted, and a diagnostic names them",
        arguments: [
            ("<text x='0' y='4' font-size='9'>MMM</text>", "text (convert it to paths)"),
            (
                "<style>text { display: inline !important }</style><text y='4'>M</text>",
                "text (convert it to paths)"
            ),
            (
                "<image width='8' height='4' href='data:image/png;base64,iVBORw0KGgo='/>",
                "a picture within it"
            ),
            ("<image width='8' height='4' href='file:///etc/hostname'/>", "a picture within it"),
            ("<use href='other.svg#a'/>", "what lies outside of it"),
            ("<script>1</script>", "scripts"),
            (
                "<g display='none'><text id='t' y='4'>M</text></g><use href='#t'/>",
                "text (convert it to paths)"
            ),
            (
                "<foreignObject width='8' height='4'><p>hi</p></foreignObject>",
                "foreign objects (such as HTML)"
            ),
            ("<g id='a'><g><use href='#a'/></g></g>", "a use of the element that holds it"),
            ("<style>@import url('data:text/css,rect{}');</style>", "what lies outside of it"),
            (
                "<include xmlns='http://www.w3.org/2001/XInclude' href='data:image/svg+xml,x'/>",
                "what lies outside of it"
            ),
        ])
    func outside(content: String, message: String) throws {
        let found = Decoded(svg(content))
        #expect(found.bitmap?.pixels.allSatisfy { $0 == 0 } == true)
        #expect(found.diagnostics.map(\.message) == ["of the SVG is left out: \(message)"])
        #expect(found.diagnostics.first?.identifier == "image.svg")
        #expect(found.diagnostics.first?.location == "picture")
    }

    @Test("An element of a switch that requires an extension is not reported")
    func neverChosen() {
        let found = Decoded(
            svg("<switch><foreignObject requiredExtensions='http://ns.adobe.com/x'/><g/></switch>"))
        #expect(found.bitmap != nil)
        #expect(found.diagnostics.isEmpty)
    }

    @Test(
        "Invalid XML is reported with its line and column, without a library's own text",
        arguments: [
            ("\n<g title='a & b'/>", "line 2, column"), ("\n\n<g>&nope;</g>", "line 3, column"),
        ])
    func wrongXML(content: String, place: String) throws {
        guard case .damaged(let text) = try #require(Decoded(svg(content)).reason) else {
            Issue.record("expected a damaged picture")
            return
        }
        #expect(text.contains("the XML is wrong at \(place)"))
        for word in ["librsvg", "libxml", "domain", "code", "xmlParse"] {
            #expect(!text.contains(word))
        }
    }

    @Test("The system's language has no effect on a switch")
    func language() {
        let content = "<switch><rect systemLanguage='xx' width='8' height='4'/></switch>"
        let found = Decoded(svg(content))
        #expect(found.bitmap?.pixels.allSatisfy { $0 == 0xFF00_0000 } == true)
        #expect(found.diagnostics.count == 1)
    }

    @Test("Entities of plain text are read, as drawing programs write them")
    func entities() throws {
        let text = """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- Generator: a drawing program -->
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [
              <!ENTITY ns "http://www.w3.org/2000/svg"> <!-- a > here -->
              <!ENTITY blue "#0000ff">
            ]>
            <svg xmlns="&ns;" width="2" height="2"><rect width="2" height="2" fill="&blue;"/></svg>
            """
        #expect(
            Decoded(Data(text.utf8)).bitmap == Bitmap(width: 2, height: 2, filling: 0xFF00_00FF))
    }

    @Test(
        "Content of unbounded size or cost is an error that names the content",
        arguments: [
            (
                "<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]><svg>&b;</svg>",
                "is an SVG whose entity b holds more than plain text"
            ),
            (
                "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg>&a;</svg>",
                "is an SVG whose entity a comes from elsewhere; entities of plain text are read"
            ),
            (
                "<!DOCTYPE svg [<!ENTITY % a 'x'> %a;]><svg/>",
                "is an SVG with parameter entities, which are not read"
            ),
            (
                "<svg><filter id='f'><feTurbulence numOctaves='2000000000'/></filter></svg>",
                "is an SVG with the filter feTurbulence, which is not read"
            ),
            (
                "<?xml version='1.0' encoding='UTF-7'?><svg/>",
                "is an SVG that declares the encoding utf-7; UTF-8 is the only one read; save it in "
                    + "UTF-8, and declare encoding=\"UTF-8\" or no encoding in its first line"
            ),
            (
                "<?xml version='1.0' encoding='ISO-8859-1'?><svg><title>é</title></svg>",
                "is an SVG that declares the encoding iso-8859-1; UTF-8 is the only one read; save it "
                    + "in UTF-8, and declare encoding=\"UTF-8\" or no encoding in its first line"
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='9'/>",
                "is an SVG of 1000000000.0 × 9.0 points; at most 20000.0 are read each way"
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='9'/>",
                "is 0 × 0 px and so has no pixels"
            ),
            (
                "<svg xmlns='http://www.w3.org/2000/svg'/>",
                "is an SVG without a size: it has neither width and height nor viewBox"
            ),
        ])
    func refused(text: String, reason: String) {
        #expect(Decoded(Data(text.utf8)).reason?.description == reason)
    }

    @Test("Entities of a large total length are an error")
    func manyEntities() {
        let long = String(repeating: "x", count: 10_000)
        let uses = String(repeating: "&a;", count: 200)
        let text = "<!DOCTYPE svg [<!ENTITY a '\(long)'>]><svg><desc>\(uses)</desc></svg>"
        #expect(
            Decoded(Data(text.utf8)).reason
                == .refused("is an SVG whose entities add up to more than 1048576 bytes"))
    }

    @Test("Nested repetitions of parts, ten to the power of eleven, are an error")
    func useBomb() {
        var content = "<defs><rect id='u0' width='9' height='9'/>"
        for index in 1..<12 {
            let uses = String(repeating: "<use href='#u\(index - 1)'/>", count: 10)
            content += "<g id='u\(index)'>\(uses)</g>"
        }
        let found = Decoded(svg(content + "</defs><use href='#u11'/>"))
        guard case .refused(let words) = found.reason else {
            Issue.record("\(String(describing: found.reason))")
            return
        }
        #expect(words.contains("so many elements, with all uses of them,"))
    }

    @Test("The deepest valid chain of references is drawn, and a deeper chain is an error")
    func chains() {
        func chain(_ count: Int) -> Data {
            var content = "<defs><pattern id='p0' width='9' height='9'/>"
            for index in 1..<count {
                content += """
                    <pattern id='p\(index)' width='9' height='9' patternUnits='userSpaceOnUse'>\
                    <g opacity='0.5'><rect width='8' height='8' fill='url(#p\(index - 1))'/></g>\
                    </pattern>
                    """
            }
            return svg(content + "</defs><rect width='8' height='4' fill='url(#p\(count - 1))'/>")
        }
        // Five levels: svg, defs, pattern, g, rect.
        #expect(Decoded(chain(1_990)).reason == nil)
        guard case .refused(let words) = Decoded(chain(2_100)).reason else {
            Issue.record("a deeper chain is drawn")
            return
        }
        #expect(words.contains("refers to 2100 of its parts"))
    }

    @Test("Tags nested to the limit are drawn, and deeper tags are an error")
    func nesting() {
        func nested(_ depth: Int) -> Data {
            svg(
                String(repeating: "<g>", count: depth - 2) + "<rect width='8' height='4'/>"
                    + String(repeating: "</g>", count: depth - 2))
        }
        #expect(Decoded(nested(100)).bitmap?[7, 3] == 0xFF00_0000)
        guard case .refused = Decoded(nested(101)).reason else {
            Issue.record("deeper tags are drawn")
            return
        }
    }

    @Test("A truncated SVG is an error at each length")
    func truncated() {
        let whole = svg("<g style='fill: red'><!-- c --><path d='M0 0h4v4z'/><a href='b'/></g>")
        #expect(Decoded(whole).reason == nil)
        for end in 5..<whole.count {
            #expect(Decoded(whole.prefix(end)).bitmap == nil, "cut at \(end)")
        }
    }

    @Test("Flipped bits cause an error or other pixels, but no crash")
    func flipped() {
        let whole = svg("<g style='fill: red'><path d='M0 0h4v4z'/><use href='#a'/></g>")
        var numbers = SampleNumbers(seed: 5)
        for _ in 0..<300 {
            var copy = whole
            copy[Int.random(in: 0..<whole.count, using: &numbers)] ^=
                1 << UInt8.random(in: 0...6, using: &numbers)
            let found = Decoded(copy)
            #expect((found.bitmap == nil) != (found.reason == nil))
        }
    }

    @Test("A text of several megabytes is rejected unread")
    func long() {
        let text = svg("<desc>" + String(repeating: "x", count: 4 << 20) + "</desc>")
        #expect(Decoded(text).reason == .tooManyBytes(found: text.count, limit: 4 << 20))
    }

    @Test("The library and its headers both provide the version")
    func version() throws {
        #expect(RSVGLibrary.version == ImageLibraries.drawing.first?.version)
    }
}

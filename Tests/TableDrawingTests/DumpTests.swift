import Foundation
import TableDrawing
import Testing

/// Render trees as recorded text.
@Suite struct DumpTests {
    /// Returns the dump of a drawing that contains a text within another drawing and within a
    /// picture.
    private func dump(file: String, face: String = "Inter", glyph: UInt32 = 7) -> String {
        let run = GlyphRun(
            face: FontFace(file: file, index: 0, name: face), size: 17, color: RGBA(hex: 0),
            glyphs: [GlyphRun.Glyph(id: glyph, position: .zero)])
        let text = GlyphText(string: "a", runs: [run], size: CGSize(width: 10, height: 20))
        let inner = Drawing(commands: [.text(text, .zero, PaintOptions())])
        let image = Image(drawing: inner, size: CGSize(width: 10, height: 20))
        let drawing = Drawing(commands: [
            .drawing(inner, .zero), .text(text, .zero, PaintOptions()),
            .image(
                image, CGRect(x: 0, y: 0, width: 10, height: 20), tint: nil, .default,
                PaintOptions()),
        ])
        var node = RenderNode(name: "a", frame: .zero, contents: .drawing(drawing))
        node.children = [
            RenderNode(name: "b", frame: .zero, contents: .image(image, .zero, tint: nil))
        ]
        return node.dump
    }

    @Test("Dumps of drawings are independent of the folder of the fonts")
    func fontFiles() {
        let here = dump(file: "/usr/share/fonts/Inter.ttc")
        #expect(here == dump(file: "/home/me/Inter.ttc"))
        #expect(here != dump(file: "/usr/share/fonts/Inter.ttc", glyph: 8))
        #expect(here != dump(file: "/usr/share/fonts/Inter.ttc", face: "Inter Bold"))
    }
}

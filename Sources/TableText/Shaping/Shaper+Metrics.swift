import CPango
import Foundation
import TableDrawing

extension Shaper {
    /// Returns the metrics in a font file, relative to the size.
    func metrics(of face: FontBook.Face) -> FontMetrics {
        let size: CGFloat = 1_000
        load([face])
        var found = FontMetrics(ascender: 0.95, descender: 0.25, capHeight: 0.7, xHeight: 0.5)
        guard let description = Self.description(face, size: size) else { return found }
        defer { pango_font_description_free(description) }
        guard let font = pango_context_load_font(context, description) else { return found }
        defer { g_object_unref(font) }
        if let metrics = pango_font_get_metrics(font, nil) {
            found.ascender = Self.points(pango_font_metrics_get_ascent(metrics)) / size
            found.descender = Self.points(pango_font_metrics_get_descent(metrics)) / size
            pango_font_metrics_unref(metrics)
        }
        for line in lines(of: Self.probe("H", face, size)) {
            if let height = inkHeight(of: line, font) { found.capHeight = height / size }
        }
        for line in lines(of: Self.probe("x", face, size)) {
            if let height = inkHeight(of: line, font) { found.xHeight = height / size }
        }
        return found
    }

    private static func probe(
        _ text: String, _ face: FontBook.Face, _ size: CGFloat
    ) -> ShapingRequest {
        var request = ShapingRequest(bytes: Array(text.utf8), faces: [face])
        request.spans = [ShapingRequest.Span(range: 0..<1, face: 0, size: size, kern: 0)]
        return request
    }

    private func inkHeight(of line: ShapedLine, _ font: UnsafeMutablePointer<PangoFont>) -> CGFloat?
    {
        guard let glyph = line.runs.first?.glyphs.first, glyph.id != 0 else { return nil }
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph.id, &ink, nil)
        return ink.height > 0 ? Self.points(-ink.y) : nil
    }
}

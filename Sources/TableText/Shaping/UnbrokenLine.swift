import CPango
import Foundation
import TableDrawing

/// A line that is not wrapped, with the places where it may be.
///
/// Pango shapes a text anew for each width, and the rest of the text for each line. The lines of a simple
/// text are parts of its unbroken line, because no letter changes its shape or its distance beside a
/// line break after a space.
struct UnbrokenLine {
    /// The whole text in a line.
    let whole: ShapedLine
    /// Left ends of the advances of the glyphs in Pango's units, and the right end of the last advance.
    private let pens: [Int32]
    /// Indices of the glyphs after spaces at which a line may begin.
    private let starts: [Int]

    /// Creates the line of a simple request from its layout without a width.
    ///
    /// Returns `nil` if the line may break elsewhere than after a space, has several runs or another
    /// face.
    init?(_ line: ShapedLine, _ layout: OpaquePointer, of request: ShapingRequest) {
        let face = request.faces[request.spans[0].face]
        guard line.runs.count == 1, line.gap == nil, let run = line.runs.first, run.start == 0,
            run.x == 0, run.glyphs.count == request.bytes.count, run.face.file == face.file,
            run.face.index == face.index
        else { return nil }
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count),
            let pango = pango_layout_get_line_readonly(layout, 0),
            let data = pango.pointee.runs?.pointee.data,
            let glyphs = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs,
            Int(count) == request.bytes.count + 1,
            Int(glyphs.pointee.num_glyphs) == request.bytes.count
        else { return nil }
        var pens: [Int32] = []
        pens.reserveCapacity(run.glyphs.count + 1)
        var starts: [Int] = []
        var pen: Int32 = 0
        for (index, glyph) in run.glyphs.enumerated() {
            guard glyph.cluster == index else { return nil }
            if index > 0, attributes[index].is_line_break != 0 {
                guard request.bytes[index - 1] == 0x20 else { return nil }
                starts.append(index)
            }
            pens.append(pen)
            pen += glyphs.pointee.glyphs[index].geometry.width
        }
        pens.append(pen)
        whole = line
        self.pens = pens
        self.starts = starts
    }

    /// Whether the whole line fits into a width in Pango's units.
    func fits(_ width: Int32) -> Bool { pens[pens.count - 1] <= width }

    /// Returns the lines at a width in Pango's units, or `nil` if a word is wider.
    ///
    /// A line is as long as possible. The space at its end takes no room and is not drawn.
    func lines(width: Int32) -> [ShapedLine]? {
        guard let end = pens.last, let run = whole.runs.first else { return nil }
        var lines: [ShapedLine] = []
        var start = 0
        var next = 0
        while end - pens[start] > width {
            var following: Int?
            while next < starts.count, pens[starts[next] - 1] - pens[start] <= width {
                following = starts[next]
                next += 1
            }
            guard let following else { return nil }
            lines.append(part(of: run, start..<following, ending: following - 1))
            start = following
        }
        lines.append(part(of: run, start..<run.glyphs.count, ending: run.glyphs.count))
        return lines
    }

    /// Returns the glyphs of a range of bytes as a line that begins at its left end.
    private func part(
        of run: ShapedLine.Run, _ range: Range<Int>, ending end: Int
    ) -> ShapedLine {
        let left = Shaper.points(pens[range.lowerBound])
        var part = run
        part.start = range.lowerBound
        part.width = Shaper.points(pens[end] - pens[range.lowerBound])
        part.glyphs = run.glyphs[range.lowerBound..<end].map { glyph in
            var glyph = glyph
            glyph.position.x -= left
            return glyph
        }
        return ShapedLine(range: range, runs: [part], width: part.width, gap: nil)
    }
}

extension ShapingRequest {
    /// Maximum length in bytes of a text with an unbroken line.
    private static let longestSimpleText = 1_000

    /// Whether the text consists of ASCII words in a font and a colour, with a space between two words.
    ///
    /// Lines also break after hyphens and slashes.
    var isSimple: Bool {
        guard spans.count == 1, spans[0].kern == 0, bytes.count <= Self.longestSimpleText,
            !isRightToLeft, !isJustified, indent == 0, unbroken.isEmpty,
            boundaries.allSatisfy({ $0 == bytes.count })
        else { return false }
        var isWord = false
        for byte in bytes {
            guard byte == 0x20 ? isWord : (0x21...0x7E).contains(byte), byte != 0x2D, byte != 0x2F
            else { return false }
            isWord = byte != 0x20
        }
        return isWord
    }
}

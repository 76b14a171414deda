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
    /// Indices of the glyphs after spaces.
    private let words: [Int]

    /// Creates the line of a simple request from its layout without a width.
    ///
    /// Returns `nil` if the line may break elsewhere than after a space, has several runs or another
    /// face, or if a glyph stands for several characters.
    init?(_ line: ShapedLine, _ layout: OpaquePointer, of request: ShapingRequest) {
        let face = request.faces[request.spans[0].face]
        guard line.runs.count == 1, line.gap == nil, let run = line.runs.first, run.start == 0,
            run.x == 0, run.face.file == face.file, run.face.index == face.index
        else { return nil }
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count),
            let pango = pango_layout_get_line_readonly(layout, 0),
            let data = pango.pointee.runs?.pointee.data,
            let glyphs = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs,
            Int(count) == run.glyphs.count + 1,
            Int(glyphs.pointee.num_glyphs) == run.glyphs.count
        else { return nil }
        var pens: [Int32] = []
        pens.reserveCapacity(run.glyphs.count + 1)
        var starts: [Int] = []
        var words: [Int] = []
        var pen: Int32 = 0
        var offset = 0
        for (index, glyph) in run.glyphs.enumerated() {
            guard glyph.cluster == offset else { return nil }
            let isAfterSpace = offset > 0 && request.bytes[offset - 1] == 0x20
            if isAfterSpace { words.append(index) }
            if index > 0, attributes[index].is_line_break != 0 {
                guard isAfterSpace else { return nil }
                starts.append(index)
            }
            pens.append(pen)
            pen += glyphs.pointee.glyphs[index].geometry.width
            offset += 1
            while offset < request.bytes.count, request.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        guard offset == request.bytes.count else { return nil }
        pens.append(pen)
        whole = line
        self.pens = pens
        self.starts = starts
        self.words = words
    }

    /// Whether the whole line fits into a width in Pango's units.
    func fits(_ width: Int32) -> Bool { pens[pens.count - 1] <= width }

    /// Returns the lines at a width in Pango's units, or `nil` if a word is wider.
    ///
    /// A line is as long as possible. The space at its end takes no room and is not drawn.
    func lines(width: Int32) -> [ShapedLine]? {
        guard let run = whole.runs.first, let starts = starts(width: width) else { return nil }
        return starts.indices.map { line in
            guard line + 1 < starts.count else {
                return part(of: run, starts[line]..<run.glyphs.count, ending: run.glyphs.count)
            }
            let next = starts[line + 1]
            return part(of: run, starts[line]..<next, ending: next - 1)
        }
    }

    /// Returns the first glyphs of the lines at a width in Pango's units, or `nil` if a word is wider.
    private func starts(width: Int32) -> [Int]? {
        guard let end = pens.last else { return nil }
        var lines = [0]
        var start = 0
        var next = 0
        while end - pens[start] > width {
            var following: Int?
            while next < starts.count, pens[starts[next] - 1] - pens[start] <= width {
                following = starts[next]
                next += 1
            }
            guard let following else { return nil }
            lines.append(following)
            start = following
        }
        return lines
    }

    /// Returns the widths of the lines in points at a width in Pango's units, or `nil` if a word is
    /// wider.
    ///
    /// - Parameter pushesOut: Whether a last line of a single word takes another word from the line
    ///   before, as `Typesetter.pushOut`.
    func widths(width: Int32, pushesOut: Bool) -> [CGFloat]? {
        guard var starts = starts(width: width), let end = pens.last else { return nil }
        if pushesOut, let pushed = pushedWord(starts), end - pens[pushed] <= width {
            starts[starts.count - 1] = pushed
        }
        return starts.indices.map { line in
            let right = line + 1 < starts.count ? pens[starts[line + 1] - 1] : end
            return Shaper.points(right - pens[starts[line]])
        }
    }

    /// Returns the first glyph of the word before the last line, or `nil` if the last line has several
    /// words or the line before would keep fewer than two words.
    private func pushedWord(_ starts: [Int]) -> Int? {
        guard starts.count > 1, let last = starts.last, words.last == last else { return nil }
        let line = words.filter { $0 > starts[starts.count - 2] && $0 < last }
        return line.count >= 2 ? line.last : nil
    }

    /// Returns the glyphs of a range as a line that begins at its left end.
    private func part(
        of run: ShapedLine.Run, _ range: Range<Int>, ending end: Int
    ) -> ShapedLine {
        func offset(_ glyph: Int) -> Int {
            glyph < run.glyphs.count ? run.glyphs[glyph].cluster ?? 0 : whole.range.upperBound
        }
        let left = Shaper.points(pens[range.lowerBound])
        var part = run
        part.start = offset(range.lowerBound)
        part.width = Shaper.points(pens[end] - pens[range.lowerBound])
        part.glyphs = run.glyphs[range.lowerBound..<end].map { glyph in
            var glyph = glyph
            glyph.position.x -= left
            return glyph
        }
        return ShapedLine(
            range: part.start..<offset(range.upperBound), runs: [part], width: part.width, gap: nil)
    }
}

extension ShapingRequest {
    /// Maximum length in bytes of a text with an unbroken line.
    private static let longestSimpleText = 1_000

    /// Whether the text consists of words in Latin letters, in a font and a colour, with a space between
    /// two words.
    ///
    /// Lines also break after hyphens and slashes.
    var isSimple: Bool {
        guard spans.count == 1, spans[0].kern == 0, bytes.count <= Self.longestSimpleText,
            !isRightToLeft, !isJustified, indent == 0, unbroken.isEmpty,
            boundaries.allSatisfy({ $0 == bytes.count })
        else { return false }
        var isWord = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x20:
                guard isWord else { return false }
            case 0x2D, 0x2F: return false
            case 0x21...0x7E: break
            case 0xC2...0xC9:
                // From U+00A1 to U+027F, without the soft hyphen.
                guard index + 1 < bytes.count, byte > 0xC2 || bytes[index + 1] > 0xA0,
                    byte > 0xC2 || bytes[index + 1] != 0xAD
                else { return false }
                index += 1
            case 0xE2:
                guard Self.isSimple(bytes[index...].prefix(3)) else { return false }
                index += 2
            default: return false
            }
            isWord = byte != 0x20
            index += 1
        }
        return isWord
    }

    /// Whether the bytes are a quotation mark, an ellipsis or the sign of the euro.
    private static func isSimple(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count == 3 else { return false }
        let (second, third) = (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
        return second == 0x80 && ((0x98...0x9E).contains(third) || third == 0xA6)
            || second == 0x82 && third == 0xAC
    }
}

import Foundation

/// Finder of Korean words, for lines that break only between Korean words.
enum HangulWords {
    /// Returns the byte ranges of words with a Hangul letter that fit into the request's width.
    ///
    /// A word consists of Hangul letters and adjacent Latin letters and digits. The width of a word
    /// is estimated from the number of characters, because no Hangul letter is wider than the size
    /// of the font. The function omits a word that may be longer than a line, so the word can break
    /// anywhere.
    static func ranges(in request: ShapingRequest) -> [Range<Int>] {
        // U+1100 is the first Hangul letter. Its UTF-8 begins with E1; the UTF-8 of syllables
        // begins with EA to ED.
        guard request.bytes.contains(where: { $0 >= 0xE1 }) else { return [] }
        var ranges: [Range<Int>] = []
        var start = 0
        var count = 0
        var hasHangul = false
        var offset = 0
        func end() {
            defer { (count, hasHangul) = (0, false) }
            guard hasHangul, count > 1, fits(start..<offset, count, request) else { return }
            ranges.append(start..<offset)
        }
        for scalar in String(decoding: request.bytes, as: UTF8.self).unicodeScalars {
            let isHangul = Self.isHangul(scalar)
            if isHangul || isLetterOrDigit(scalar) {
                if count == 0 { start = offset }
                count += 1
                hasHangul = hasHangul || isHangul
            } else {
                end()
            }
            offset += UTF8.width(scalar)
        }
        end()
        return ranges
    }

    private static func fits(
        _ range: Range<Int>, _ count: Int, _ request: ShapingRequest
    ) -> Bool {
        guard let width = request.width else { return true }
        let spans = request.spans.filter { $0.range.overlaps(range) }
        let advance = spans.map { $0.size + max(0, $0.kern) }.max() ?? 0
        return CGFloat(count) * advance + max(0, request.indent) <= width
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xFFA0...0xFFDC:
            return true
        default: return false
        }
    }

    private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F:
            return true
        default: return false
        }
    }
}

import Foundation
import TableDrawing

/// An attributed text made ready for shaping: UTF-8 with `\n` as the only line break, without
/// control characters, and every stretch's font found.
struct SourceText {
    struct Style {
        var attributes: TextAttributes
        var font: ResolvedFont
    }

    var bytes: [UInt8]
    var styles: [Style]
    /// Where each stretch ends, in bytes; the last one ends the text.
    var ends: [(end: Int, style: Int)]
    /// The looks of an empty line at the end.
    var fallback: Style

    init(_ text: AttributedText, in environment: TextEnvironment) {
        var fonts: [Font: ResolvedFont] = [:]
        func resolve(_ font: Font) -> ResolvedFont {
            if let known = fonts[font] { return known }
            let found = ResolvedFont(font, in: environment)
            fonts[font] = found
            return found
        }
        fallback = Style(attributes: text.fallback.finite, font: resolve(text.fallback.font))
        bytes = []
        styles = []
        ends = []
        bytes.reserveCapacity(text.string.utf8.count)
        var rest = Substring(text.string)
        var skipsNewline = false
        for run in text.runs {
            let end = rest.utf8.index(rest.startIndex, offsetBy: run.length)
            Self.append(rest[..<end], to: &bytes, skipsNewline: &skipsNewline)
            rest = rest[end...]
            styles.append(
                Style(attributes: run.attributes.finite, font: resolve(run.attributes.font)))
            ends.append((bytes.count, styles.count - 1))
        }
    }

    /// Copies text; line breaks of all kinds become `\n`, other control characters nothing.
    private static func append(
        _ text: Substring, to bytes: inout [UInt8], skipsNewline: inout Bool
    ) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        if isPlain {
            if !text.isEmpty { skipsNewline = false }
            bytes.append(contentsOf: text.utf8)
            return
        }
        for scalar in text.unicodeScalars {
            let followsReturn = skipsNewline
            skipsNewline = scalar == "\r"
            switch scalar.value {
            case 0x0A where followsReturn: continue
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: bytes.append(0x0A)
            case 0x09: bytes.append(0x09)
            case 0..<0x20, 0x7F..<0xA0: continue
            default:
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// The index into `styles` at a byte; that of the last stretch at the end.
    func style(at offset: Int) -> Style {
        guard let last = ends.last else { return fallback }
        guard offset < last.end else { return styles[last.style] }
        return styles[ends[index(at: offset)].style]
    }

    /// The stretch that a byte belongs to.
    func index(at offset: Int) -> Int {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The end of the paragraph that begins at a byte: the place of its line break, or the end.
    func paragraphEnd(from start: Int) -> Int {
        bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }

    /// The nearest place at or before a byte where a character begins.
    func boundary(atOrBefore offset: Int) -> Int {
        var place = min(max(0, offset), bytes.count)
        while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
        return place
    }
}

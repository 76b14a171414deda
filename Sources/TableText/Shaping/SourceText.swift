import Foundation
import TableDrawing

/// An attributed text prepared for shaping: UTF-8 with `\n` as the only line break and without
/// control characters.
///
/// The fonts of all runs are resolved.
struct SourceText {
    struct Style {
        var attributes: TextAttributes
        var font: ResolvedFont
    }

    var bytes: [UInt8]
    var styles: [Style]
    /// End of each run in bytes.
    ///
    /// The last run ends the text.
    var ends: [(end: Int, style: Int)]
    /// Attributes of an empty line at the end.
    var fallback: Style

    init(_ text: AttributedText, in environment: TextEnvironment) {
        let base = ResolvedFont(text.fallback.font, in: environment)
        fallback = Style(attributes: text.fallback.finite, font: base)
        var fonts: [Font: ResolvedFont] = [:]
        func resolve(_ font: Font) -> ResolvedFont {
            if font == text.fallback.font { return base }
            if let known = fonts[font] { return known }
            let found = ResolvedFont(font, in: environment)
            fonts[font] = found
            return found
        }
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

    /// Copies text, and replaces all line breaks by `\n`.
    ///
    /// Other control characters are removed.
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

    /// Returns the style at a byte offset.
    ///
    /// At the end of the text, it is the last run's style.
    func style(at offset: Int) -> Style {
        guard let last = ends.last else { return fallback }
        guard offset < last.end else { return styles[last.style] }
        return styles[ends[index(at: offset)].style]
    }

    /// Returns the index of the run that contains a byte.
    func index(at offset: Int) -> Int {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the end of the paragraph that begins at a byte: the offset of its line break, or
    /// the end of the text.
    func paragraphEnd(from start: Int) -> Int {
        bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }

    /// Returns the nearest character boundary at or before a byte offset.
    func boundary(atOrBefore offset: Int) -> Int {
        var place = min(max(0, offset), bytes.count)
        while place > 0, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place -= 1 }
        return place
    }
}

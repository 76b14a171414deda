import Foundation
import TableDrawing

/// The last line of a paragraph that would be a single word.
extension Typesetter {
    /// The words that a line keeps when its last one is pushed out.
    private static let leastWords = 2

    /// Moves the last word of a paragraph's last line but one to the last line, if that is a single word.
    ///
    /// The lines stay as they are where the line before would keep fewer than two words, where a word is divided
    /// between the two lines, where both words together do not fit, and in justified paragraphs, whose
    /// lines Pango stretches as it breaks them.
    mutating func pushOut(
        _ paragraph: Range<Int>, _ style: ParagraphStyle, _ isRightToLeft: Bool, firstLine: Int
    ) {
        guard style.lineBreakStrategy.contains(.pushOut), width != nil,
            style.alignment != .justified, options.lineBreakMode != .byCharWrapping,
            style.lineBreakMode != .byCharWrapping, drafts.count - firstLine >= 2
        else { return }
        let index = drafts.count - 2
        let start = drafts[index].source.lowerBound
        let lastStart = drafts[index + 1].source.lowerBound
        guard let split = split(of: start..<lastStart, before: lastStart..<paragraph.upperBound)
        else { return }
        var end = split
        while end > start, source.bytes[end - 1] == 0x20 { end -= 1 }
        guard let first = line(start..<end, split, style, isRightToLeft, replacing: drafts[index]),
            var last = line(
                split..<paragraph.upperBound, paragraph.upperBound, style, isRightToLeft,
                replacing: drafts[index + 1], isFirst: false)
        else { return }
        last.top = first.top + first.metrics.height + style.lineSpacing
        let needed =
            options.fit == .wholeLines ? last.metrics.height : last.metrics.capHeight
        guard last.top + needed <= place.height + 0.01 else { return }
        drafts[index] = first
        drafts[index + 1] = last
        bottom = last.top + last.metrics.height
    }

    /// Where the last word of a line begins, if the line after it is a single word and the line keeps enough.
    private func split(of line: Range<Int>, before last: Range<Int>) -> Int? {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        guard let before = source.bytes[line].last, isBlank(before) else { return nil }
        let words = source.bytes[last].split(whereSeparator: isBlank)
        guard words.count == 1 else { return nil }
        let kept = source.bytes[line].split(whereSeparator: isBlank)
        guard kept.count > Self.leastWords, let pushed = kept.last else { return nil }
        return pushed.startIndex
    }

    /// A line of its own, in the place of another; `nil` if the text does not fit into one line.
    private func line(
        _ text: Range<Int>, _ end: Int, _ style: ParagraphStyle, _ isRightToLeft: Bool,
        replacing draft: Draft, isFirst: Bool? = nil
    ) -> Draft? {
        let isFirst =
            isFirst ?? (text.lowerBound == 0 || source.bytes[text.lowerBound - 1] == 0x0A)
        var prepared = itemizer.prepare([text])
        configure(&prepared.request, style, isRightToLeft, isFirst: isFirst)
        let lines = shaper.lines(of: prepared.request)
        guard lines.count == 1, let line = lines.first else { return nil }
        var draft = draft
        draft.shaped = line
        draft.prepared = prepared
        draft.source = text.lowerBound..<end
        draft.metrics = LineMetrics(of: source, in: draft.source, style: style)
        return draft
    }
}

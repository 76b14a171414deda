import Foundation
import TableDrawing

/// The line break strategy `pushOut`, which avoids a last line of a single word.
extension Typesetter {
    /// Minimum number of words in the line before the last line.
    private static let leastWords = 2

    /// Moves a word from the line before the last line to the last line, if the last line is a
    /// single word.
    ///
    /// The lines stay unchanged if the line before would keep fewer than two words, if a word is
    /// divided between the two lines, or if both words do not fit into the last line. Justified
    /// paragraphs stay unchanged, because Pango stretches a line when it breaks the line.
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
        guard
            let first = line(
                start..<end, split, style, isRightToLeft, replacing: drafts[index],
                isFirst: index == firstLine),
            var last = line(
                split..<paragraph.upperBound, paragraph.upperBound, style, isRightToLeft,
                replacing: drafts[index + 1], isFirst: false)
        else { return }
        last.top = first.top + first.metrics.height + first.spacingAfter
        let needed =
            options.fit == .wholeLines ? last.metrics.height : last.metrics.capHeight
        guard last.top + needed <= place.height + 0.01 else { return }
        drafts[index] = first
        drafts[index + 1] = last
        bottom = last.top + last.metrics.height
    }

    /// Returns the offset of a line's last word, or `nil` if the last line has several words or the
    /// line would keep too few words.
    private func split(of line: Range<Int>, before last: Range<Int>) -> Int? {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        guard let before = source.bytes[line].last, isBlank(before) else { return nil }
        let words = source.bytes[last].split(whereSeparator: isBlank)
        guard words.count == 1 else { return nil }
        let kept = source.bytes[line].split(whereSeparator: isBlank)
        guard kept.count > Self.leastWords, let pushed = kept.last else { return nil }
        return pushed.startIndex
    }

    /// Returns a draft with another text, or `nil` if the text does not fit into a single line.
    private func line(
        _ text: Range<Int>, _ end: Int, _ style: ParagraphStyle, _ isRightToLeft: Bool,
        replacing draft: Draft, isFirst: Bool
    ) -> Draft? {
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

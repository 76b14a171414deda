import Foundation
import TableDrawing

/// Truncation of the last line of a text that does not fit.
extension Typesetter {
    /// Adds a paragraph as a single line that is clipped or truncated.
    mutating func addSingleLine(
        _ paragraph: Range<Int>, _ style: ParagraphStyle, _ isRightToLeft: Bool,
        mode: LineBreakMode
    ) -> Bool {
        let isWhole = !options.obeysParagraphLineBreakModes
        let (line, prepared) = singleLine(
            from: paragraph.lowerBound, style, isRightToLeft, isFirst: true, mode: mode,
            reachesOver: isWhole)
        guard add(line, prepared, paragraph, style, isRightToLeft, isFirst: true) else {
            return false
        }
        bottom += style.paragraphSpacing
        return true
    }

    /// Replaces the last line by a line for the whole remaining text.
    mutating func truncate(_ last: Draft) {
        let mode = options.lineBreakMode
        switch mode {
        case .byWordWrapping, .byCharWrapping:
            restore(last, last.shaped, last.prepared)
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            // A single line already has its ellipsis.
            if last.shaped.gap != nil || options.obeysParagraphLineBreakModes {
                return restore(last, last.shaped, last.prepared)
            }
            let isFirst = last.indent == last.style.firstLineHeadIndent
            let (line, prepared) = singleLine(
                from: last.source.lowerBound, last.style, last.isRightToLeft, isFirst: isFirst,
                mode: mode, reachesOver: true)
            restore(last, line, prepared)
        }
    }

    private mutating func restore(
        _ draft: Draft, _ line: ShapedLine, _ prepared: Itemizer.Result
    ) {
        var draft = draft
        draft.shaped = line
        draft.prepared = prepared
        bottom = draft.top + draft.metrics.height
        drafts.append(draft)
    }

    /// Returns a single line for the text from a byte offset.
    ///
    /// Invisible text is left out before shaping. If the line `reachesOver` the end of its
    /// paragraph, a head or middle ellipsis stands for all following text, and a tail ellipsis
    /// shows that text follows.
    private func singleLine(
        from start: Int, _ style: ParagraphStyle, _ isRightToLeft: Bool, isFirst: Bool,
        mode: LineBreakMode, reachesOver: Bool
    ) -> (ShapedLine, Itemizer.Result) {
        let paragraphEnd = source.paragraphEnd(from: start)
        let textEnd = reachesOver ? source.bytes.count : paragraphEnd
        let budget = visibleBytes(at: start)
        var parts: [Range<Int>]
        var suffix = ""
        switch mode {
        case .byTruncatingHead:
            parts = [source.boundary(atOrBefore: max(start, textEnd - budget))..<textEnd]
        case .byTruncatingMiddle where textEnd - start > 2 * budget:
            parts = [
                start..<source.boundary(atOrBefore: start + budget),
                source.boundary(atOrBefore: textEnd - budget)..<textEnd,
            ]
        case .byTruncatingMiddle:
            parts = [start..<textEnd]
        default:
            let end = min(paragraphEnd, source.boundary(atOrBefore: start + budget))
            parts = [start..<end]
            let rest = source.bytes[paragraphEnd..<textEnd]
            if mode == .byTruncatingTail, rest.contains(where: { $0 != 0x0A }) { suffix = "…" }
        }
        var prepared = itemizer.prepare(parts, appending: suffix)
        configure(&prepared.request, style, isRightToLeft, isFirst: isFirst)
        // The indent is subtracted from the width, because a single line has no other indent.
        if let width = prepared.request.width {
            prepared.request.width = max(0, width - max(0, prepared.request.indent))
        }
        prepared.request.indent = 0
        prepared.request.isJustified = false
        switch mode {
        case .byTruncatingHead: prepared.request.ellipsis = .head
        case .byTruncatingTail: prepared.request.ellipsis = .tail
        case .byTruncatingMiddle: prepared.request.ellipsis = .middle
        default: prepared.request.width = nil
        }
        if prepared.request.width == nil { prepared.request.ellipsis = nil }
        let line = shaper.lines(of: prepared.request).first ?? .empty
        // A middle ellipsis without a beginning becomes a tail ellipsis, because the beginning
        // is more useful than the end.
        if mode == .byTruncatingMiddle, let gap = line.gap, gap.lowerBound <= line.range.lowerBound
        {
            prepared.request.ellipsis = .tail
            return (shaper.lines(of: prepared.request).first ?? .empty, prepared)
        }
        return (line, prepared)
    }

    /// Returns an upper bound of the bytes visible in the width, unless most characters have no
    /// width.
    private func visibleBytes(at start: Int) -> Int {
        let longest = longestLine(at: start)
        guard let width else { return longest }
        let size = max(0.1, source.style(at: start).font.size)
        return min(longest, 1_024 + Int(clamping: min(1e6, width / size * 40)))
    }
}

import Foundation
import TableDrawing

/// Breaks text into lines and positions the lines.
struct Typesetter {
    /// A shaped and positioned line without colours.
    struct Draft {
        var shaped: ShapedLine
        var prepared: Itemizer.Result
        /// Range of the line in the source, in bytes.
        var source: Range<Int>
        var metrics: LineMetrics
        var style: ParagraphStyle
        var isRightToLeft: Bool
        /// Distance from the leading edge, in points.
        var indent: CGFloat
        var top: CGFloat

        /// Space below the line before a following line, also in another paragraph, in points.
        var spacingAfter: CGFloat { style.lineSpacing + metrics.leading }
    }

    let source: SourceText
    let itemizer: Itemizer
    let shaper: Shaper
    let place: CGSize
    let options: TextLayout.Options
    var drafts: [Draft] = []
    /// Bottom of the last line, in points.
    var bottom: CGFloat = 0

    /// Lays out text without using the cache.
    static func layout(
        _ text: AttributedText, in size: CGSize, options: TextLayout.Options,
        environment: TextEnvironment
    ) -> TextLayout {
        let empty = TextLayout(lines: [], size: .zero, isTruncated: false, isClipped: false)
        guard !text.isEmpty else { return empty }
        let source = SourceText(text, in: environment)
        return environment.fontBook.shapers.withShaper { shaper in
            var typesetter = Typesetter(
                source: source, itemizer: Itemizer(text: source, environment: environment),
                shaper: shaper, place: size, options: options)
            return typesetter.run()
        } ?? empty
    }

    /// Maximum width in points that Pango can count.
    ///
    /// Greater widths mean no limit.
    static let widest: CGFloat = 1_000_000

    var width: CGFloat? { place.width < Self.widest ? place.width : nil }

    private mutating func run() -> TextLayout {
        let isFinished = fill()
        var isTruncated = !isFinished
        if !isFinished, let last = drafts.popLast() {
            bottom = last.top
            truncate(last)
        }
        if drafts.contains(where: { $0.shaped.gap != nil }) { isTruncated = true }
        return LineAssembly(
            source: source, drafts: drafts, container: width, alignment: options.alignment
        ).layout(isTruncated: isTruncated)
    }

    /// Adds lines until the text or the room ends, and returns whether all text fits.
    private mutating func fill() -> Bool {
        var start = 0
        while true {
            let end = source.paragraphEnd(from: start)
            guard fillParagraph(start..<end) else { return false }
            if end >= source.bytes.count { return true }
            start = end + 1
        }
    }

    /// Returns the number of bytes to shape at a time, about four lines.
    ///
    /// A long paragraph is shaped in parts, so that the time grows with what is visible, and
    /// because Pango shapes the rest of a word anew for each of its lines. Text from right to left
    /// is shaped a dozen lines at a time: the direction of signs and digits depends on the letters
    /// before them.
    private func window(at offset: Int) -> Int {
        guard let width else { return 8_192 }
        let size = source.style(at: offset).font.size
        let dozen = min(8_192, max(256, Int(clamping: min(1e6, width / size * 30))))
        let end = min(source.bytes.count, offset + dozen)
        guard !BaseDirection.mayRunRightToLeft(source.bytes[offset..<end]) else { return dozen }
        return Self.window(width: width, fontSize: size)
    }

    /// Returns the number of bytes of text from left to right to shape at a time.
    static func window(width: CGFloat, fontSize: CGFloat) -> Int {
        min(8_192, max(96, Int(clamping: min(1e6, width / fontSize * 8))))
    }

    /// Returns the maximum number of bytes in a line with a width that Pango can count.
    func longestLine(at offset: Int) -> Int {
        Self.longestLine(ofSize: source.style(at: offset).font.size)
    }

    static func longestLine(ofSize fontSize: CGFloat) -> Int {
        Int(clamping: widest / max(1, fontSize))
    }

    private mutating func fillParagraph(_ paragraph: Range<Int>) -> Bool {
        let style = paragraphStyle(at: paragraph.lowerBound)
        let isRightToLeft = isRightToLeft(paragraph, style: style)
        if drafts.last != nil {
            bottom += style.paragraphSpacingBefore
        }
        if paragraph.isEmpty {
            let prepared = Itemizer.Result(request: ShapingRequest(), anchors: [])
            guard add(.empty, prepared, paragraph, style, isRightToLeft, isFirst: true) else {
                return false
            }
            bottom += style.paragraphSpacing
            return true
        }
        if let mode = singleLineMode(of: style) {
            return addSingleLine(paragraph, style, isRightToLeft, mode: mode)
        }
        let firstLine = drafts.count
        var start = paragraph.lowerBound
        var window = window(at: start)
        while start < paragraph.upperBound {
            let isFirst = start == paragraph.lowerBound
            var end = min(paragraph.upperBound, start + window)
            end = end < paragraph.upperBound ? source.boundary(atOrBefore: end) : end
            let longest = longestLine(at: start)
            if window > longest { end = min(end, source.boundary(atOrBefore: start + longest)) }
            var prepared = itemizer.prepare([start..<max(end, start)])
            configure(&prepared.request, style, isRightToLeft, isFirst: isFirst)
            var lines = shaper.lines(of: prepared.request)
            if lines.isEmpty { lines = [.empty] }
            let isCut = end < paragraph.upperBound
            if isCut, lines.count > 1 {
                lines.removeLast()
            } else if isCut, window <= longest {
                window *= 4
                continue
            }
            for (index, line) in lines.enumerated() {
                let range =
                    prepared.source(
                        of: line.range.lowerBound)..<prepared.source(
                        of: line.range.upperBound)
                guard
                    add(line, prepared, range, style, isRightToLeft, isFirst: isFirst && index == 0)
                else { return false }
            }
            if isCut, window > longest {
                reportTooLong(longest)
                return false
            }
            guard isCut, let last = lines.last else { break }
            let next = prepared.source(of: last.range.upperBound)
            guard next > start else { break }
            start = next
        }
        pushOut(paragraph, style, isRightToLeft, firstLine: firstLine)
        bottom += style.paragraphSpacing
        return true
    }

    func reportTooLong(_ bytes: Int) {
        DiagnosticLog.record(
            Diagnostic(
                "text.too-long",
                message: "a line of more than \(bytes) bytes is cut there; break the text into "
                    + "lines, or give it a width to be wrapped in"))
    }

    /// Adds a line below the previous lines if there is room.
    mutating func add(
        _ line: ShapedLine, _ prepared: Itemizer.Result, _ range: Range<Int>,
        _ style: ParagraphStyle, _ isRightToLeft: Bool, isFirst: Bool
    ) -> Bool {
        if options.numberOfLines > 0, drafts.count >= options.numberOfLines { return false }
        let metrics = LineMetrics(of: source, in: range, style: style)
        let top = bottom + (drafts.last?.spacingAfter ?? 0)
        if !drafts.isEmpty {
            let needed = options.fit == .wholeLines ? metrics.height : metrics.capHeight
            guard top + needed <= place.height + 0.01 else { return false }
        }
        drafts.append(
            Draft(
                shaped: line, prepared: prepared, source: range, metrics: metrics, style: style,
                isRightToLeft: isRightToLeft,
                indent: isFirst ? style.firstLineHeadIndent : style.headIndent, top: top))
        bottom = top + metrics.height
        return true
    }
}

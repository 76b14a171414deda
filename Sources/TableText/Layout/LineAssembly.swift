import Foundation
import TableDrawing

/// Aligns lines, and applies colours and decorations to their glyphs.
struct LineAssembly {
    let source: SourceText
    let drafts: [Typesetter.Draft]
    /// Width of the container in points, or `nil` if the width is not limited.
    let container: CGFloat?
    let alignment: TextAlignment

    func layout(isTruncated: Bool) -> TextLayout {
        let widest = drafts.map { $0.indent + width(of: $0) }.max() ?? 0
        let room = container ?? widest
        let lines = drafts.map { assemble($0, room: room) }
        // The spacing after the last paragraph lies below the text and is not part of it.
        let end = drafts.last.map { $0.top + $0.metrics.height } ?? 0
        return TextLayout(
            lines: lines, size: CGSize(width: widest, height: end), isTruncated: isTruncated,
            isClipped: container.map { widest > $0 + 0.01 } ?? false)
    }

    /// Returns the width including the spacing after the last character, as in UIKit.
    private func width(of draft: Typesetter.Draft) -> CGFloat {
        guard let last = draft.prepared.request.spans.last, !draft.shaped.runs.isEmpty else {
            return draft.shaped.width
        }
        let request = draft.prepared.request
        return max(0, draft.shaped.width + (last.kern < 0 ? request.overlap : last.kern))
    }

    private func left(of draft: Typesetter.Draft, width: CGFloat, room: CGFloat) -> CGFloat {
        let tail =
            draft.style.tailIndent > 0
            ? max(0, room - draft.style.tailIndent) : -draft.style.tailIndent
        let free = room - width - draft.indent - tail
        let leading = draft.isRightToLeft ? tail : draft.indent
        switch draft.style.alignment {
        case .left: return leading
        case .right: return leading + free
        case .center: return leading + free / 2
        case .natural, .justified: return draft.isRightToLeft ? leading + free : leading
        }
    }

    private func assemble(_ draft: Typesetter.Draft, room: CGFloat) -> TextLayout.Line {
        let width = width(of: draft)
        let x = left(of: draft, width: width, room: room)
        let baseline = draft.top + draft.metrics.baseline
        let text = LineText(of: draft, in: source)
        var runs: [GlyphRun] = []
        var decorations: [TextDecoration] = []
        for shaped in draft.shaped.runs {
            let look = source.style(at: draft.prepared.source(of: shaped.start))
            let place = CGPoint(x: x, y: baseline - look.attributes.baselineOffset)
            append(shaped, look.attributes, at: place, of: text, to: &runs)
            let box = CGRect(
                x: x + shaped.x, y: draft.top, width: shaped.width, height: draft.metrics.height)
            decorations += TextDecorations.decorations(
                for: look, in: box, baseline: place.y)
        }
        return TextLayout.Line(
            string: text.string, runs: runs, decorations: decorations,
            frame: CGRect(x: x, y: draft.top, width: width, height: draft.metrics.height),
            baseline: baseline, isTruncated: draft.shaped.gap != nil,
            isRightToLeft: draft.isRightToLeft)
    }

    /// Appends glyphs, to the last run if the attributes are equal.
    private func append(
        _ shaped: ShapedLine.Run, _ look: TextAttributes, at place: CGPoint,
        of text: LineText, to runs: inout [GlyphRun]
    ) {
        guard !shaped.glyphs.isEmpty else { return }
        let glyphs = shaped.glyphs.map { glyph in
            GlyphRun.Glyph(
                id: glyph.id,
                position: CGPoint(
                    x: place.x + glyph.position.x, y: place.y + glyph.position.y),
                cluster: glyph.cluster.flatMap { text.offset(of: $0) })
        }
        if let last = runs.last, last.face == shaped.face, last.size == shaped.size,
            last.color == look.color, last.shadow == look.shadow
        {
            runs[runs.count - 1].glyphs += glyphs
        } else {
            runs.append(
                GlyphRun(
                    face: shaped.face, size: shaped.size, color: look.color, glyphs: glyphs,
                    shadow: look.shadow))
        }
    }
}

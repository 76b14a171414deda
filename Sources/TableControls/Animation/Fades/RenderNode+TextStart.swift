import Foundation
import TableDrawing

/// Where the text of a label's node begins, and whether another text is the same at another place.
extension RenderNode {
    /// The first glyph of the text that the node shows, as read.
    ///
    /// Points from the top left corner of the node's frame; of two texts that fade, the later one's.
    /// Nothing without text.
    func textStart(isRightToLeft: Bool) -> CGPoint? {
        let start: CGPoint?
        switch contents {
        case .text(let text, let place):
            start = text.start(isRightToLeft: isRightToLeft).map {
                CGPoint(x: $0.x + place.x, y: $0.y + place.y)
            }
        case .mix(let first, let second, _):
            start = [second, first].lazy.compactMap { $0.placedTextStart(isRightToLeft) }.first
        default: start = children.lazy.compactMap { $0.placedTextStart(isRightToLeft) }.first
        }
        return start.map { CGPoint(x: $0.x - boundsOrigin.x, y: $0.y - boundsOrigin.y) }
    }

    /// The start of the text in the coordinates that the node's frame is in.
    private func placedTextStart(_ isRightToLeft: Bool) -> CGPoint? {
        textStart(isRightToLeft: isRightToLeft).map {
            CGPoint(x: $0.x + frame.minX, y: $0.y + frame.minY)
        }
    }

    /// The text of the node, or `nil` during a fade between two texts.
    package var plainText: GlyphText? {
        if case .text(let text, _) = contents { return text }
        return children.lazy.compactMap(\.plainText).first
    }
}

extension GlyphText {
    /// The place of the first glyph as read, in points from the text's top left.
    func start(isRightToLeft: Bool) -> CGPoint? {
        guard let run = runs.first(where: { !$0.glyphs.isEmpty }), let first = run.glyphs.first
        else { return nil }
        let line = runs.flatMap(\.glyphs).filter {
            abs($0.position.y - first.position.y) < run.size / 2
        }
        let x = line.map(\.position.x)
        guard let start = isRightToLeft ? x.max() : x.min() else { return nil }
        return CGPoint(x: start, y: first.position.y)
    }

    /// How far two glyphs of the same text may be off, in points: less than anybody sees.
    private static let tolerance: CGFloat = 0.01

    /// Whether both are the same glyphs, in the same lines, wherever the whole stands.
    package func isSame(asMoved other: GlyphText) -> Bool {
        guard string == other.string, runs.count == other.runs.count,
            decorations.count == other.decorations.count
        else { return false }
        var translation: CGPoint?
        for (run, match) in zip(runs, other.runs) {
            guard run.face == match.face, run.size == match.size, run.color == match.color,
                run.shadow == match.shadow, run.glyphs.count == match.glyphs.count
            else { return false }
            for (glyph, other) in zip(run.glyphs, match.glyphs) {
                let step = CGPoint(
                    x: other.position.x - glyph.position.x, y: other.position.y - glyph.position.y)
                let expected = translation ?? step
                guard glyph.id == other.id, abs(step.x - expected.x) < Self.tolerance,
                    abs(step.y - expected.y) < Self.tolerance
                else { return false }
                translation = expected
            }
        }
        return true
    }
}

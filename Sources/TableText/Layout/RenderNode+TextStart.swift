import Foundation
import TableDrawing

/// Position of the text in a label's node, and comparison of texts at different positions.
extension RenderNode {
    /// Returns the position of the text's first glyph in reading order, or `nil` without a text.
    ///
    /// The position is in points from the top left corner of the node's frame. During a fade of two
    /// texts, the later text counts.
    package func textStart(isRightToLeft: Bool) -> CGPoint? {
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

    /// Returns the start of the text in the coordinate system of the node's frame.
    private func placedTextStart(_ isRightToLeft: Bool) -> CGPoint? {
        textStart(isRightToLeft: isRightToLeft).map {
            CGPoint(x: $0.x + frame.minX, y: $0.y + frame.minY)
        }
    }

    /// Text of the node, or `nil` during a fade between two texts.
    package var plainText: GlyphText? {
        if case .text(let text, _) = contents { return text }
        return children.lazy.compactMap(\.plainText).first
    }
}

extension GlyphText {
    /// Returns the position of the first glyph in reading order, in points from the text's top left
    /// corner.
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

    /// Maximum distance between glyphs of equal texts, in points; a smaller distance is not
    /// visible.
    private static let tolerance: CGFloat = 0.01

    /// Returns whether both texts have equal glyphs in equal lines, at any position.
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

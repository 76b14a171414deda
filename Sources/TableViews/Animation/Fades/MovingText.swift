import Foundation
import TableDrawing

/// Two forms of a label's text on the way from the one to the other, from where the one begins to where
/// the other does.
struct MovingText {
    /// What the two labels show besides their texts; all of both at the ends of the way, or where the
    /// forms cannot be told apart glyph by glyph.
    private(set) var contents: RenderContents
    /// The glyphs that both have at one place, those that go and those that come.
    private(set) var children: [RenderNode] = []

    /// - Parameter share: of the way, from 0 to 1.
    init(_ first: RenderNode, _ second: RenderNode, isRightToLeft: Bool, share: Double) {
        var (first, second) = (first, second)
        let start = first.textStart(isRightToLeft: isRightToLeft)
        let end = second.textStart(isRightToLeft: isRightToLeft)
        if let start, let end {
            let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let (done, left) = (CGFloat(share), CGFloat(1 - share))
            first.frame.origin = CGPoint(x: way.x * done, y: way.y * done)
            second.frame.origin = CGPoint(x: -way.x * left, y: -way.y * left)
        }
        contents = .mix(first, second, share)
        guard share > 0, share < 1, let old = first.plainText, let new = second.plainText,
            let from = old.start(isRightToLeft: isRightToLeft),
            let to = new.start(isRightToLeft: isRightToLeft),
            old.decorations.isEmpty, new.decorations.isEmpty
        else { return }
        let (oldMarks, newMarks) = (Set(old.marks(from: from)), Set(new.marks(from: to)))
        let common = second.keepingGlyphs(from: to) { oldMarks.contains($0) }
        var going = first.keepingGlyphs(from: from) { !newMarks.contains($0) }
        var coming = second.keepingGlyphs(from: to) { !oldMarks.contains($0) }
        going.opacity *= max(0, 1 - 2 * share)
        coming.opacity *= max(0, 2 * share - 1)
        contents = .mix(first.withoutText, second.withoutText, share)
        children = [common, going, coming]
    }
}

/// A glyph and its place in a text, as far as two texts can have it in common.
private struct GlyphMark: Hashable {
    let run: GlyphRun
    let id: UInt32
    let x: Int
    let y: Int

    init(_ glyph: GlyphRun.Glyph, _ run: GlyphRun, _ start: CGPoint) {
        var look = run
        look.glyphs = []
        self.run = look
        id = glyph.id
        // Quarters of a point: shaping places the same word a little differently beside others.
        x = Int(((glyph.position.x - start.x) * 4).rounded())
        y = Int(((glyph.position.y - start.y) * 4).rounded())
    }
}

extension GlyphText {
    fileprivate func marks(from start: CGPoint) -> [GlyphMark] {
        runs.flatMap { run in run.glyphs.map { GlyphMark($0, run, start) } }
    }
}

extension RenderNode {
    /// The node with everything but its texts.
    fileprivate var withoutText: RenderNode {
        var node = self
        if case .text = contents { node.contents = .none }
        node.children = children.map(\.withoutText)
        return node
    }

    /// The node with nothing but some of its text's glyphs.
    fileprivate func keepingGlyphs(
        from start: CGPoint, where isKept: (GlyphMark) -> Bool
    ) -> RenderNode {
        var node = self
        node.contents = .none
        if case .text(var text, let place) = contents {
            for index in text.runs.indices {
                let run = text.runs[index]
                text.runs[index].glyphs = run.glyphs.filter {
                    isKept(GlyphMark($0, run, start))
                }
            }
            text.runs.removeAll(where: \.glyphs.isEmpty)
            node.contents = .text(text, place)
        }
        node.background = nil
        node.border = nil
        node.shadow = nil
        node.children = children.map { $0.keepingGlyphs(from: start, where: isKept) }
        return node
    }
}

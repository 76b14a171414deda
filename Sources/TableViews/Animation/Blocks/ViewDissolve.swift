import Foundation
import TableDrawing

/// A fade from what a view looked like to what it looks like.
struct ViewDissolve {
    /// How the two pictures are put together.
    enum Kind: Hashable {
        /// Every pixel is the interpolation of both.
        case exact
        /// The first is made translucent while the second is made opaque, as two image views do it: in
        /// between, what lies behind shines through.
        case twoImages
        /// As exact, but texts that differ are never seen over each other: the one is gone before the
        /// other comes. Our choice, for titles, which would be illegible halfway.
        case textByText
        /// As exact, for a label that moves and whose text is cut or broken elsewhere afterwards: both
        /// forms begin at one place, which moves from the one's to the other's, so that what they have
        /// in common stands there once.
        case movingText(isRightToLeft: Bool)
    }

    let before: RenderNode
    let timing: AnimationTiming
    let kind: Kind

    /// What is shown at an instant on the way to a node; nothing is a view that cannot be seen.
    func node(to after: RenderNode?, at time: Double) -> RenderNode? {
        let share = min(1, max(0, timing.progress(at: time)))
        var frame = after?.frame ?? before.frame
        var first = before
        var second = after ?? RenderNode(name: before.name, frame: before.frame)
        first.frame.origin = .zero
        second.frame.origin = .zero
        frame.size.height = max(first.frame.height, second.frame.height)
        var node = RenderNode(name: second.name, frame: frame)
        switch kind {
        case .exact: node.contents = .mix(first, second, share)
        case .textByText:
            let texts = (first.partsWithText, second.partsWithText)
            guard share > 0, share < 1, texts.0 != texts.1 else {
                node.contents = .mix(first, second, share)
                break
            }
            node.contents = .mix(first.withoutText, second.withoutText, share)
            var shown = share < 0.5 ? texts.0 : texts.1
            shown.opacity *= abs(1 - 2 * share)
            node.children = [shown]
        case .movingText(let isRightToLeft):
            if let start = first.textStart(isRightToLeft: isRightToLeft),
                let end = second.textStart(isRightToLeft: isRightToLeft)
            {
                let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
                let (done, left) = (CGFloat(share), CGFloat(1 - share))
                first.frame.origin = CGPoint(x: way.x * done, y: way.y * done)
                second.frame.origin = CGPoint(x: -way.x * left, y: -way.y * left)
            }
            node.contents = .mix(first, second, share)
        case .twoImages:
            first.opacity *= 1 - share
            second.opacity *= share
            node.children = [first, second]
        }
        return node
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

    /// The node with nothing but its texts.
    fileprivate var partsWithText: RenderNode {
        var node = self
        if case .text = contents {} else { node.contents = .none }
        node.background = nil
        node.border = nil
        node.shadow = nil
        node.children = children.map(\.partsWithText)
        return node
    }
}

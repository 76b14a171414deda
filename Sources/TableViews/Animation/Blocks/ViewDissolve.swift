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
        case .twoImages:
            first.opacity *= 1 - share
            second.opacity *= share
            node.children = [first, second]
        }
        return node
    }
}

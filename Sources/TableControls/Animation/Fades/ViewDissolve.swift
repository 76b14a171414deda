import Foundation
import TableAnimation
import TableDrawing

/// Fade from the former look of a view to its present look.
package struct ViewDissolve {
    /// Method by which the two pictures are combined.
    package enum Kind: Hashable {
        /// Interpolates each pixel between both pictures.
        case exact
        /// Fades the old picture out while the new picture fades in, like two image views.
        ///
        /// The background shines through during the fade.
        case twoImages
        /// Like `exact`, for a moving label whose text is truncated or wrapped differently
        /// afterwards.
        ///
        /// The text has its new form immediately, and moves from its old to its new start.
        ///
        /// `room` is the space beside another text, or `nil` if the label has no text beside it.
        case movingText(isRightToLeft: Bool, room: MovingText.Room?)
        /// Like `exact`, for a row that moves to another place in a box.
        ///
        /// The radius of its corners is interpolated.
        case corners
    }

    let before: RenderNode
    package var timing: AnimationTiming
    package let kind: Kind
    /// Interrupted fade that continues in the old picture; contains at most a single fade.
    var interrupted: [ViewDissolve] = []

    /// Maximum number of interrupted fades that continue.
    ///
    /// Earlier fades stop. This is our choice.
    private static let mostInterrupted = 8

    package init(before: RenderNode, timing: AnimationTiming, kind: Kind) {
        self.before = before.withBoundedFades
        self.timing = timing
        self.kind = kind
    }

    /// Creates a fade that may interrupt another fade.
    package init(before: FadingPicture, timing: AnimationTiming, kind: Kind) {
        self.init(before: before.node, timing: timing, kind: kind)
        interrupted =
            before.fade.map { [$0.continued(at: timing.start, Self.mostInterrupted)] } ?? []
    }

    /// Returns the fade as it continues in a picture, with the interrupted fades that are still
    /// running at an instant, up to a maximum number.
    private func continued(at time: Double, _ most: Int) -> ViewDissolve {
        guard let earlier = interrupted.first, time < earlier.timing.end else {
            return ViewDissolve(before: before, timing: timing, kind: kind)
        }
        guard most > 1 else {
            let shown = earlier.node(to: before, at: time) ?? before
            return ViewDissolve(before: shown, timing: timing, kind: kind)
        }
        var fade = self
        fade.interrupted = [earlier.continued(at: time, most - 1)]
        return fade
    }

    /// Returns the fade's node at an instant.
    ///
    /// - Parameter after: final node of the view, or `nil` for an invisible view.
    package func node(to after: RenderNode?, at time: Double) -> RenderNode? {
        let share = min(1, max(0, timing.progress(at: time)))
        var frame = after?.frame ?? before.frame
        var first = before
        if let earlier = interrupted.first, time < earlier.timing.end {
            first = earlier.node(to: before, at: time) ?? before
        }
        var second = after ?? RenderNode(name: before.name, frame: before.frame)
        first.frame.origin = .zero
        second.frame.origin = .zero
        frame.size.height = max(first.frame.height, second.frame.height)
        var node = RenderNode(name: second.name, frame: frame)
        switch kind {
        case .exact: node.contents = .mix(first, second, share)
        case .movingText(let isRightToLeft, let room):
            let texts = MovingText(
                first, second, isRightToLeft: isRightToLeft, room: room, share: share)
            (node.contents, node.children) = (texts.contents, texts.children)
        case .corners:
            node = CornerFade(first: first, second: second).node(node, at: share)
        case .twoImages:
            first.opacity *= 1 - share
            second.opacity *= share
            node.children = [first, second]
        }
        return node
    }
}

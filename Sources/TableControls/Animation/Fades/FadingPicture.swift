import Foundation
import TableAnimation
import TableDrawing

/// Picture of a view, with the fade that was running in the view and continues in the picture.
package struct FadingPicture {
    /// Final node of the view.
    package var node: RenderNode
    /// Running fade to the final node, or `nil`.
    package var fade: ViewDissolve?

    package init(node: RenderNode, fade: ViewDissolve? = nil) {
        self.node = node
        self.fade = fade
    }

    /// Takes the look of a view at the clock's instant, including its fades, or returns `nil` if
    /// the view is not visible.
    package init?(of view: View) {
        let node = view.lowered(depth: 1)
        guard let dissolve = view.renderState.dissolve, let time = AnimationClock.current?.time,
            time < dissolve.timing.end
        else {
            guard let node else { return nil }
            self.init(node: node)
            return
        }
        guard time > dissolve.timing.start else {
            // At its start, the fade shows only the old look, at the place of the new look.
            var before = dissolve.before
            before.frame.origin = (node?.frame ?? view.frame).origin
            self.init(node: before, fade: dissolve.interrupted.first)
            return
        }
        let after = node ?? RenderNode(name: dissolve.before.name, frame: view.frame)
        self.init(node: after, fade: dissolve)
    }
}

import Foundation
import TableAnimation
import TableDrawing

/// Picture of a view, with the fade that was running in the view and continues in the picture.
package struct FadingPicture {
    /// Final node of the view.
    package var node: RenderNode
    /// Running fade to the final node, or `nil`.
    package var fade: ViewDissolve?
}

extension View {
    /// Returns the look of the view at the clock's instant, including its fades, or `nil` if
    /// the view is not visible.
    package func fadingPicture() -> FadingPicture? {
        let node = lowered(depth: 1)
        guard let dissolve = upkeep.dissolve, let time = AnimationClock.current?.time,
            time < dissolve.timing.end
        else { return node.map { FadingPicture(node: $0) } }
        guard time > dissolve.timing.start else {
            // At its start, the fade shows only the old look, at the place of the new look.
            var before = dissolve.before
            before.frame.origin = (node?.frame ?? frame).origin
            return FadingPicture(node: before, fade: dissolve.interrupted.first)
        }
        let after = node ?? RenderNode(name: dissolve.before.name, frame: frame)
        return FadingPicture(node: after, fade: dissolve)
    }
}

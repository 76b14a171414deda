import Foundation
import TableDrawing

/// What a view looked like, and the fade that was under way in it, which goes on in the picture.
struct FadingPicture {
    /// The view as it comes to look.
    var node: RenderNode
    /// How it fades to that.
    var fade: ViewDissolve?
    /// The view's own movements that were under way; empty where the node stands where it was seen.
    var movements: [EdgeMovement] = []
    /// How the header or footer was coming.
    var arrival: RowArrival?
}

extension View {
    /// The picture at the place where the view comes to rest.
    func fadingPictureAtRest() -> FadingPicture? {
        guard var picture = fadingPicture(), let time = AnimationClock.current?.time else {
            return nil
        }
        picture.movements = layer.verticalMovements
        picture.node.frame.origin.y -= picture.movements.offset(at: time).top
        return picture
    }

    /// Returns the look of the view at the clock's instant, including its fades, or `nil` if
    /// the view is not visible.
    func fadingPicture() -> FadingPicture? {
        let node = lowered(depth: 1)
        guard let dissolve, let time = AnimationClock.current?.time, time < dissolve.timing.end
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

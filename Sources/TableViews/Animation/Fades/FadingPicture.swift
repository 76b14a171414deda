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

    /// What the view looks like at the clock's instant, with what fades into it; nothing for one that
    /// cannot be seen.
    func fadingPicture() -> FadingPicture? {
        let node = lowered(depth: 1)
        guard let dissolve, let time = AnimationClock.current?.time, time < dissolve.timing.end
        else { return node.map { FadingPicture(node: $0) } }
        guard time > dissolve.timing.start else {
            // Nothing is seen yet of what it fades to, which stands in its place.
            var before = dissolve.before
            before.frame.origin = (node?.frame ?? frame).origin
            return FadingPicture(node: before, fade: dissolve.interrupted.first)
        }
        let after = node ?? RenderNode(name: dissolve.before.name, frame: frame)
        return FadingPicture(node: after, fade: dissolve)
    }
}

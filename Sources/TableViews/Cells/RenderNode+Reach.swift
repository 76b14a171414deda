import Foundation
import TableDrawing

extension RenderNode {
    /// Cuts the node's contents at its edges where something reaches beyond them.
    ///
    /// Most nodes hold nothing that does: they stay without a clip, which would show nothing else.
    mutating func clipWhatReachesOut() {
        guard !clipsToBounds, children.contains(where: { $0.reachesOut(of: bounds) }) else {
            return
        }
        clipsToBounds = true
    }

    /// Whether something that the node shows lies outside of a rectangle of its parent's.
    private func reachesOut(of room: CGRect) -> Bool {
        let reach = reach
        return !reach.isNull && !room.insetBy(dx: -0.01, dy: -0.01).contains(reach)
    }

    /// The rectangle in the parent's coordinates in which the node shows something, in points; null where
    /// it shows nothing.
    var reach: CGRect {
        var reach = children.reduce(CGRect.null) { $0.union($1.reach) }
        if clipsToBounds { reach = reach.intersection(bounds) }
        if background != nil || border != nil || contents != .none { reach = reach.union(bounds) }
        if case .image(_, let rect, _) = contents, !clipsToBounds { reach = reach.union(rect) }
        guard !reach.isNull else { return .null }
        if let shadow {
            let cast = reach.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            reach = reach.union(cast.insetBy(dx: -shadow.blur, dy: -shadow.blur))
        }
        let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
        let placed = reach.offsetBy(dx: -bounds.minX - middle.x, dy: -bounds.minY - middle.y)
            .applying(transform)
        return placed.offsetBy(dx: frame.minX + middle.x, dy: frame.minY + middle.y)
    }
}

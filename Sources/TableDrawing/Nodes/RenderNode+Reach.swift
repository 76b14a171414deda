import Foundation

extension RenderNode {
    /// Clips the node's contents to its bounds if descendants extend beyond them.
    ///
    /// Most nodes have no such descendants, and remain without a clip.
    package mutating func clipWhatReachesOut() {
        guard !clipsToBounds, children.contains(where: { $0.reachesOut(of: bounds) }) else {
            return
        }
        clipsToBounds = true
    }

    /// Returns whether the node draws outside a rectangle of its parent.
    private func reachesOut(of room: CGRect) -> Bool {
        let reach = reach
        return !reach.isNull && !room.insetBy(dx: -0.01, dy: -0.01).contains(reach)
    }

    /// Rectangle of the node's drawing in its parent's coordinates, in points, or `null`
    /// without a drawing.
    package var reach: CGRect {
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

import Foundation
import TableDrawing

/// Fade between two pictures with different corners.
///
/// The corner radius is interpolated for each corner. Otherwise a pale corner of the lower picture
/// would be visible beside a round corner of the upper picture.
struct CornerFade {
    let first: RenderNode
    let second: RenderNode

    /// Returns the fade at a fraction of its progress, in a node with the fade's frame.
    ///
    /// At 0 and 1 the result is one of the two pictures.
    func node(_ place: RenderNode, at share: Double) -> RenderNode {
        var node = place
        guard share > 0, share < 1, first.clipsToBounds, second.clipsToBounds else {
            node.contents = .mix(first, second, share)
            return node
        }
        let bounds = CGRect(origin: .zero, size: place.frame.size)
        var (old, new) = (first, second)
        old.cornerRadius = 0
        old.cornerBox = nil
        new.cornerRadius = 0
        new.cornerBox = nil
        var inner = RenderNode(
            name: "contents", frame: bounds, contents: .mix(old, new, share))
        let (a, b) = (Self.corners(first), Self.corners(second))
        let (from, to) = (first.cornerRadius, second.cornerRadius)
        let part = CGFloat(share)
        for (corners, radius) in [
            (a.intersection(b), from + (to - from) * part), (a.subtracting(b), from * (1 - part)),
            (b.subtracting(a), to * part),
        ] where !corners.isEmpty {
            inner = RenderNode(
                name: "contents", frame: bounds, clipsToBounds: true, cornerRadius: radius,
                maskedCorners: corners, cornerCurve: second.cornerCurve, children: [inner])
        }
        node.children = [inner]
        return node
    }

    /// Returns the round corners of a node.
    private static func corners(_ node: RenderNode) -> RectCorner {
        node.cornerRadius > 0 ? node.maskedCorners : []
    }
}

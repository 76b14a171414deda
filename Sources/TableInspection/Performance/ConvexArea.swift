import Foundation
import TableViews

/// A convex part of the screen, as a view takes it that may be turned; coordinates in points.
struct ConvexArea {
    /// The corners, each with the next joined by a straight edge; none of an empty area.
    private(set) var corners: [CGPoint]

    init(_ rect: CGRect) {
        corners =
            rect.isEmpty
            ? []
            : [
                rect.origin, CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
    }

    /// What a rectangle of a view's coordinates takes of the screen.
    init(_ rect: CGRect, in view: View) {
        corners = Self(rect).corners.map { view.convert($0, to: nil) }
        if area < 1e-9 { corners = [] }
    }

    /// What a view takes of the screen, whether or not it is cut off there.
    init(of view: View) {
        self.init(view.bounds, in: view)
    }

    var isEmpty: Bool { corners.isEmpty }

    /// Square points.
    var area: CGFloat { abs(turn) / 2 }

    /// Twice the area; negative where the corners go round the other way.
    private var turn: CGFloat {
        edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y }
    }

    private var edges: [(from: CGPoint, to: CGPoint)] {
        corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    }

    /// The smallest upright rectangle around it.
    var box: CGRect {
        guard let first = corners.first else { return .zero }
        return corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    /// Whether its edges are upright, so that it is its box.
    var isUpright: Bool { abs(area - box.width * box.height) < 1e-6 }

    func moved(by origin: CGPoint) -> ConvexArea {
        var result = self
        result.corners = corners.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        return result
    }

    /// What both have.
    func intersection(_ other: ConvexArea) -> ConvexArea {
        var result = self
        let side: CGFloat = other.turn < 0 ? -1 : 1
        for edge in other.edges {
            // Positive for what lies on the inner side of the edge.
            func distance(_ point: CGPoint) -> CGFloat {
                side
                    * ((edge.to.x - edge.from.x) * (point.y - edge.from.y)
                        - (edge.to.y - edge.from.y) * (point.x - edge.from.x))
            }
            var kept: [CGPoint] = []
            for (from, to) in result.edges {
                let (a, b) = (distance(from), distance(to))
                if a >= 0 { kept.append(from) }
                if (a < 0 && b > 0) || (a > 0 && b < 0) {
                    let share = a / (a - b)
                    kept.append(
                        CGPoint(
                            x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share
                        ))
                }
            }
            result.corners = kept
        }
        if result.area < 1e-9 { result.corners = [] }
        return result
    }

    /// From where to where it reaches across at a height; nothing where it has no part.
    func span(atY y: CGFloat) -> (minX: CGFloat, maxX: CGFloat)? {
        var found: (minX: CGFloat, maxX: CGFloat)?
        for (from, to) in edges where (from.y <= y) != (to.y <= y) {
            let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
            found = (min(found?.minX ?? x, x), max(found?.maxX ?? x, x))
        }
        return found
    }
}

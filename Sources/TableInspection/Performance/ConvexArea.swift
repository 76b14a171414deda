import Foundation
import TableControls

/// A convex area of the screen, such as the area of a rotated view, in points.
struct ConvexArea {
    /// Corners of the area, joined by straight edges.
    ///
    /// An empty area has no corners.
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

    /// Creates the screen area of a rectangle in a view's coordinates.
    init(_ rect: CGRect, in view: View) {
        corners = Self(rect).corners.map { view.convert($0, to: nil) }
        if area < 1e-9 { corners = [] }
    }

    /// Creates the screen area of a view, without clipping.
    init(of view: View) {
        self.init(view.bounds, in: view)
    }

    var isEmpty: Bool { corners.isEmpty }

    /// The area in square points.
    var area: CGFloat { abs(turn) / 2 }

    /// Twice the signed area.
    ///
    /// It is negative if the corners have the opposite orientation.
    private var turn: CGFloat {
        edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y }
    }

    private var edges: [(from: CGPoint, to: CGPoint)] {
        corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    }

    /// Bounding box of the area.
    var box: CGRect {
        guard let first = corners.first else { return .zero }
        return corners.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }

    /// Whether the area equals its bounding box.
    var isUpright: Bool { abs(area - box.width * box.height) < 1e-6 }

    func moved(by origin: CGPoint) -> ConvexArea {
        var result = self
        result.corners = corners.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        return result
    }

    /// Returns the intersection of both areas.
    func intersection(_ other: ConvexArea) -> ConvexArea {
        var result = self
        let side: CGFloat = other.turn < 0 ? -1 : 1
        for edge in other.edges {
            // The distance is positive on the inner side of the edge.
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

    /// Returns the horizontal range of the area at a height, or `nil` outside the area.
    func span(atY y: CGFloat) -> (minX: CGFloat, maxX: CGFloat)? {
        var found: (minX: CGFloat, maxX: CGFloat)?
        for (from, to) in edges where (from.y <= y) != (to.y <= y) {
            let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
            found = (min(found?.minX ?? x, x), max(found?.maxX ?? x, x))
        }
        return found
    }
}

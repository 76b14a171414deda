import Foundation

/// Corners with gradually increasing curvature.
///
/// PaintCode's makers published the numbers for the rounded rectangles of iOS 7
/// (paintcodeapp.com, "Code for iOS 7 rounded rectangles"), in radii along the two edges. It is
/// not proven that layers draw an equal curve.
extension Path {
    /// Distance from a corner to the beginning of its curve, in radii.
    static let continuousReach: CGFloat = 1.528665

    /// Curve of a corner from edge to edge; pairs of points are mirror images.
    private static let outer: [(along: CGFloat, across: CGFloat)] = [
        (1.08849299, 0), (0.86840701, 0), (0.66993401, 0.06549600),
    ]
    private static let middle: [(along: CGFloat, across: CGFloat)] = [
        (0.37282401, 0.16906), (0.16906, 0.37282401), (0.07491101, 0.63149399),
    ]
    private static let inner: [(along: CGFloat, across: CGFloat)] = [
        (0, 0.86840701), (0, 1.08849299), (0, continuousReach),
    ]

    /// Adds a rectangle with continuously rounded corners; each corner reaches at most half of
    /// the shorter side.
    mutating func addContinuousRect(_ rect: CGRect, corners: RectCorner, radius: CGFloat) {
        typealias Corner = (corner: RectCorner, at: CGPoint, from: CGPoint, to: CGPoint)
        // Clockwise; `from` points from the corner back along the arriving edge.
        let all: [Corner] = [
            (
                .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0),
                CGPoint(x: 0, y: 1)
            ),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1),
                CGPoint(x: -1, y: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0),
                CGPoint(x: 0, y: -1)
            ),
            (
                .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1),
                CGPoint(x: 1, y: 0)
            ),
        ]
        var isFirst = true
        for (corner, at, from, to) in all {
            func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(
                    x: at.x + (from.x * along + to.x * across) * radius,
                    y: at.y + (from.y * along + to.y * across) * radius)
            }
            let isRound = corners.contains(corner)
            let start = isRound ? point(Self.continuousReach, 0) : at
            if isFirst { move(to: start) } else { addLine(to: start) }
            isFirst = false
            guard isRound else { continue }
            func curve(_ parts: [(along: CGFloat, across: CGFloat)]) {
                addCurve(
                    to: point(parts[2].along, parts[2].across),
                    control1: point(parts[0].along, parts[0].across),
                    control2: point(parts[1].along, parts[1].across))
            }
            curve(Self.outer)
            addLine(to: point(0.63149399, 0.07491101))
            curve(Self.middle)
            curve(Self.inner)
        }
        closeSubpath()
    }
}

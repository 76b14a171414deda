import Foundation

/// Outlines of a node's background, clip and border, in the node's coordinates.
extension RenderNode {
    /// Outline of the node, including rounded corners.
    package var shape: Path { outline(bounds, in: cornerBox, radius: cornerRadius) }

    /// Returns the band between the outline and an outline inset by `width` points, for the
    /// even-odd rule.
    package func frameShape(width: CGFloat) -> Path {
        var path = shape
        let inner = bounds.insetBy(dx: width, dy: width)
        guard !inner.isNull, inner.width > 0, inner.height > 0 else { return path }
        // Reduce the visible radius, which is limited by the sides.
        let outer = cornerBox ?? bounds
        let radius = min(cornerRadius, outer.width / 2, outer.height / 2)
        path.addPath(
            outline(
                inner, in: cornerBox?.insetBy(dx: width, dy: width), radius: max(0, radius - width))
        )
        return path
    }

    private func outline(_ rect: CGRect, in box: CGRect?, radius: CGFloat) -> Path {
        guard radius > 0, radius.isFinite else { return Path(rect) }
        var path = Path()
        if let box, box != rect {
            path.addPart(rect, ofRoundedRect: box, corners: maskedCorners, radius: radius)
        } else {
            path.addRoundedRect(
                rect, corners: maskedCorners, cornerSize: CGSize(width: radius, height: radius),
                curve: cornerCurve)
        }
        return path
    }
}

import Foundation

/// The outlines that a node is filled, cut and framed by, in its own coordinates.
extension RenderNode {
    /// The outline of the node, with its rounded corners.
    package var shape: Path { outline(bounds, radius: cornerRadius) }

    /// The band between the outline and one `width` points further in; for the even-odd rule.
    package func frameShape(width: CGFloat) -> Path {
        var path = shape
        let inner = bounds.insetBy(dx: width, dy: width)
        guard !inner.isNull, inner.width > 0, inner.height > 0 else { return path }
        path.addPath(outline(inner, radius: max(0, cornerRadius - width)))
        return path
    }

    private func outline(_ rect: CGRect, radius: CGFloat) -> Path {
        guard radius > 0, radius.isFinite else { return Path(rect) }
        var path = Path()
        path.addRoundedRect(
            rect, corners: maskedCorners, cornerSize: CGSize(width: radius, height: radius),
            curve: cornerCurve)
        return path
    }
}

import Foundation

extension CGRect {
    /// Creates a rectangle of a size with its anchor, in shares of the size, at a point.
    package init(anchor: CGPoint, at point: CGPoint, size: CGSize) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }

    /// Returns the point at shares of the size.
    package func point(at share: CGPoint) -> CGPoint {
        CGPoint(x: minX + width * share.x, y: minY + height * share.y)
    }
}

extension CGRect {
    /// The rectangle with non-finite numbers replaced by 0, and negative sizes made positive.
    package var finite: CGRect {
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let rect = CGRect(
            x: number(origin.x), y: number(origin.y), width: number(size.width),
            height: number(size.height))
        return rect.standardized
    }
}

import Foundation

extension CGRect {
    /// The rectangle whose anchor, in shares of its size, lies at a point.
    init(anchor: CGPoint, at point: CGPoint, size: CGSize) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }

    /// The point that lies at shares of the size.
    func point(at share: CGPoint) -> CGPoint {
        CGPoint(x: minX + width * share.x, y: minY + height * share.y)
    }
}

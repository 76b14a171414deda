import Foundation

/// The straight way of a scroll that is eased, or what is left of it; content coordinates, points.
struct ScrollPath {
    /// Where it begins.
    var start: CGPoint
    /// Where it ends.
    var target: CGPoint
    /// The share of the whole scroll that lies behind it, from 0 to 1.
    var startShare: CGFloat = 0

    /// The place at a share of the whole scroll.
    func place(at share: CGFloat) -> CGPoint {
        guard startShare < 1 else { return target }
        let part = (share - startShare) / (1 - startShare)
        return CGPoint(
            x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }
}

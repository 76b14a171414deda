import Foundation

/// Straight path of an animated scroll, or its remaining part, in content coordinates and points.
struct ScrollPath {
    /// Start of the path.
    var start: CGPoint
    /// End of the path.
    var target: CGPoint
    /// Fraction of the whole scroll before the start of the path, from 0 to 1.
    var startShare: CGFloat = 0

    /// Returns the content offset at a fraction of the whole scroll.
    func place(at share: CGFloat) -> CGPoint {
        guard startShare < 1 else { return target }
        let part = (share - startShare) / (1 - startShare)
        return CGPoint(
            x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }
}

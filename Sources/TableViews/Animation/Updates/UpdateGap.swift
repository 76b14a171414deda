import Foundation
import TableGeometry

/// The space between what stays above and what stays below: rows come and go in it.
///
/// Content coordinates, points.
struct UpdateGap {
    var oldTop: CGFloat
    var oldBottom: CGFloat
    var newTop: CGFloat
    var newBottom: CGFloat

    /// The space at a share of the way.
    func extent(at progress: CGFloat) -> Extent {
        let top = oldTop + (newTop - oldTop) * progress
        let bottom = oldBottom + (newBottom - oldBottom) * progress
        return Extent(minY: top, maxY: max(top, bottom))
    }
}

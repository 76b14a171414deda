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
    /// The rows that stay above and below, by their new places; nothing where the gap ends with the rows
    /// of its section, or is that of a whole section.
    var above: IndexPath?
    var below: IndexPath?
    /// The section whose rows' ends are the gap's, where no row stays beside it; by its new number.
    var section: Int?

    /// Whether a section comes or goes in it.
    var isWholeSection: Bool { section == nil && above == nil && below == nil }
    /// Whether the section's rows begin with the gap.
    var beginsSection: Bool { section != nil && above == nil }
    /// Whether the section's rows end with the gap.
    var endsSection: Bool { section != nil && below == nil }

    /// The gap with its edges on whole pixels, as the rows beside it lie.
    func aligned(_ grid: PixelGrid) -> UpdateGap {
        var result = self
        result.oldTop = grid.round(oldTop)
        result.oldBottom = grid.round(oldBottom)
        result.newTop = grid.round(newTop)
        result.newBottom = grid.round(newBottom)
        return result
    }

    /// The space at a share of the way.
    func extent(at progress: CGFloat) -> Extent {
        let top = oldTop + (newTop - oldTop) * progress
        let bottom = oldBottom + (newBottom - oldBottom) * progress
        return Extent(minY: top, maxY: max(top, bottom))
    }
}

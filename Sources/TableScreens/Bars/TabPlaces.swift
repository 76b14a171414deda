import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Layout of a tab bar: positions of its tabs, in points from the leading edge of the
/// available space.
struct TabPlaces {
    let metrics: TabBarMetrics
    /// Widths for untruncated titles.
    let wishes: [CGFloat]
    /// Width for the longest title at the minimum scale.
    let leastWidth: CGFloat
    /// Whether tabs are centred if their width permits.
    let isCentered: Bool
    var itemWidth: CGFloat
    var itemSpacing: CGFloat
    /// Width that adjacent tabs share.
    var overlap: CGFloat = 0

    /// Total width of centred tabs.
    var centeredWidth: CGFloat {
        wishes.reduce(0) { $0 + max($1 - overlap, itemWidth) }
            + itemSpacing * CGFloat(max(0, wishes.count - 1)) + overlap
    }

    /// Returns the positions of the tabs in an available width.
    func places(inWidth width: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
        let isCentered = isCentered && centeredWidth <= width
        var edge = isCentered ? (width - centeredWidth) / 2 : 0
        let widths =
            isCentered
            ? wishes.map { max($0 - overlap, itemWidth) } : widths(in: max(0, width - overlap))
        return widths.map { width in
            defer { edge += width + (isCentered ? itemSpacing : 0) }
            return (edge, width + overlap)
        }
    }

    /// Returns equal widths; in a floating bar, a title that is too wide at its minimum scale takes
    /// width from tabs with narrower titles.
    private func widths(in width: CGFloat) -> [CGFloat] {
        let even = width / CGFloat(max(1, wishes.count))
        let wishes = wishes.map { max(0, $0 - overlap) }
        guard metrics.floatingInset != nil, leastWidth - overlap > even else {
            return wishes.map { _ in even }
        }
        let shares = FairShares.divided(width, among: wishes)
        let rest = (width - shares.reduce(0, +)) / CGFloat(wishes.count)
        return shares.map { $0 + rest }
    }
}

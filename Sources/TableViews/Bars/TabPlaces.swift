import Foundation
import TableDrawing

/// The arithmetic of a tab bar: where its tabs stand, in points from the leading edge of their room.
struct TabPlaces {
    let metrics: TabBarMetrics
    /// The widths in which the titles stand whole.
    let wishes: [CGFloat]
    /// Whether tabs stand in the middle, unless they have no room for that.
    let isCentered: Bool
    var itemWidth: CGFloat
    var itemSpacing: CGFloat

    /// The width of tabs in the middle.
    var centeredWidth: CGFloat {
        wishes.reduce(0) { $0 + max($1, itemWidth) }
            + itemSpacing * CGFloat(max(0, wishes.count - 1))
    }

    /// Where the tabs stand in a room of a width.
    func places(inWidth width: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
        let isCentered = isCentered && centeredWidth <= width
        var edge = isCentered ? (width - centeredWidth) / 2 : 0
        let widths = isCentered ? wishes.map { max($0, itemWidth) } : widths(in: width)
        return widths.map { width in
            defer { edge += width + (isCentered ? itemSpacing : 0) }
            return (edge, width)
        }
    }

    /// The same for all; in a bar that floats a tab takes what its title needs from those that need less.
    private func widths(in width: CGFloat) -> [CGFloat] {
        let even = width / CGFloat(max(1, wishes.count))
        guard metrics.floatingInset != nil, wishes.contains(where: { $0 > even }) else {
            return wishes.map { _ in even }
        }
        let shares = FairShares.divided(width, among: wishes)
        let rest = (width - shares.reduce(0, +)) / CGFloat(wishes.count)
        return shares.map { $0 + rest }
    }
}

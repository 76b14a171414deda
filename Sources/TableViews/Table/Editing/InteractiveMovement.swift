import Foundation
import TableGeometry

/// A row that is carried by its grip; content coordinates, points.
struct InteractiveMovement {
    var source: IndexPath
    /// Where the row would come to lie: its index path when it is put down.
    var target: IndexPath
    /// The middle of the row in the content.
    var centerY: CGFloat
    /// The row's height.
    var height: CGFloat
    /// How far it has been lifted, from 0 to 1: its shadow and its translucency grow with it.
    var lift: CGFloat = 1

    /// How far another row is moved to close the gap that the row left, and to open the next.
    func shift(ofRowAt indexPath: IndexPath) -> CGFloat {
        guard indexPath != source else { return 0 }
        var rest = indexPath
        if indexPath.section == source.section, indexPath.row > source.row {
            rest = IndexPath(row: indexPath.row - 1, section: indexPath.section)
        }
        let isBelowSource = indexPath.section > source.section || rest != indexPath
        let isBelowTarget =
            rest.section > target.section
            || rest.section == target.section && rest.row >= target.row
        return (isBelowSource ? -height : 0) + (isBelowTarget ? height : 0)
    }

    /// How far the header of a section is moved.
    func shift(ofHeaderOf section: Int) -> CGFloat {
        (section > source.section ? -height : 0) + (section > target.section ? height : 0)
    }

    /// How far the footer of a section is moved.
    func shift(ofFooterOf section: Int) -> CGFloat {
        (section >= source.section ? -height : 0) + (section >= target.section ? height : 0)
    }
}

extension Extent {
    /// The stretch moved down by a distance; nothing leaves it.
    func moved(by distance: CGFloat?) -> Extent {
        guard let distance, distance != 0 else { return self }
        return Extent(minY: minY + distance, maxY: maxY + distance)
    }
}

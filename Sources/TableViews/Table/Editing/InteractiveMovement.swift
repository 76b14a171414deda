import Foundation
import TableDrawing
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
    /// Where it is carried to by itself; nothing where a hand holds it.
    var destination: IndexPath?
    /// How it is put down, where it is: it comes to look as it will where it lies then.
    var settling: Settling?

    /// The way of a row that is put down.
    struct Settling {
        let timing: AnimationTiming
        /// How far its middle is from its place at the start, in points.
        let distance: CGFloat
    }

    var isSettling: Bool { settling != nil }

    /// The middle of the row when it lies where the others make room for it at another row's place.
    ///
    /// - Parameters:
    ///   - place: where the other row lies at rest.
    ///   - sourcePlace: where this one does.
    func restingCenter(
        at target: IndexPath, of place: CGRect, source sourcePlace: CGRect
    ) -> CGFloat {
        if target == source { return sourcePlace.midY }
        if target < source { return place.minY + height / 2 }
        // What this row leaves is closed: in its own section by the other row too, which lies above it
        // then; in a later section the other row comes back down to where it was.
        return target.section == source.section
            ? place.maxY - height / 2 : place.minY - height / 2
    }

    /// A row's number in its section as the section is shown: without the carried row where that was,
    /// and with it where the others make room.
    func shownRow(of indexPath: IndexPath) -> Int {
        guard indexPath != source else { return target.row }
        var row = indexPath.row
        if indexPath.section == source.section, row > source.row { row -= 1 }
        if indexPath.section == target.section, row >= target.row { row += 1 }
        return row
    }

    /// The number of rows that a section of so many is shown with.
    func shownNumberOfRows(_ count: Int, inSection section: Int) -> Int {
        count - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
    }

    /// Where the row would come to lie when it is held over another one; nothing leaves it where it is.
    ///
    /// In one section it passes a row as soon as the room that it would have then reaches to where it
    /// is held, so that a row higher than itself does not jump to and fro.
    ///
    /// - Parameters:
    ///   - shown: where the other row is shown.
    ///   - y: a place in it, points.
    func target(over indexPath: IndexPath, shown: Extent, at y: CGFloat) -> IndexPath? {
        let place = IndexPath(row: shownRow(of: indexPath), section: indexPath.section)
        guard place.section == target.section else { return place }
        let passes = target < place ? y >= shown.maxY - height : y < shown.minY + height
        return passes ? place : nil
    }

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

    /// Where a section's parts are shown that rest at these places, moved by whole pixels as rows are.
    func shown(_ places: SectionPlaces, ofSection section: Int, _ grid: PixelGrid) -> SectionPlaces
    {
        let top = grid.round(shift(ofHeaderOf: section))
        let bottom = grid.round(shift(ofFooterOf: section))
        guard top != 0 || bottom != 0 else { return places }
        func stretched(_ part: Extent) -> Extent {
            Extent(minY: part.minY + top, maxY: part.maxY + bottom)
        }
        return SectionPlaces(
            section: stretched(places.section), header: places.header.moved(by: top),
            rows: stretched(places.rows), footer: places.footer.moved(by: bottom))
    }

    /// How far the header of a section is moved.
    private func shift(ofHeaderOf section: Int) -> CGFloat {
        (section > source.section ? -height : 0) + (section > target.section ? height : 0)
    }

    /// How far the footer of a section is moved.
    private func shift(ofFooterOf section: Int) -> CGFloat {
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

import Foundation
import TableAnimation
import TableGeometry

/// A row carried by its reorder control, in content coordinates and points.
struct InteractiveMovement {
    var source: IndexPath
    /// Index path of the row after a drop at the present position.
    var target: IndexPath
    /// Vertical centre of the row in the content, in points.
    var centerY: CGFloat
    /// Height of the row, in points.
    var height: CGFloat
    /// Progress of lifting, from 0 to 1.
    ///
    /// The shadow and the translucency of the row increase with the progress.
    var lift: CGFloat = 1
    /// Destination of an automatic movement, or `nil` while a hand holds the row.
    var destination: IndexPath?
    /// Animation of putting the row down, or `nil` if the row is held.
    ///
    /// The row takes the look of its destination.
    var settling: Settling?

    /// Movement of a row that is put down.
    struct Settling {
        let timing: AnimationTiming
        /// Distance of the row's centre from its destination at the start, in points.
        let distance: CGFloat
    }

    var isSettling: Bool { settling != nil }

    /// Returns the vertical centre of the carried row when it rests in the gap at the place of
    /// another row.
    ///
    /// - Parameters:
    ///   - place: resting frame of the other row.
    ///   - sourcePlace: resting frame of the carried row.
    func restingCenter(
        at target: IndexPath, of place: CGRect, source sourcePlace: CGRect
    ) -> CGFloat {
        if target == source { return sourcePlace.midY }
        if target < source { return place.minY + height / 2 }
        // The gap that the carried row left is closed. In the same section, the other row has
        // moved up. In a later section, the other row returns to its original place.
        return target.section == source.section
            ? place.maxY - height / 2 : place.minY - height / 2
    }

    /// Returns the current index path of a row from its index path after the drop.
    func indexPathBeforeDrop(_ indexPath: IndexPath) -> IndexPath {
        let end = destination ?? target
        guard indexPath != end else { return source }
        var result = indexPath
        if indexPath.section == end.section, indexPath.row > end.row { result.row -= 1 }
        if indexPath.section == source.section, result.row >= source.row { result.row += 1 }
        return result
    }

    /// Returns the displayed row number of a row in its section.
    ///
    /// The number excludes the carried row from its source, and includes the carried row at the
    /// gap.
    func shownRow(of indexPath: IndexPath) -> Int {
        guard indexPath != source else { return target.row }
        var row = indexPath.row
        if indexPath.section == source.section, row > source.row { row -= 1 }
        if indexPath.section == target.section, row >= target.row { row += 1 }
        return row
    }

    /// Returns the displayed number of rows for a section with `count` rows.
    func shownNumberOfRows(_ count: Int, inSection section: Int) -> Int {
        count - (section == source.section ? 1 : 0) + (section == target.section ? 1 : 0)
    }

    /// Returns the index path of the carried row at a position over another row, or `nil` if the
    /// gap stays.
    ///
    /// Within a section, the carried row passes another row as soon as the new gap would reach the
    /// held position. A row of greater height then does not oscillate.
    ///
    /// - Parameters:
    ///   - shown: displayed extent of the other row.
    ///   - y: y coordinate in the extent, in points.
    func target(over indexPath: IndexPath, shown: Extent, at y: CGFloat) -> IndexPath? {
        let place = IndexPath(row: shownRow(of: indexPath), section: indexPath.section)
        guard place.section == target.section else { return place }
        let passes = target < place ? y >= shown.maxY - height : y < shown.minY + height
        return passes ? place : nil
    }

    /// Returns the distance that another row moves to close the gap at the source and open the gap
    /// at the target, in points.
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

    /// Returns the displayed places of a section's parts for their resting places, moved by
    /// whole pixels like rows.
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

    /// Returns the distance that the header of a section moves, in points.
    func shift(ofHeaderOf section: Int) -> CGFloat {
        (section > source.section ? -height : 0) + (section > target.section ? height : 0)
    }

    /// Returns the distance that the footer of a section moves, in points.
    func shift(ofFooterOf section: Int) -> CGFloat {
        (section >= source.section ? -height : 0) + (section >= target.section ? height : 0)
    }
}

extension Extent {
    /// Returns the extent moved down by a distance.
    ///
    /// `nil` does not move the extent.
    func moved(by distance: CGFloat?) -> Extent {
        guard let distance, distance != 0 else { return self }
        return Extent(minY: minY + distance, maxY: maxY + distance)
    }
}

import Foundation
import TableGeometry

/// What the movements of a batch are measured by, of the table before it or after it.
///
/// A gap in which rows come or go may reach far beyond the screen, where there are none: they are not
/// made, or are gone. What lies beyond the gap moves no farther than to the end of the rows that are there, so
/// that rows which slide with it fill the gap at each instant. Content coordinates, points.
struct ShownStretch {
    /// The ends of the rows at the screen's edges that come or go; infinite where the rows there stay.
    private var extent: (minY: CGFloat, maxY: CGFloat) = (-.infinity, .infinity)
    /// How far the gaps reach beyond.
    private var excess: (above: CGFloat, below: CGFloat) = (0, 0)

    /// Ends the stretch where a gap that goes on upwards is left by the first of the rows that are there.
    mutating func end(above y: CGFloat, gapTop: CGFloat) {
        guard gapTop < y else { return }
        extent.minY = y
        excess.above = y - gapTop
    }

    /// Ends the stretch where a gap that goes on downwards is left by the last of the rows that are there.
    mutating func end(below y: CGFloat, gapBottom: CGFloat) {
        guard gapBottom > y else { return }
        extent.maxY = y
        excess.below = gapBottom - y
    }

    /// Where something beyond the screen is taken to stand; what lies on it stays.
    func place(_ y: CGFloat) -> CGFloat {
        if y > extent.maxY { return max(extent.maxY, y - excess.below) }
        if y < extent.minY { return min(extent.minY, y + excess.above) }
        return y
    }

    func place(_ extent: Extent) -> Extent {
        Extent(minY: place(extent.minY), maxY: place(extent.maxY))
    }

    /// A row, header or footer beyond the screen keeps its height.
    func move(_ part: Extent) -> Extent {
        if part.maxY <= extent.minY {
            let maxY = place(part.maxY)
            return Extent(minY: maxY - (part.maxY - part.minY), maxY: maxY)
        }
        let minY = place(part.minY)
        return Extent(minY: minY, maxY: minY + part.maxY - part.minY)
    }
}

extension ShownStretch {
    /// The places of a section that may lie beyond the screen: its header and footer keep their heights.
    func place(_ places: SectionPlaces) -> SectionPlaces {
        SectionPlaces(
            section: place(places.section), header: move(places.header), rows: place(places.rows),
            footer: move(places.footer))
    }
}

import Foundation
import TableDrawing
import TableGeometry

extension TableView {
    /// What is on the screen before a batch.
    struct ScreenBefore {
        /// A row's picture, and what is under way in it.
        struct Row {
            /// At the place where it comes to rest.
            var node: RenderNode
            /// The same without the corners and lines of its section's box.
            var inside: RenderNode
            var movements: [EdgeMovement]
            /// End of the move to another place above other rows, or `nil` without a move; see
            /// `CellMovement`.
            var travelsUntil: Double?
            /// The same for a row that moves to another section.
            var changesSectionUntil: Double?
            var arrival: RowArrival?
            var hasStandardBackground: Bool
            /// Whether the row is moved aside, so that the table is visible beside the row.
            var isAside: Bool
            /// Whether the row draws no part of its section's box and is clipped to the box.
            var isInBox: Bool
            /// Whether the line below it is hidden, for a row beside it is selected.
            var isLineHidden: Bool
            /// How it lay in its section.
            var location: RowLocation?
            /// Its size at rest, in points.
            var size: CGSize
            /// Its cell, where something in it moves or fades.
            var cell: TableViewCell?
        }

        var rows: [IndexPath: Row] = [:]
        var headers: [Int: FadingPicture] = [:]
        var footers: [Int: FadingPicture] = [:]
        /// The sections that move to other places, above the others.
        var travelling: Set<Int> = []
        /// The sections of which something leaves.
        var sectionsOfDepartures: Set<Int> = []
        /// The movements of the ends of sections' rows that were under way.
        var ends: [Int: [EdgeMovement]] = [:]
        /// The sections of a plain table that move.
        var sections: [Int: SectionMovement] = [:]
        var extent: Extent
        /// Where the content ended, in its coordinates.
        var contentHeight: CGFloat
    }
}

extension TableView.ScreenBefore {
    /// Returns the extent of a section's rows at rest that stay in the section, in content
    /// coordinates and points.
    ///
    /// If the first or last row is being moved elsewhere, the box ends at the remaining rows.
    func lyingRows(ofSection section: Int, in geometry: TableGeometry) -> Extent {
        func travels(_ row: Int) -> Bool {
            rows[IndexPath(row: row, section: section)]?.travelsUntil != nil
        }
        var extent = geometry.rowsExtent(ofSection: section)
        let all = geometry.seenRows(ofSection: section)
        guard let first = all.first(where: { !travels($0) }),
            let last = all.last(where: { !travels($0) })
        else { return extent }
        if first > all.lowerBound {
            extent.minY = geometry.rowExtent(at: IndexPath(row: first, section: section)).minY
        }
        if last < all.upperBound - 1 {
            extent.maxY = geometry.rowExtent(at: IndexPath(row: last, section: section)).maxY
        }
        return extent
    }

    /// What is under way of the ends of a section's rows: of its box, or of the first and the last row on display,
    /// which draw that.
    func movementsOfRows(ofSection section: Int) -> [EdgeMovement] {
        if let known = ends[section] { return known }
        let rows = rows.filter { $0.key.section == section && $0.value.travelsUntil == nil }
        let first = rows.min { $0.key < $1.key }?.value.movements ?? []
        let last = rows.max { $0.key < $1.key }?.value.movements ?? []
        return first.uppers + last.lowers
    }

    /// What is under way of the ends of a section with its header and footer.
    func movements(ofSection section: Int) -> [EdgeMovement] {
        let first = rows.filter { $0.key.section == section }.min { $0.key < $1.key }?.value
        let arrival = headers[section]?.arrival ?? first?.arrival
        if let arrival, arrival.gap.isWholeSection {
            return arrival.movementsOfUpperEdge.uppers + arrival.movementsOfLowerEdge.lowers
        }
        if let section = sections[section] { return section.movements }
        let rows = movementsOfRows(ofSection: section)
        return (headers[section]?.movements ?? rows).uppers
            + (footers[section]?.movements ?? rows).lowers
    }
}

import Foundation
import TableGeometry
import TableViews

/// A step whose effect has not been visible so far, because its target is off the screen.
struct UnseenStep {
    /// A place of the table, by its current index.
    enum Place: Hashable {
        case row(IndexPath)
        case section(Int)

        /// Returns the vertical extent in the content, or `nil` if the place does not exist.
        func extent(in geometry: TableGeometry) -> Extent? {
            switch self {
            case .row(let row): geometry.contains(row) ? geometry.rowExtent(at: row) : nil
            case .section(let section):
                (0..<geometry.numberOfSections).contains(section)
                    ? geometry.sectionExtent(section) : nil
            }
        }
    }

    /// Names of the step's targets in messages.
    let names: String
    let location: String
    /// Places that would show the effect of the step.
    var places: [Place]

    /// Returns whether a stretch of the content contains a part of a place.
    func isSeen(in stretch: Extent, _ geometry: TableGeometry) -> Bool {
        places.contains { place in
            place.extent(in: geometry).map {
                $0.maxY > stretch.minY && $0.minY < stretch.maxY
            } ?? false
        }
    }

    /// Renumbers the places after a change of rows, and removes deleted places.
    mutating func renumber(
        _ row: (IndexPath) -> IndexPath?, section: (Int) -> Int? = { $0 }
    ) {
        places = places.compactMap { place in
            switch place {
            case .row(let path): row(path).map(Place.row)
            case .section(let number): section(number).map(Place.section)
            }
        }
    }
}

extension TimelineChange.Kind {
    /// Deleted, moved and reloaded places, by their indexes before the change.
    var placesBefore: [UnseenStep.Place] {
        switch self {
        case .insert, .insertSection: []
        case .delete(let rows), .reload(let rows, _): rows.map(UnseenStep.Place.row)
        case .move(let row, _): [.row(row)]
        case .deleteSection(let section), .moveSection(let section, _),
            .reloadSection(let section, _):
            [.section(section)]
        }
    }

    /// Inserted, moved and reloaded places, and places next to deletions, by their indexes
    /// after the change.
    var placesAfter: [UnseenStep.Place] {
        func beside(_ row: IndexPath) -> [UnseenStep.Place] {
            [row.row - 1, row.row].filter { $0 >= 0 }.map {
                .row(IndexPath(row: $0, section: row.section))
            }
        }
        switch self {
        case .insert(let place, let rows):
            return rows.indices.map {
                .row(IndexPath(row: place.row + $0, section: place.section))
            }
        case .delete(let rows): return rows.flatMap(beside)
        case .reload(let rows, _): return rows.map(UnseenStep.Place.row)
        case .move(let row, let target): return beside(row) + [.row(target)]
        case .insertSection(let section, _), .reloadSection(let section, _):
            return [.section(section)]
        case .deleteSection(let section):
            return [section - 1, section].map(UnseenStep.Place.section)
        case .moveSection(let section, let target):
            return [.section(section), .section(target)]
        }
    }

    /// Sections with deleted, inserted or moved rows.
    ///
    /// Their last row may change.
    var sectionsOfRows: Set<Int> {
        switch self {
        case .insert(let place, _): [place.section]
        case .delete(let rows): Set(rows.map(\.section))
        case .move(let row, let target): [row.section, target.section]
        case .reload, .insertSection, .deleteSection, .moveSection, .reloadSection: []
        }
    }
}

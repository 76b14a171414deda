import Foundation
import TableGeometry
import TableViews

/// A step of which nothing has been seen so far: what it is about is off the screen.
struct UnseenStep {
    /// Something of the table, as it is numbered now.
    enum Place: Hashable {
        case row(IndexPath)
        case section(Int)

        /// Where it lies in the content; nothing where there is none.
        func extent(in geometry: TableGeometry) -> Extent? {
            switch self {
            case .row(let row): geometry.contains(row) ? geometry.rowExtent(at: row) : nil
            case .section(let section):
                (0..<geometry.numberOfSections).contains(section)
                    ? geometry.sectionExtent(section) : nil
            }
        }
    }

    /// What the step names, in the words of messages.
    let names: String
    let location: String
    /// What would show what the step has done, if it came to be seen.
    var places: [Place]

    /// Whether a stretch of the content shows any of it.
    func isSeen(in stretch: Extent, _ geometry: TableGeometry) -> Bool {
        places.contains { place in
            place.extent(in: geometry).map {
                $0.maxY > stretch.minY && $0.minY < stretch.maxY
            } ?? false
        }
    }

    /// Numbers the places as they are after a change of rows; those that have gone are left out.
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
    /// What goes, moves or is shown anew, as it is numbered before.
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

    /// What has come, moved or been shown anew, as it is numbered after, and what stands where something went.
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

    /// The sections of which rows go, come or move, and so may have another last row.
    var sectionsOfRows: Set<Int> {
        switch self {
        case .insert(let place, _): [place.section]
        case .delete(let rows): Set(rows.map(\.section))
        case .move(let row, let target): [row.section, target.section]
        case .reload, .insertSection, .deleteSection, .moveSection, .reloadSection: []
        }
    }
}

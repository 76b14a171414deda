import Foundation

/// Validation of a batch with UIKit's checks.
extension TableUpdate {
    func checkSections(_ old: [Int], _ new: [Int]) throws(TableUpdateError) {
        let sources = movedSections.map(\.source)
        let destinations = movedSections.map(\.destination)
        for (verb, sections) in [("delete", deletedSections), ("reload", reloadedSections)] {
            for section in sections where !old.indices.contains(section) {
                throw .noSuchSection(verb, section, count: old.count, after: false)
            }
        }
        for section in sources where !old.indices.contains(section) {
            throw .noSuchSection("move", section, count: old.count, after: false)
        }
        for section in insertedSections where !new.indices.contains(section) {
            throw .noSuchSection("insert", section, count: new.count, after: true)
        }
        for section in destinations where !new.indices.contains(section) {
            throw .noSuchSection("move to", section, count: new.count, after: true)
        }
        try checkOnce(
            [("delete", deletedSections), ("reload", reloadedSections), ("move", sources)]
        ) { "section \($0)" }
        try checkOnce([("insert", insertedSections), ("move to", destinations)]) { "section \($0)" }
        let inserted = insertedSections.count
        let deleted = deletedSections.count
        guard new.count == old.count + inserted - deleted else {
            throw .sectionCount(
                after: new.count, before: old.count, inserted: inserted, deleted: deleted)
        }
    }

    func checkRows(_ old: [Int], _ new: [Int]) throws(TableUpdateError) {
        let sources = movedRows.map(\.source)
        let destinations = movedRows.map(\.destination)
        let before = [
            ("delete", deletedRows), ("reload", reloadedRows), ("reconfigure", reconfiguredRows),
            ("move", sources),
        ]
        let after = [("insert", insertedRows), ("move to", destinations)]
        for (verb, rows) in before {
            for row in rows { try checkExists(row, verb, old, after: false) }
        }
        for (verb, rows) in after {
            for row in rows { try checkExists(row, verb, new, after: true) }
        }
        // Reconfiguring a cell can be combined with any change, even with another
        // reconfiguration.
        try checkOnce(before.filter { $0.0 != "reconfigure" }, \.rowName)
        try checkOnce(after, \.rowName)
        let leaving = Set(deletedSections + reloadedSections)
        for row in sources where leaving.contains(row.section) {
            throw .moveFromDeletedSection(row)
        }
    }

    private func checkExists(
        _ row: IndexPath, _ verb: String, _ counts: [Int], after: Bool
    ) throws(TableUpdateError) {
        guard row.count == 2 else { throw .noRow(row, verb) }
        guard counts.indices.contains(row[0]) else {
            throw .noSuchSectionOfRow(verb, row, count: counts.count, after: after)
        }
        guard (0..<counts[row[0]]).contains(row[1]) else {
            throw .noSuchRow(verb, row, count: counts[row[0]], after: after)
        }
    }

    /// Checks that the changes name each place at most once.
    private func checkOnce<Place: Hashable>(
        _ kinds: [(verb: String, places: [Place])], _ name: (Place) -> String
    ) throws(TableUpdateError) {
        var verbs: [Place: String] = [:]
        for (verb, places) in kinds {
            for place in places {
                if let other = verbs.updateValue(verb, forKey: place) {
                    throw .conflict(other, verb, name(place))
                }
            }
        }
    }

    /// Checks the row counts of every remaining section.
    func checkCounts(
        _ old: [Int], _ new: [Int], _ mapping: IndexPathMapping
    ) throws(TableUpdateError) {
        for move in movedRows where mapping.isNewSection(move.destination.section) {
            throw .moveIntoInsertedSection(move.destination)
        }
        let deleted = Self.counts(deletedRows)
        let inserted = Self.counts(insertedRows)
        let movedOut = Self.counts(movedRows.map(\.source))
        let movedIn = Self.counts(movedRows.map(\.destination))
        let reloaded = Set(reloadedSections)
        for section in old.indices where !reloaded.contains(section) {
            guard let newSection = mapping.newSection(for: section) else { continue }
            let change = TableUpdateError.RowCounts(
                inserted: inserted[newSection, default: 0], deleted: deleted[section, default: 0],
                movedIn: movedIn[newSection, default: 0], movedOut: movedOut[section, default: 0])
            guard new[newSection] == old[section] + change.sum else {
                throw .rowCount(
                    section: section, after: new[newSection], before: old[section], change)
            }
        }
    }

    private static func counts(_ rows: [IndexPath]) -> [Int: Int] {
        rows.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
}

extension IndexPath {
    fileprivate var rowName: String { "row \(row) of section \(section)" }
}

import Foundation
import TableGeometry

/// Brings the changes of one update into effect on the sections of a table.
///
/// The same code finds mistakes while a document is read and changes the table while its timeline is
/// played.
struct SectionChanges {
    private var sections: [SectionDescription]
    private let before: [SectionDescription]
    /// Rows that go or move away, and sections, as before the update.
    private var gone: Set<IndexPath> = []
    private var goneSections: Set<Int> = []
    private var changedRows: [(row: IndexPath, location: DocumentLocation)] = []
    private var changedSections: Set<Int> = []
    /// What comes, as after the update.
    private var coming: [(place: IndexPath, row: RowDescription, location: DocumentLocation)] = []
    private var comingSections:
        [(place: Int, section: SectionDescription, location: DocumentLocation, isNew: Bool)] = []

    /// The sections after an update; throws a `DocumentError` that says what exists at a wrong place.
    static func applied(
        _ changes: [TimelineChange], to sections: [SectionDescription]
    ) throws(DocumentError) -> [SectionDescription] {
        var result = SectionChanges(sections)
        for change in changes { try result.note(change) }
        try result.checkSections()
        result.remove()
        try result.insertSections()
        try result.insertRows()
        return result.sections
    }

    private init(_ sections: [SectionDescription]) {
        self.sections = sections
        before = sections
    }

    // MARK: As before the update

    private mutating func note(_ change: TimelineChange) throws(DocumentError) {
        switch change.kind {
        case .insert(let place, let rows):
            for (index, row) in rows.enumerated() {
                coming.append(
                    (
                        IndexPath(row: place.row + index, section: place.section), row,
                        change.location()
                    ))
            }
        case .delete(let rows):
            for (index, row) in rows.enumerated() {
                _ = try take(row, change.location(index))
                gone.insert(row)
            }
        case .move(let row, let target):
            let description = try take(row, change.location())
            gone.insert(row)
            coming.append((target, description, change.target ?? change.location()))
        case .reload(let rows, let new):
            for (index, row) in rows.enumerated() {
                let location = change.location(index)
                try Self.check(row, in: before, location)
                try once(row, location)
                guard let new else { continue }
                try write(row.section, location)
                guard case .written(var written) = sections[row.section].rows else { continue }
                written[row.row] = new
                sections[row.section].rows = .written(written)
            }
        case .insertSection(let place, let section):
            comingSections.append((place, section, change.location(), true))
        case .deleteSection(let section):
            try takeSection(section, change.location())
            goneSections.insert(section)
        case .moveSection(let section, let target):
            try takeSection(section, change.location())
            goneSections.insert(section)
            comingSections.append(
                (target, before[section], change.target ?? change.location(), false))
        case .reloadSection(let section, let new):
            try takeSection(section, change.location())
            if let new { sections[section] = new }
        }
    }

    /// The row of a place that is named for the first time; its section's rows are written out.
    private mutating func take(
        _ row: IndexPath, _ location: DocumentLocation
    ) throws(DocumentError) -> RowDescription {
        try Self.check(row, in: before, location)
        try once(row, location)
        try write(row.section, location)
        guard case .written(let rows) = sections[row.section].rows else {
            throw DocumentError("the row cannot be changed", at: location)
        }
        return rows[row.row]
    }

    private mutating func once(
        _ row: IndexPath, _ location: DocumentLocation
    ) throws(DocumentError) {
        guard !changedRows.contains(where: { $0.row == row }) else {
            throw DocumentError(
                "found \(row.written) twice in one update, expected each row once", at: location)
        }
        changedRows.append((row, location))
    }

    private mutating func takeSection(
        _ section: Int, _ location: DocumentLocation
    ) throws(DocumentError) {
        try Self.check(section: section, in: before, location)
        guard changedSections.insert(section).inserted else {
            throw DocumentError(
                "found section \(section) twice in one update, expected each section once",
                at: location)
        }
    }

    /// Rows of a data file become rows like those that are written out.
    private mutating func write(
        _ section: Int, _ location: DocumentLocation
    ) throws(DocumentError) {
        guard case .records(let records) = sections[section].rows else { return }
        guard records.count <= RecordRows.checkedRows else {
            throw DocumentError(
                "found a change of section \(section), whose \(records.count) rows come from a "
                    + "file, expected at most \(RecordRows.checkedRows) where rows change",
                at: location)
        }
        var rows: [RowDescription] = []
        for index in 0..<records.count { rows.append(try records.row(at: index)) }
        sections[section].rows = .written(rows)
    }

    private func checkSections() throws(DocumentError) {
        for (row, location) in changedRows where changedSections.contains(row.section) {
            throw DocumentError(
                "found \(row.written) of section \(row.section), which changes as a whole in the "
                    + "same update", at: location)
        }
    }

    private mutating func remove() {
        for row in gone.sorted().reversed() {
            guard case .written(var rows) = sections[row.section].rows else { continue }
            rows.remove(at: row.row)
            sections[row.section].rows = .written(rows)
        }
        for section in goneSections.sorted().reversed() { sections.remove(at: section) }
    }

    // MARK: As after the update

    private mutating func insertSections() throws(DocumentError) {
        var places: Set<Int> = []
        for item in comingSections.sorted(by: { $0.place < $1.place }) {
            guard item.place <= sections.count, places.insert(item.place).inserted else {
                throw DocumentError(
                    "found section \(item.place), expected a place "
                        + Self.places(sections.count, "section") + " that no other section takes",
                    at: item.location)
            }
            sections.insert(item.section, at: item.place)
        }
    }

    private mutating func insertRows() throws(DocumentError) {
        let new = Set(comingSections.filter(\.isNew).map(\.place))
        var places: Set<IndexPath> = []
        for item in coming.sorted(by: { $0.place < $1.place }) {
            let section = item.place.section
            try Self.check(section: section, in: sections, item.location)
            guard !new.contains(section) else {
                throw DocumentError(
                    "found a row for section \(section), which comes with its rows in the same "
                        + "update", at: item.location)
            }
            try write(section, item.location)
            guard case .written(var rows) = sections[section].rows else { continue }
            guard item.place.row <= rows.count, places.insert(item.place).inserted else {
                throw DocumentError(
                    "found row \(item.place.row), expected a place "
                        + Self.places(rows.count, "row") + " in section \(section) that no other "
                        + "row takes", at: item.location)
            }
            rows.insert(item.row, at: item.place.row)
            sections[section].rows = .written(rows)
        }
    }

    private static func places(_ count: Int, _ noun: String) -> String {
        count == 0 ? "of 0, where no \(noun) is then," : "from 0 to \(count)"
    }

    // MARK: What exists

    /// Throws what exists instead of a row that does not.
    static func check(
        _ row: IndexPath, in sections: [SectionDescription], _ location: DocumentLocation
    ) throws(DocumentError) {
        try check(section: row.section, in: sections, location)
        let count = sections[row.section].rows.count
        guard row.row < count else {
            throw DocumentError(
                "found row \(row.row), expected one that section \(row.section) has then: "
                    + range(count, "row"), at: location)
        }
    }

    /// Throws what exists instead of a section that does not.
    static func check(
        section: Int, in sections: [SectionDescription], _ location: DocumentLocation
    ) throws(DocumentError) {
        guard section < sections.count else {
            throw DocumentError(
                "found section \(section), expected one that the table has then: "
                    + range(sections.count, "section"), at: location)
        }
    }

    private static func range(_ count: Int, _ noun: String) -> String {
        switch count {
        case 0: "it has no \(noun)s"
        case 1: "it has \(noun) 0 alone"
        default: "0 to \(count - 1)"
        }
    }
}

extension IndexPath {
    /// The row as documents write it.
    fileprivate var written: String { "row \(row)" }
}

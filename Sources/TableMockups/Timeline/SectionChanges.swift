import DocumentSyntax
import Foundation
import TableDrawing
import TableGeometry

/// The changes of an update, applied to the sections of a table.
///
/// The same code finds mistakes while a document is read and changes the table while its
/// timeline plays.
struct SectionChanges {
    private var sections: [SectionDescription]
    private let before: [SectionDescription]
    /// Deleted and moved rows, by their indexes before the update.
    private var gone: Set<IndexPath> = []
    private var goneSections: Set<Int> = []
    private var changedRows: [(row: IndexPath, location: DocumentLocation)] = []
    private var isChanged: Set<IndexPath> = []
    private var changedSections: Set<Int> = []
    /// Reloaded rows, by their indexes before the update.
    ///
    /// They are replaced after all changes are valid, because row numbers refer to the section
    /// before the update.
    private var reloadedRows: [(row: IndexPath, new: RowDescription)] = []
    private var reloadedSections: [(section: Int, new: SectionDescription)] = []
    /// Inserted rows, by their indexes after the update.
    private var coming: [(place: IndexPath, row: RowDescription, location: DocumentLocation)] = []
    private var comingSections:
        [(place: Int, section: SectionDescription, location: DocumentLocation, isNew: Bool)] = []

    /// Whether each section after the update is new or reloaded with all of its rows.
    private var comesWhole: [Bool] = []

    /// Problems of the update.
    private var problems: [DocumentProblem] = []
    /// Sections with an unknown number of rows because of a mistake.
    ///
    /// Insertions in these sections are not checked.
    private var unclear: Set<Int> = []
    /// Whether a mistake makes the set of sections unknown.
    private var hasUnclearSections = false

    /// Returns the sections after an update.
    ///
    /// Throws a `DocumentError` that names the valid range for each invalid place.
    static func applied(
        _ changes: [TimelineChange], to sections: [SectionDescription]
    ) throws(DocumentError) -> [SectionDescription] {
        var result = SectionChanges(sections)
        for change in changes { result.note(change) }
        result.checkSections()
        if !result.hasUnclearSections {
            result.reload()
            result.remove()
            result.insertSections()
        }
        if !result.hasUnclearSections { result.insertRows() }
        guard result.problems.isEmpty else { throw DocumentError(problems: result.problems) }
        return result.sections
    }

    private init(_ sections: [SectionDescription]) {
        self.sections = sections
        before = sections
    }

    // MARK: As before the update

    private mutating func note(_ change: TimelineChange) {
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
            for (index, row) in rows.enumerated() where take(row, change.location(index)) != nil {
                gone.insert(row)
            }
        case .move(let row, let target):
            guard let description = take(row, change.location()) else {
                unclear.insert(target.section)
                return
            }
            gone.insert(row)
            coming.append((target, description, change.target ?? change.location()))
        case .reload(let rows, let new):
            for (index, row) in rows.enumerated() {
                guard markAsNamed(row, change.location(index)), let new,
                    write(row.section, change.location(index))
                else { continue }
                reloadedRows.append((row, new))
            }
        case .insertSection(let place, let section):
            comingSections.append((place, section, change.location(), true))
        case .deleteSection(let section):
            guard takeSection(section, change.location()) else { return }
            goneSections.insert(section)
        case .moveSection(let section, let target):
            guard takeSection(section, change.location()) else { return }
            goneSections.insert(section)
            comingSections.append(
                (target, before[section], change.target ?? change.location(), false))
        case .reloadSection(let section, let new):
            guard takeSection(section, change.location()), let new else { return }
            reloadedSections.append((section, new))
        }
    }

    /// Records a mistake.
    ///
    /// A mistake about a section's rows makes the number of its rows unknown. Other mistakes
    /// make the set of sections unknown.
    private mutating func report(_ error: DocumentError, rowsOf section: Int? = nil) {
        problems += error.problems
        if let section { unclear.insert(section) } else { hasUnclearSections = true }
    }

    /// Returns the row at a place that is named for the first time.
    ///
    /// Rows of a data file in the section become written rows.
    private mutating func take(_ row: IndexPath, _ location: DocumentLocation) -> RowDescription? {
        guard markAsNamed(row, location), write(row.section, location),
            case .written(let rows) = sections[row.section].rows
        else { return nil }
        return rows[row.row]
    }

    /// Returns whether a row exists and is named for the first time.
    private mutating func markAsNamed(_ row: IndexPath, _ location: DocumentLocation) -> Bool {
        do throws(DocumentError) {
            try Self.check(row, in: before, location)
        } catch {
            report(error, rowsOf: row.section < before.count ? row.section : nil)
            return false
        }
        guard isChanged.insert(row).inserted else {
            problems +=
                DocumentError(
                    "\(row.written) occurs twice in one update; name each row once", at: location
                ).problems
            return false
        }
        changedRows.append((row, location))
        return true
    }

    private mutating func takeSection(_ section: Int, _ location: DocumentLocation) -> Bool {
        do throws(DocumentError) {
            try Self.check(section: section, in: before, location)
        } catch {
            report(error)
            return false
        }
        guard changedSections.insert(section).inserted else {
            report(
                DocumentError(
                    "section \(section) occurs twice in one update; name each section once",
                    at: location))
            return false
        }
        return true
    }

    /// Converts the rows of a data file to written rows.
    ///
    /// Returns `false` if a row is invalid.
    private mutating func write(_ section: Int, _ location: DocumentLocation) -> Bool {
        guard case .records(let records) = sections[section].rows else { return true }
        guard records.count <= RecordRows.checkedRows else {
            report(
                DocumentError(
                    "section \(section) changes and has \(counted(records.count, "row")) from a "
                        + "file; at most \(RecordRows.checkedRows) can change",
                    at: location), rowsOf: section)
            return false
        }
        do throws(DocumentError) {
            var rows: [RowDescription] = []
            for index in 0..<records.count { rows.append(try records.row(at: index)) }
            sections[section].rows = .written(WrittenRows(rows))
            return true
        } catch {
            report(error, rowsOf: section)
            return false
        }
    }

    private mutating func checkSections() {
        for (row, location) in changedRows where changedSections.contains(row.section) {
            report(
                DocumentError(
                    "found \(row.written) of section \(row.section), which changes as a whole in the "
                        + "same update", at: location))
        }
    }

    private mutating func reload() {
        let bySection = Dictionary(grouping: reloadedRows) { $0.row.section }
        for (section, rows) in bySection {
            changeRows(of: section) { written in
                for (row, new) in rows { written[row.row] = new }
            }
        }
        for (section, new) in reloadedSections { sections[section] = new }
    }

    private mutating func remove() {
        for (section, rows) in Dictionary(grouping: gone, by: \.section) {
            let rows = Set(rows.map(\.row))
            changeRows(of: section) { $0.remove(at: rows) }
        }
        comesWhole = before.indices.map(changedSections.contains)
        for section in goneSections.sorted().reversed() {
            sections.remove(at: section)
            comesWhole.remove(at: section)
        }
    }

    /// Changes the written rows of a section in place, without copying all rows.
    private mutating func changeRows(of section: Int, _ change: (inout WrittenRows) -> Void) {
        guard case .written(var rows) = sections[section].rows else { return }
        sections[section].rows = .written(WrittenRows([]))
        change(&rows)
        sections[section].rows = .written(rows)
    }

    // MARK: As after the update

    private mutating func insertSections() {
        var places: Set<Int> = []
        for item in comingSections.sorted(by: { $0.place < $1.place }) {
            guard item.place <= sections.count, places.insert(item.place).inserted else {
                report(
                    DocumentError(
                        "found section \(item.place), expected "
                            + Self.places(sections.count, "section", in: " in the table"),
                        at: item.location))
                continue
            }
            sections.insert(item.section, at: item.place)
            comesWhole.insert(item.isNew, at: item.place)
        }
    }

    private mutating func insertRows() {
        // If section numbers change, a mistake may concern any section.
        guard unclear.isEmpty || (goneSections.isEmpty && comingSections.isEmpty) else { return }
        let bySection = Dictionary(grouping: coming) { $0.place.section }
        for (section, items) in bySection.sorted(by: { $0.key < $1.key })
        where !unclear.contains(section) {
            let items = items.sorted { $0.place < $1.place }
            let first = items[0].location
            do throws(DocumentError) {
                try Self.check(section: section, in: sections, first)
            } catch {
                report(error, rowsOf: section)
                continue
            }
            guard !comesWhole[section] else {
                report(
                    DocumentError(
                        "found a row for section \(section), which comes with its rows in the same "
                            + "update", at: first), rowsOf: section)
                continue
            }
            guard write(section, first) else { continue }
            var misplaced: (location: DocumentLocation, row: Int, count: Int)?
            changeRows(of: section) { rows in
                rows.insert(items.lazy.map { ($0.row, at: $0.place.row) }) { index, count in
                    misplaced = (items[index].location, items[index].place.row, count)
                }
            }
            guard let misplaced else { continue }
            report(
                DocumentError(
                    "found row \(misplaced.row), expected "
                        + Self.places(misplaced.count, "row", in: " in section \(section)"),
                    at: misplaced.location), rowsOf: section)
        }
    }

    private static func places(_ count: Int, _ noun: String, in owner: String) -> String {
        count == 0
            ? "0\(owner), which has no other \(noun) then"
            : "a place from 0 to \(count)\(owner) that no other \(noun) takes"
    }

    // MARK: What exists

    /// Throws an error that names the existing rows if a row does not exist.
    static func check(
        _ row: IndexPath, in sections: [SectionDescription], _ location: DocumentLocation
    ) throws(DocumentError) {
        try check(section: row.section, in: sections, location)
        let count = sections[row.section].rows.count
        guard row.row < count else {
            throw DocumentError(
                "section \(row.section) has no row \(row.row) then: "
                    + range(count, "row"), at: location)
        }
    }

    /// Throws an error that names the existing sections if a section does not exist.
    static func check(
        section: Int, in sections: [SectionDescription], _ location: DocumentLocation
    ) throws(DocumentError) {
        guard section < sections.count else {
            throw DocumentError(
                "the table has no section \(section) then: "
                    + range(sections.count, "section"), at: location)
        }
    }

    private static func range(_ count: Int, _ noun: String) -> String {
        switch count {
        case 0: "it has no \(noun)s"
        case 1: "it has \(noun) 0 alone"
        default: "it has \(noun)s 0 to \(count - 1)"
        }
    }
}

extension IndexPath {
    /// The row as written in documents.
    fileprivate var written: String { "row \(row)" }
}

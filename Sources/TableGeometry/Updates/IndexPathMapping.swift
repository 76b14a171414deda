import Foundation

/// Mapping of the rows and sections of a table before and after a batch of changes.
///
/// The mapping stores the changes only, so a query costs O(log changes). Queries accept rows
/// and sections that do not exist; the result is then meaningless.
public struct IndexPathMapping: Sendable, Hashable {
    private let sections: IndexShift
    private let newSections: [Int: Int]
    private let oldSections: [Int: Int]
    /// Sections with new rows only, by index after the batch.
    private let reloaded: Set<Int>
    /// Shifts of the rows of sections with inserted or deleted rows, by section index after the
    /// batch.
    private let rows: [Int: IndexShift]
    private let newRows: [IndexPath: IndexPath]
    private let oldRows: [IndexPath: IndexPath]

    /// Creates the mapping of a validated batch.
    init(_ update: TableUpdate) {
        let sections = IndexShift(
            removed: update.deletedSections + update.movedSections.map(\.source),
            added: update.insertedSections + update.movedSections.map(\.destination))
        let moved = Dictionary(
            uniqueKeysWithValues: update.movedSections.map { ($0.source, $0.destination) })
        self.sections = sections
        newSections = moved
        oldSections = Dictionary(
            uniqueKeysWithValues: update.movedSections.map { ($0.destination, $0.source) })
        let newSection = { (section: Int) in moved[section] ?? sections.new(section) }
        reloaded = Set(update.reloadedSections.compactMap(newSection))
        var removed: [Int: [Int]] = [:]
        var added: [Int: [Int]] = [:]
        for row in update.deletedRows + update.movedRows.map(\.source) {
            guard let section = newSection(row.section) else { continue }
            removed[section, default: []].append(row.row)
        }
        for row in update.insertedRows + update.movedRows.map(\.destination) {
            added[row.section, default: []].append(row.row)
        }
        var rows: [Int: IndexShift] = [:]
        for section in Set(removed.keys).union(added.keys) {
            rows[section] = IndexShift(
                removed: removed[section] ?? [], added: added[section] ?? [])
        }
        self.rows = rows
        newRows = Dictionary(
            uniqueKeysWithValues: update.movedRows.map { ($0.source, $0.destination) })
        oldRows = Dictionary(
            uniqueKeysWithValues: update.movedRows.map { ($0.destination, $0.source) })
    }

    /// Returns the index of a section after the batch, or `nil` if the section was deleted.
    public func newSection(for old: Int) -> Int? { newSections[old] ?? sections.new(old) }

    /// Returns the index of a section before the batch, or `nil` if the section was inserted.
    public func oldSection(for new: Int) -> Int? { oldSections[new] ?? sections.old(new) }

    /// Returns the index path of a row after the batch, or `nil` if the row or its section was
    /// deleted.
    ///
    /// The rows of a reloaded section count as deleted. A row that was reloaded itself keeps
    /// its identity.
    public func newIndexPath(for old: IndexPath) -> IndexPath? {
        if let moved = newRows[old] { return moved }
        guard let section = newSection(for: old.section), !reloaded.contains(section),
            let row = shift(ofNewSection: section).new(old.row)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// Returns the index path of a row before the batch, or `nil` if the row or its section is
    /// new.
    public func oldIndexPath(for new: IndexPath) -> IndexPath? {
        if let moved = oldRows[new] { return moved }
        guard !reloaded.contains(new.section), let section = oldSection(for: new.section),
            let row = shift(ofNewSection: new.section).old(new.row)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// Returns whether a section was inserted or reloaded, so that all rows of the section are new.
    public func isNewSection(_ new: Int) -> Bool {
        reloaded.contains(new) || oldSection(for: new) == nil
    }

    /// Returns the rows that were inserted or moved into an existing section, in increasing
    /// order.
    public func arrivals(inSection new: Int) -> [Int] { shift(ofNewSection: new).added }

    /// Returns the renumbering of the rows of an existing section.
    func shift(ofNewSection section: Int) -> IndexShift { rows[section] ?? .none }
}

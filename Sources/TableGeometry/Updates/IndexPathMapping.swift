import Foundation

/// Where the rows and sections of a table stand after a batch of changes, and where they stood.
///
/// Kept is what changes, nothing for any other row: a question costs O(log changes). Rows and
/// sections that do not exist may be asked for; the answers are then as meaningless.
public struct IndexPathMapping: Sendable, Hashable {
    private let sections: IndexShift
    private let newSections: [Int: Int]
    private let oldSections: [Int: Int]
    /// Sections whose rows are all new, as they are numbered after the batch.
    private let reloaded: Set<Int>
    /// Of the sections in which rows go or come, by their number after the batch.
    private let rows: [Int: IndexShift]
    private let newRows: [IndexPath: IndexPath]
    private let oldRows: [IndexPath: IndexPath]

    /// From a batch that has been checked.
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

    /// The number that a section has afterwards; nil for one that went.
    public func newSection(for old: Int) -> Int? { newSections[old] ?? sections.new(old) }

    /// The number that a section had before; nil for one that was inserted.
    public func oldSection(for new: Int) -> Int? { oldSections[new] ?? sections.old(new) }

    /// Where a row stands afterwards; nil for one that went, alone or with its section.
    ///
    /// The rows of a reloaded section have gone; a row that was reloaded itself stays the same row.
    public func newIndexPath(for old: IndexPath) -> IndexPath? {
        if let moved = newRows[old] { return moved }
        guard let section = newSection(for: old.section), !reloaded.contains(section),
            let row = shift(ofNewSection: section).new(old.row)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// Where a row stood before; nil for one that is new, alone or with its section.
    public func oldIndexPath(for new: IndexPath) -> IndexPath? {
        if let moved = oldRows[new] { return moved }
        guard !reloaded.contains(new.section), let section = oldSection(for: new.section),
            let row = shift(ofNewSection: new.section).old(new.row)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// Whether all rows of a section are new: the section was inserted or reloaded.
    public func isNewSection(_ new: Int) -> Bool {
        reloaded.contains(new) || oldSection(for: new) == nil
    }

    /// The rows that are new to a section that is not, moved to or inserted, in increasing order.
    public func arrivals(inSection new: Int) -> [Int] { shift(ofNewSection: new).added }

    /// How the rows of a section that stays are renumbered.
    func shift(ofNewSection section: Int) -> IndexShift { rows[section] ?? .none }
}

import Foundation

/// The changes of one batch: which rows and sections go, come, move and are shown anew.
///
/// As in UIKit, whatever the order in which they are given: what is deleted, reloaded, reconfigured
/// or moved away is named as it was before the batch, what is inserted or moved to as it is after
/// it.
public struct TableUpdate: Sendable, Hashable {
    /// From where to where one element moves.
    public struct Move<Place: Sendable & Hashable>: Sendable, Hashable {
        /// The place before the batch.
        public let source: Place
        /// The place after the batch.
        public let destination: Place

        /// A move between two places.
        public init(from source: Place, to destination: Place) {
            self.source = source
            self.destination = destination
        }
    }

    /// Rows that go, as they were named before.
    public var deletedRows: [IndexPath] = []
    /// Rows that come, as they are named afterwards.
    public var insertedRows: [IndexPath] = []
    /// Rows that are shown by another cell, as they were named before.
    public var reloadedRows: [IndexPath] = []
    /// Rows whose cells are configured in place, as they were named before.
    public var reconfiguredRows: [IndexPath] = []
    /// Rows that move.
    public var movedRows: [Move<IndexPath>] = []
    /// Sections that go, as they were numbered before.
    public var deletedSections: [Int] = []
    /// Sections that come, as they are numbered afterwards.
    public var insertedSections: [Int] = []
    /// Sections that are shown anew with whatever rows they now have, as they were numbered before.
    public var reloadedSections: [Int] = []
    /// Sections that move with all their rows.
    public var movedSections: [Move<Int>] = []

    /// A batch without changes.
    public init() {}

    /// Whether nothing changes.
    public var isEmpty: Bool { self == TableUpdate() }

    /// The same without the moves of rows and sections that stand in their places anyhow: all others come to stand
    /// where they do with them.
    ///
    /// O(changes × log changes), for a batch that has been checked.
    public var withoutIdleMoves: TableUpdate {
        var rest = self
        rest.movedRows.removeAll { $0.source == $0.destination }
        rest.movedSections.removeAll { $0.source == $0.destination }
        guard rest != self else { return self }
        let mapping = IndexPathMapping(rest)
        rest.movedRows = movedRows.filter {
            $0.source != $0.destination || mapping.newIndexPath(for: $0.source) != $0.source
        }
        rest.movedSections = movedSections.filter {
            $0.source != $0.destination || mapping.newSection(for: $0.source) != $0.source
        }
        return rest
    }

    /// Where every row and section comes to stand, given the numbers of rows in each section.
    ///
    /// O(sections + changes × log changes).
    /// - Parameters:
    ///   - old: the number of rows in each section before the batch.
    ///   - new: the number of rows in each section after it, as the data source gives it.
    /// - Throws: `TableUpdateError` where the changes contradict each other or the numbers.
    public func mapping(
        from old: [Int], to new: [Int]
    ) throws(TableUpdateError) -> IndexPathMapping {
        try checkSections(old, new)
        try checkRows(old, new)
        let mapping = IndexPathMapping(self)
        try checkCounts(old, new, mapping)
        return mapping
    }
}

import Foundation

/// Changes of a batch: deletions, insertions, moves and reloads of rows and sections.
///
/// The order of the changes has no effect, as in UIKit. Index paths of deletions, reloads,
/// reconfigurations and move sources refer to the table before the batch. Index paths of
/// insertions and move destinations refer to the table after the batch.
public struct TableUpdate: Sendable, Hashable {
    /// Move of an element from a source to a destination.
    public struct Move<Place: Sendable & Hashable>: Sendable, Hashable {
        /// Place before the batch.
        public let source: Place
        /// Place after the batch.
        public let destination: Place

        /// Creates a move between two places.
        public init(from source: Place, to destination: Place) {
            self.source = source
            self.destination = destination
        }
    }

    /// Deleted rows, by index path before the batch.
    public var deletedRows: [IndexPath] = []
    /// Inserted rows, by index path after the batch.
    public var insertedRows: [IndexPath] = []
    /// Rows that get another cell, by index path before the batch.
    public var reloadedRows: [IndexPath] = []
    /// Rows whose cells are configured in place, by index path before the batch.
    public var reconfiguredRows: [IndexPath] = []
    /// Moved rows.
    public var movedRows: [Move<IndexPath>] = []
    /// Deleted sections, by index before the batch.
    public var deletedSections: [Int] = []
    /// Inserted sections, by index after the batch.
    public var insertedSections: [Int] = []
    /// Sections that are reloaded with their current rows, by index before the batch.
    public var reloadedSections: [Int] = []
    /// Sections that move with all their rows.
    public var movedSections: [Move<Int>] = []

    /// Creates a batch without changes.
    public init() {}

    /// Whether the batch has no changes.
    public var isEmpty: Bool { self == TableUpdate() }

    /// The batch without moves that have no effect on the final places of rows and sections.
    ///
    /// O(changes × log changes), for a validated batch.
    public var droppingNoOpMoves: TableUpdate {
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

    /// Returns the mapping of all rows and sections, given the number of rows in each section.
    ///
    /// O(sections + changes × log changes).
    /// - Parameters:
    ///   - old: number of rows in each section before the batch.
    ///   - new: number of rows in each section after the batch, from the data source.
    /// - Throws: `TableUpdateError` if the changes contradict each other or the numbers of
    ///   rows.
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

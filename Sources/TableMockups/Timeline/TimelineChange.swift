import DocumentSyntax
import Foundation
import TableViews

/// A change of rows or sections, alone or in a batch.
///
/// As in UIKit, deleted, reloaded and moved places use the indexes before the batch. Inserted
/// places and targets of moves use the indexes after the batch.
public struct TimelineChange: Sendable {
    /// Kind of change.
    public enum Kind: Sendable {
        /// Inserts rows at an index path, in consecutive places.
        case insert(IndexPath, [RowDescription])
        /// Deletes rows.
        case delete([IndexPath])
        /// Moves a row to an index path.
        case move(IndexPath, to: IndexPath)
        /// Reloads rows, with new content if a description is given.
        case reload([IndexPath], RowDescription?)
        /// Inserts a section at an index.
        case insertSection(Int, SectionDescription)
        /// Deletes a section.
        case deleteSection(Int)
        /// Moves a section to an index.
        case moveSection(Int, to: Int)
        /// Reloads a section, with new content if a description is given.
        case reloadSection(Int, SectionDescription?)
    }

    /// Kind of change, with the changed rows or section.
    public var kind: Kind
    /// Animation of insertions and deletions.
    public var animation: TableView.RowAnimation
    /// Locations of the changed rows or section in the document, one location for each.
    let locations: [DocumentLocation]
    /// Location of a move's target.
    let target: DocumentLocation?

    /// Returns the location of a changed row by its index in the change.
    func location(_ index: Int = 0) -> DocumentLocation {
        locations.indices.contains(index) ? locations[index] : locations[0]
    }
}

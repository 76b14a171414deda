import Foundation
import TableViews

/// One change of rows or sections, in a batch of its own or with others.
///
/// As in UIKit, what goes, changes or moves is named as before the batch, what comes and where things
/// move to as after it.
public struct TimelineChange: Sendable {
    /// What changes.
    public enum Kind: Sendable {
        /// Rows come, the first one at this place and the others below it.
        case insert(IndexPath, [RowDescription])
        case delete([IndexPath])
        case move(IndexPath, to: IndexPath)
        /// A row is shown anew, with other content where it is given.
        case reload([IndexPath], RowDescription?)
        case insertSection(Int, SectionDescription)
        case deleteSection(Int)
        case moveSection(Int, to: Int)
        /// A section is shown anew, with other content where it is given.
        case reloadSection(Int, SectionDescription?)
    }

    public var kind: Kind
    /// How rows come and go.
    public var animation: TableView.RowAnimation
    /// Where the document names the rows or the section that change, one for each.
    let locations: [DocumentLocation]
    /// Where it names the place that something moves to.
    let target: DocumentLocation?

    /// Where the document names the row of an index among those that change.
    func location(_ index: Int = 0) -> DocumentLocation {
        locations.indices.contains(index) ? locations[index] : locations[0]
    }
}

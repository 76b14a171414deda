import Foundation
import TableGeometry

/// The row that a table is scrolled to.
public struct ScrollTarget: Sendable, Hashable {
    /// The row.
    public var indexPath: IndexPath
    /// Position of the row on the screen.
    public var position: ScrollPosition

    /// Creates a target from a row and its position on the screen.
    public init(indexPath: IndexPath, position: ScrollPosition = .top) {
        self.indexPath = indexPath
        self.position = position
    }

    package init?(reader: SchemaReader<ScrollTargetSchema>) {
        defer { reader.finish() }
        let section = reader[\.section]
        let position = reader[\.position]
        guard let row = reader[\.row] else { return nil }
        self.init(indexPath: IndexPath(row: row, section: section), position: position)
    }
}

/// `scrollTo: {section: 1, row: 20, position: middle}`.
package final class ScrollTargetSchema: MappingSchema {
    package static let displayName = "a row to scroll to"
    package static let definition = "scrollTarget"
    package static let summary =
        "The row to scroll to. Sections and rows are counted from 0."

    package let section = DefaultedKey<Int>(
        "section", .integer(0...10_000_000, "a section"), default: 0,
        "The index of the section, from 0.")
    package let row = Key<Int>(
        "row", .integer(0...100_000_000, "a row"), required: true,
        "The index of the row in its section, from 0.")
    package let position = DefaultedKey<ScrollPosition>(
        "position", .caseName, default: .top, "The position of the row on the screen.")

    package init() {}
}

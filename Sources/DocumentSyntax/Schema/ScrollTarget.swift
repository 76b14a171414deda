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

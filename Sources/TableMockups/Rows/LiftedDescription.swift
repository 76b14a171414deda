import DocumentSyntax
import Foundation
import TableGeometry

/// Position of a row that is being moved, in a document.
public struct LiftedDescription: Sendable, Hashable {
    /// The section below the row, or `nil` for the row's own section.
    public var section: Int?
    /// Index of the row below, starting at 0 in its section.
    public var row: Int
    /// Vertical offset from that row's position, in points.
    public var offset: CGFloat
    /// Location of the position in the document.
    public let location: DocumentLocation

    init?(reader: SchemaReader<LiftedSchema>) {
        location = reader.mapping.node.location
        section = reader[\.section]
        offset = reader[\.offset]
        let row = reader[\.row]
        reader.finish()
        guard let row else { return nil }
        self.row = row
    }
}

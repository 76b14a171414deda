import Foundation
import TableGeometry

/// Where a row is that is carried by its grip, as a document describes it.
public struct LiftedDescription: Sendable, Hashable {
    /// The section that it is over; nothing is the row's own.
    public var section: Int?
    /// The row that it is over, counted from 0 in its section.
    public var row: Int
    /// How far below that row's place it is held, in points.
    public var offset: CGFloat
    /// Where the document says so.
    public let location: DocumentLocation

    init?(reader: ShapeReader<LiftedShape>) {
        location = reader.mapping.node.location
        section = reader[\.section]
        offset = reader[\.offset]
        let row = reader[\.row]
        reader.finish()
        guard let row else { return nil }
        self.row = row
    }
}

import Foundation

/// `lifted: {row: 2, offset: 12}`.
package final class LiftedSchema: MappingSchema {
    package static let displayName = "a lifted row"
    package static let definition = "lifted"
    package static let summary =
        "The position of a row that is lifted by its reorder control. The remaining rows make "
        + "room for the lifted row."

    package static func hint(for node: DocumentNode) -> String? {
        guard case .int = node.scalar?.resolved, let text = node.scalar?.text else { return nil }
        return "the place that the row is over is written {row: \(text)}"
    }

    package let section = Key<Int>(
        "section", .integer(0...10_000_000, "a section"),
        "The index of the target section, from 0. The default is the row's section.")
    package let row = Key<Int>(
        "row", .integer(0...100_000_000, "a row"), required: true,
        "The index of the target row in its section, from 0. An index after the last row is the "
            + "end of another section.")
    package let offset = DefaultedKey<CGFloat>(
        "offset", .number(.from(-1000, through: 1000, "a distance")), default: 0,
        "The distance of the lifted row below the target position, in points.")

    package init() {}
}

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

    package init?(reader: SchemaReader<LiftedSchema>) {
        location = reader.mapping.node.location
        section = reader[\.section]
        offset = reader[\.offset]
        let row = reader[\.row]
        reader.finish()
        guard let row else { return nil }
        self.row = row
    }
}

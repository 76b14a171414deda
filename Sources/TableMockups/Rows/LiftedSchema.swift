import DocumentSyntax
import Foundation

/// `lifted: {row: 2, offset: 12}`.
struct LiftedSchema: MappingSchema {
    static let displayName = "a lifted row"
    static let definition = "lifted"
    static let summary =
        "Where a row is that is carried by its grip; the others make room for it there."

    static func hint(for node: DocumentNode) -> String? {
        guard case .int = node.scalar?.resolved, let text = node.scalar?.text else { return nil }
        return "the place that the row is over is written {row: \(text)}"
    }

    let section = Key<Int>(
        "section", .integer(0...10_000_000, "a section"),
        "The section that it is over, counted from 0; without it the row's own.")
    let row = Key<Int>(
        "row", .integer(0...100_000_000, "a row"), required: true,
        "The row that it is over, counted from 0 in its section; the number after the last is the end "
            + "of another section.")
    let offset = DefaultedKey<CGFloat>(
        "offset", .number(.from(-1000, through: 1000, "a distance")), default: 0,
        "How far below that row's place it is held, in points.")
}

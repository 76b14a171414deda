import Foundation
import TableMockups
import TableViews

/// What a snapshot is taken in.
struct SnapshotSetting {
    var context: RenderContext
    /// The variant of a matrix, for what no context holds: a device's size.
    var variant: RenderVariant
    var ignoring: [SnapshotIgnore]
    /// Whether the assertion gives traits, which a document has of its own.
    var givesTraits = false

    /// The variant's device's size, or the one that is asked for, in points.
    func size(_ size: CGSize?) -> CGSize? { variant.device?.size ?? size }

    /// A document as the variant has it.
    ///
    /// - Throws: where the assertion gives traits, which would count for nothing.
    func document(_ document: TableDocument) throws -> TableDocument {
        guard !givesTraits else { throw SnapshotTraitsError() }
        return try document.variant(variant)
    }
}

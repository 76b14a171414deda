import Foundation
import TableControls
import TableMockups
import TableScreens

/// Environment of a snapshot.
struct SnapshotSetting {
    var context: RenderContext
    /// Variant of a matrix, for the device's size, which is missing in a context.
    var variant: RenderVariant
    var ignoring: [SnapshotIgnore]
    /// Whether the assertion specifies traits, which are invalid for a document.
    var givesTraits = false

    /// Returns the size of the variant's device, or the requested size, in points.
    func size(_ size: CGSize?) -> CGSize? { variant.device?.size ?? size }

    /// Returns the variant of a document.
    ///
    /// - Throws: `SnapshotTraitsError` if the assertion specifies traits, which would have no
    ///   effect.
    func document(_ document: TableDocument) throws -> TableDocument {
        guard !givesTraits else { throw SnapshotTraitsError() }
        return try document.variant(variant)
    }
}

/// Error about traits without effect.
struct SnapshotTraitsError: Error, CustomStringConvertible {
    var description: String {
        "'traits:' has no effect on a document, which states its own traits; give 'matrix:' in place of "
            + "'traits:'. A RenderMatrix with 'appearance = [.dark]' replaces the appearance of the document"
    }
}

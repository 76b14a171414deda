import DocumentSyntax
import TableControls

/// `objects: [{class: PriceCell, height: 60, subviews: []}]`: a file of views.
final class NibSchema: MappingSchema {
    static let displayName = "a nib"
    static let definition = "nib"
    static let summary =
        "A file of views to instantiate. In the nib of a cell, the first view is the cell."

    let schema = Key<String>("$schema", .name, "The schema for completion in editors.")
    let objects = Key<[ViewDescription]>(
        "objects", .list(of: .object), required: true, "The top-level views.")
}

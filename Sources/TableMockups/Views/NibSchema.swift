import DocumentSyntax
import TableControls

/// `objects: [{class: PriceCell, height: 60, subviews: []}]`: a file of views.
struct NibSchema: MappingSchema {
    static let displayName = "a nib"
    static let definition = "nib"
    static let summary =
        "Views to be made as often as wanted; the first is the cell, if it is for one."

    let schema = Key<String>("$schema", .name, "The schema that editors complete this file from.")
    let objects = Key<[ViewDescription]>(
        "objects", .list(of: .object), required: true, "The views at the top.")
}

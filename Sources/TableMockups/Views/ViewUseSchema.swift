import DocumentSyntax

/// `{prototype: banner, values: {title: News}}`.
final class ViewUseSchema: MappingSchema {
    static let displayName = "a prototype's view"
    static let definition = "viewUse"
    static let summary = "A view created from a prototype of the document."

    let prototype = Key<String>("prototype", .name, required: true, "The name of the prototype.")
    let values = Key<DocumentNode>(
        "values", .deferred { _ in ["type": "object"] },
        "The values for the prototype's views, by view name or tag.")
}

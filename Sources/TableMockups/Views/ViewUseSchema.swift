import DocumentSyntax

/// `{prototype: banner, values: {title: News}}`.
struct ViewUseSchema: MappingSchema {
    static let displayName = "a prototype's view"
    static let definition = "viewUse"
    static let summary = "A view that is made of one of the document's prototypes."

    let prototype = Key<String>("prototype", .name, required: true, "The prototype's name.")
    let values = Key<DocumentNode>(
        "values", .deferred { _ in ["type": "object"] },
        "Values for the views of the prototype, by their names or tags.")
}

import DocumentSyntax
import TableControls
import TableDrawing

extension ValueType where Value == GradientDescription {
    /// A gradient.
    static var gradient: Self { .mapping(GradientSchema(), GradientDescription.init(reader:)) }
}

extension ValueType where Value == ViewUse {
    /// The name of a prototype, a prototype with values, or a view description.
    static var viewUse: Self {
        let use = ValueType<ViewUse>.mapping(ViewUseSchema()) { ViewUse(reader: $0) }
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        form.single(["type": "string"]), use.schema(form),
                        form.whole.reference(ViewSchema.definition),
                    ]
                ]
            },
            read: { node, context in
                if let mapping = node.mapping, mapping["prototype"] == nil {
                    return ViewDescription(node, .part, context).map {
                        ViewUse($0, at: node.location, context)
                    }
                }
                return node.mapping == nil ? ViewUse(named: node, context) : use.read(node, context)
            })
    }
}

extension ValueType where Value == BackgroundViewDescription {
    /// A colour, or a mapping that describes the background.
    static var backgroundView: Self {
        let color = ValueType<Color>.color
        let mapping = ValueType<Value>.mapping(
            BackgroundViewSchema(), BackgroundViewDescription.init(reader:))
        return Self(
            schema: { ["anyOf": [color.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                return color.read(node, context).map { BackgroundViewDescription(color: $0) }
            })
    }
}

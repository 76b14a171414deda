import DocumentSyntax
import TableControls
import TableDrawing
import TableText

extension ValueType where Value == RowSource {
    /// Written rows, or a file with a row for each record.
    static var rows: Self {
        Self(
            schema: { form in
                [
                    "anyOf": [
                        ["type": "array", "items": form.whole.reference("row")],
                        form.reference("recordRows"),
                    ]
                ]
            },
            read: { node, context in RowSource(node, context) })
    }
}

extension ValueType where Value == FontDescription {
    /// A font size, a weight, a name or a text style.
    static var font: Self {
        .mapping(FontSchema()) { reader in
            defer { reader.finish() }
            let description = FontDescription(
                size: reader[\.size], weight: reader[\.weight], name: reader[\.name],
                textStyle: reader[\.textStyle])
            if let node = reader.node(\.name), let name = description.name {
                reader.context.checkFont(name, at: node)
            }
            return description
        }
    }
}

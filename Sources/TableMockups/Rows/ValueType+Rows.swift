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

import TableDrawing

extension ValueType where Value == Color {
    /// A colour: `"#RRGGBB"`, `"#RRGGBBAA"`, the short `"#RGB"` and `"#RGBA"`, or a name such as `red` or `systemBlue`; a colour
    /// set's where the document names assets.
    static var color: Self {
        Self(
            schema: { form in
                var choices: [SchemaValue] = [
                    [
                        "type": "string",
                        "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
                    ],
                    ["enum": .list(ColorNames.all.map { .text($0) })],
                ]
                if form.hasOwnNames {
                    choices.append([
                        "type": "string", "description": "A colour set of the document's assets.",
                    ])
                }
                return form.single(["anyOf": .list(choices)])
            },
            read: { node, context in ColorNames.color(node, context) })
    }
}

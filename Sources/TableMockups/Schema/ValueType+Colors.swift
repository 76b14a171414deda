import TableDrawing

extension ValueType where Value == Color {
    /// A colour: `"#RRGGBB"`, `"#RRGGBBAA"` or a name such as `red` or `systemBlue`.
    static var color: Self {
        Self(
            schema: { form in
                form.single([
                    "anyOf": [
                        [
                            "type": "string",
                            "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
                        ],
                        ["enum": .list(ColorNames.all.map { .text($0) })],
                    ]
                ])
            },
            read: { node, context in ColorNames.color(node, context.problems) })
    }
}

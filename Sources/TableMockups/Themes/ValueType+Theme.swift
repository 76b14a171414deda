import DocumentSyntax
import TableThemes

extension ValueType where Value == Theme {
    /// A theme by name, or a changed theme: `{base: ios6, table: {rowHeight: 50}}`.
    static var changedTheme: Self {
        let name = ValueType<Theme>.theme
        return Self(
            schema: { form in
                // Templates cannot contain a theme.
                guard !form.isTemplate else { return name.schema(form) }
                return ["anyOf": [name.schema(form), form.reference(Theme.definition)]]
            },
            write: { .text($0.name) },
            read: { node, context in
                if let mapping = node.mapping {
                    var theme = Theme.ios15
                    if let base = mapping["base"] {
                        // The values are checked even if the base is unknown.
                        theme = name.read(base, context) ?? .ios15
                    }
                    theme.change(by: node, context)
                    return theme
                }
                guard case .string = node.scalar?.resolved else {
                    return node.wrongType(
                        "a theme's name such as ios6, or {base: ios6, …}", context.problems)
                }
                return name.read(node, context)
            })
    }
}

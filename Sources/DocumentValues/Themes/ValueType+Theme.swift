import DocumentSyntax
import TableDrawing
import TableThemes

extension ValueType where Value == Theme {
    /// A theme by its name or alias.
    ///
    /// Messages list the names of the themes and mention the aliases in a note.
    package static var theme: Self {
        let names = Theme.names
        let aliases = Theme.aliases.keys.sorted()
        return Self(
            schema: { $0.single(["enum": .list((names + aliases).map { .text($0) })]) },
            write: { .text($0.name) },
            read: { node, context in
                guard let text = node.string(context.problems) else { return nil }
                if let theme = Theme(named: text) { return theme }
                let question =
                    Theme.covering(text).map {
                        "did you mean \($0.name), the theme of iOS \($0.first) to \($0.last)?"
                    } ?? context.problems.question(for: text, among: names + aliases)
                context.problems.error(
                    "found \(text.quoted), expected \(Suggestion.list(names, "or"))"
                        + (question.map { "; \($0)" } ?? ""), at: node, note: Theme.aliasNote)
                return nil
            })
    }

    /// A theme by name, or a changed theme: `{base: ios6, table: {rowHeight: 50}}`.
    package static var changedTheme: Self {
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

extension Theme {
    /// Versions of iOS between those in the names of themes, with the theme that covers them.
    private static let versions: [(name: String, first: Int, last: Int)] = [
        (ios6.name, 3, 6), (ios7.name, 7, 12), (ios13.name, 13, 14), (ios15.name, 15, 18),
    ]

    /// Returns the theme that covers a version such as `ios17`, or `nil` for other texts.
    fileprivate static func covering(_ text: String) -> (name: String, first: Int, last: Int)? {
        guard text.hasPrefix("ios"), let version = Int(text.dropFirst(3)) else { return nil }
        return versions.first { ($0.first...$0.last).contains(version) }
    }

    /// Schemas of the mappings that occur only in themes, which templates cannot contain.
    package static var schemas: [any MappingSchema.Type] {
        [
            MarginTableSchema.self, MarginStepSchema.self, StripeSchema.self,
            TableBackgroundSchema.self, TablePatternSchema.self, TextPlacementSchema.self,
            ImagePlacementSchema.self, ThicknessSchema.self, SectionBoxSchema.self,
            ThemeShapeSchema.self, ThemeShapePartSchema.self,
        ]
    }

    /// Adds the schemas of a theme and its parts, by definition name.
    package static func addSchemas(_ form: SchemaForm, to result: inout [String: SchemaValue]) {
        addDefinitions(form, to: &result)
    }
}

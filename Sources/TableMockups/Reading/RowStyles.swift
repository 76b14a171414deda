import TableDrawing

/// The named row styles of a document.
enum RowStyles {
    /// Reads the styles of a document, so that rows can use them; every one is checked, used or not.
    static func read(_ node: DocumentNode, _ context: ReadingContext) {
        guard let mapping = node.mapping else {
            context.unreadNames.insert("styles")
            let _: Never? = node.wrongType(
                "named row styles, written as keys and values", context.problems)
            return
        }
        context.isPartial = true
        defer { context.isPartial = false }
        for entry in mapping.entries {
            if let use = entry.value.mapping?["use"] {
                context.problems.error(
                    "found \"use\" in the style \(entry.key.quoted), expected it in rows only",
                    at: use)
            }
            _ = RowDescription(resolved: entry.value.removing("use"), context)
            context.styles[entry.key] = entry.value.removing("use")
        }
    }

    /// A row with what its style gives it; nothing, and a problem, if there is no such style.
    static func resolved(_ row: DocumentNode, _ context: ReadingContext) -> DocumentNode? {
        guard let use = row.mapping?["use"] else { return row }
        let own = row.removing("use")
        guard let name = use.string(context.problems) else { return own }
        guard let style = context.styles[name] else {
            if context.mayName("styles") { return own }
            let names = context.styles.keys.sorted()
            let question = Suggestion.question(for: name, among: names).map { "; \($0)" } ?? ""
            context.problems.error(
                "the document has no style \(name.quoted)\(question)", at: use,
                note: names.isEmpty
                    ? "styles are named at the document's top: styles: {\(name): {style: subtitle}}"
                    : "the styles are \(Suggestion.list(names, "and"))")
            return own
        }
        // What is wrong with a style is reported with the styles.
        return style.mapping == nil ? own : NodeMerge.joined(own, inheriting: style, place: "row")
    }
}

import DocumentSyntax
import TableDrawing

/// The named row styles of a document.
enum RowStyles {
    /// Reads the styles of a document for its rows.
    ///
    /// Unused styles are checked, too.
    static func read(_ node: DocumentNode, _ context: ReadingContext) {
        guard let mapping = node.mapping else {
            context.failedNames.insert("styles")
            let _: Never? = node.wrongType(
                "named row styles, written as keys and values", context.problems)
            return
        }
        context.isPartial = true
        defer { context.isPartial = false }
        for entry in mapping.entries {
            if let use = entry.value.mapping?["use"] {
                context.problems.error(
                    "the style \(entry.key.quoted) cannot use another style; write \"use\" in "
                        + "rows only",
                    at: use)
            }
            warnOfCoveredAccessories(entry.value, context)
            _ = RowDescription(resolved: entry.value.removing("use"), context)
            context.styles[entry.key] = entry.value.removing("use")
        }
    }

    /// Returns a row joined with its style.
    ///
    /// Adds a problem and returns `nil` if the style does not exist.
    static func resolved(_ row: DocumentNode, _ context: ReadingContext) -> DocumentNode? {
        warnOfCoveredAccessories(row, context)
        guard let use = row.mapping?["use"] else { return row }
        let own = row.removing("use")
        guard let name = use.string(context.problems) else { return own }
        guard let style = context.styles[name] else {
            if context.mayDefine("styles") { return own }
            let names = context.styles.keys.sorted()
            let question =
                context.problems.question(for: name, among: names).map { "; \($0)" } ?? ""
            context.problems.error(
                "the document has no style \(name.quoted)\(question)", at: use,
                note: names.isEmpty
                    ? "styles are named at the document's top: styles: {\(name): {style: subtitle}}"
                    : "the styles are \(Suggestion.list(names, "and"))")
            return own
        }
        // Problems of a style are reported with the styles.
        return style.mapping == nil
            ? own : NodeMerge.documents.joined(own, inheriting: style, place: "row")
    }

    /// Warns of accessories that an accessory view hides.
    ///
    /// An accessory from the row's style causes no warning. A badge hides no accessory.
    private static func warnOfCoveredAccessories(_ row: DocumentNode, _ context: ReadingContext) {
        for (key, view) in [
            ("accessory", "accessoryView"), ("editingAccessory", "editingAccessoryView"),
        ] {
            guard let accessory = row.mapping?[key], let cover = row.mapping?[view],
                !accessory.isNull, !cover.isNull, accessory.scalar?.text != "none",
                cover.mapping?["badge"] == nil
            else { continue }
            context.problems.warning(
                "a row with an \(view) shows no \(key); give only one of them",
                at: accessory)
        }
    }
}

import DocumentSyntax
import TableControls
import TableDrawing

extension ViewDescription {
    /// Reports names in `accessibilityElements` that are repeated or that belong to no view.
    func checkElements(_ mapping: MappingReader, _ context: ReadingContext) {
        guard let items = mapping.value("accessibilityElements")?.sequence else { return }
        let names = all.compactMap(\.name)
        var seen: [String: DocumentNode] = [:]
        for item in items {
            guard let text = item.scalar?.text else { continue }
            if let first = seen[text] {
                context.problems.error(
                    "the view \(text.quoted) is named twice; name each view once", at: item,
                    note: "the first is at \(first.location)")
            } else if !names.contains(text) {
                let question =
                    context.problems.question(for: text, among: names).map { "; \($0)" } ?? ""
                let known = names.isEmpty ? "none has a name" : Suggestion.list(names, "and")
                context.problems.error(
                    "no view in it is named \(text.quoted)\(question)", at: item,
                    note: "views in it: \(known)")
            }
            seen[text] = seen[text] ?? item
        }
    }
}

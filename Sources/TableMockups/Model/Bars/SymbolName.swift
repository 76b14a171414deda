import TableDrawing
import TableViews

/// The name of a symbol that there is.
public struct SymbolName: Sendable, Hashable {
    /// The usual name, such as `star.fill`.
    public let name: String

    /// The name that a document mentions; nothing, and a problem, if there is no such symbol.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let name = node.string(context.problems) else { return nil }
        let names = Image.symbolNames
        guard names.contains(name) else {
            let near = Image.symbolNames(near: name)
            let found =
                name.isEmpty
                ? "found \"\", expected the name of a symbol such as \"star\""
                : "there is no symbol \(name.quoted)"
            context.problems.error(
                found + (near.isEmpty ? "" : "; did you mean \(Suggestion.list(near, "or"))?"),
                at: node, note: "the command symbols lists all \(names.count)")
            return nil
        }
        self.name = name
    }

    /// The symbol in the size and weight of the view that shows it.
    var image: Image? { Image(systemName: name) }
}

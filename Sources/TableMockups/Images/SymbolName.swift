import DocumentSyntax
import TableControls
import TableDrawing

/// The name of an existing symbol.
public struct SymbolName: Sendable, Hashable {
    /// The symbol's name, such as `star.fill`.
    public let name: String

    /// Reads a symbol's name.
    ///
    /// Adds a problem and returns `nil` if the symbol does not exist.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let name = node.string(context.problems) else { return nil }
        guard Image.hasSymbol(named: name) else {
            let names = Image.symbolNames
            let near = Suggestion.nearest(to: name, among: names)
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

    /// The symbol, with the size and weight of its view.
    var image: Image? { Image(systemName: name) }
}

import Foundation
import TableViews

/// A search bar as a document describes it.
public struct SearchBarDescription: Sendable, Hashable {
    /// What an empty field shows; nothing is the standard word.
    public var placeholder: String?
    /// What was typed.
    public var text: String?
    /// A line above the field.
    public var prompt: String?
    /// The title of the cancel button; nothing shows none.
    public var cancel: String?
    /// The scope buttons.
    public var scopes: [String] = []
    /// The number of the selected scope.
    public var selectedScope = 0

    init() {}

    init(reader: ShapeReader<SearchBarShape>) {
        if reader.node(\.placeholder) != nil { placeholder = reader[\.placeholder] }
        text = reader[\.text]
        prompt = reader[\.prompt]
        cancel = reader[\.cancel] ?? nil
        scopes = reader[\.scopes] ?? []
        selectedScope = reader[\.selectedScope]
        reader.finish()
        checkScope(reader)
    }

    /// Reports a selected scope that is none of those there are.
    private func checkScope(_ reader: ShapeReader<SearchBarShape>) {
        guard let node = reader.node(\.selectedScope), !scopes.indices.contains(selectedScope)
        else { return }
        if !scopes.isEmpty {
            reader.context.problems.error(
                "found the scope \(selectedScope), expected one of \(scopes.count), counted from 0",
                at: node)
        } else if reader.node(\.scopes)?.sequence?.isEmpty != false {
            reader.context.problems.error(
                "found a selected scope without scopes, expected some beside it: "
                    + "scopes: [All, Friends]", at: node)
        }
    }

    /// The bar in the render under way.
    func bar(width: CGFloat) -> SearchBar {
        let bar = SearchBar(
            // A field with a text does not show it.
            placeholder: placeholder
                ?? (text?.isEmpty == false ? StandardWord.search.text : StandardWord.search.shown),
            width: width)
        bar.text = text
        bar.prompt = prompt
        bar.showsCancelButton = cancel != nil
        if let cancel { bar.cancelButtonTitle = cancel }
        bar.scopeButtonTitles = scopes
        bar.showsScopeBar = !scopes.isEmpty
        bar.selectedScopeButtonIndex = selectedScope
        bar.frame.size.height = bar.intrinsicHeight
        return bar
    }
}

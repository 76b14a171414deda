import DocumentSyntax
import Foundation
import TableControls
import TableScreens

/// A search bar of a document.
public struct SearchBarDescription: Sendable, Hashable {
    /// Placeholder of the empty field, or `nil` for the standard word.
    public var placeholder: String?
    /// Text of the field.
    public var text: String?
    /// A line above the field.
    public var prompt: String?
    /// The title of the cancel button, or `nil` for no button.
    public var cancel: String?
    /// The scope buttons.
    public var scopes: [String] = []
    /// Index of the selected scope.
    public var selectedScope = 0

    init() {}

    init(reader: SchemaReader<SearchBarSchema>) {
        if reader.node(\.placeholder) != nil { placeholder = reader[\.placeholder] }
        text = reader[\.text]
        prompt = reader[\.prompt]
        cancel = reader[\.cancel] ?? nil
        scopes = reader[\.scopes] ?? []
        selectedScope = reader[\.selectedScope]
        reader.finish()
        checkScope(reader)
    }

    /// Reports a selected scope that does not exist.
    private func checkScope(_ reader: SchemaReader<SearchBarSchema>) {
        guard let node = reader.node(\.selectedScope), !scopes.indices.contains(selectedScope)
        else { return }
        if !scopes.isEmpty {
            reader.context.problems.error(
                "there is no scope \(selectedScope); choose one of \(scopes.count), counted from 0",
                at: node)
        } else if reader.node(\.scopes)?.sequence?.isEmpty != false {
            reader.context.problems.error(
                "a scope is selected, but there are no scopes; add "
                    + "scopes: [All, Friends]", at: node)
        }
    }

    /// Creates the bar for the current render.
    func bar(width: CGFloat) -> SearchBar {
        let bar = SearchBar(
            // A field with a text does not show its placeholder.
            placeholder: placeholder
                ?? (text?.isEmpty == false
                    ? LocalizedDefault.search.text : LocalizedDefault.search.shown),
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

/// `searchBar: {placeholder: Search, text: tea}`.
final class SearchBarSchema: MappingSchema {
    static let displayName = "a search bar"
    static let definition = "searchBar"
    static let summary = "A search bar with a search field."

    let placeholder = DefaultedKey<String>(
        "placeholder", .singleLine, default: "Search", "The placeholder text of an empty field.")
    let text = Key<String>("text", .text, "The search text.")
    let prompt = Key<String>("prompt", .singleLine, "The prompt above the search field.")
    let cancel = Key<String?>(
        "cancel", .optionalText(plain: .cancel),
        "The title of the visible cancel button. The value true shows Cancel.")
    let scopes = Key<[String]>(
        "scopes", .texts,
        "The titles of the scope buttons below the search field.")
    let selectedScope = DefaultedKey<Int>(
        "selectedScope", .integer(0...100, "a number"), default: 0,
        "The index of the selected scope button, from 0.")
}

import DocumentSyntax
import TableControls

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

import DocumentSyntax
import TableControls

/// `searchBar: {placeholder: Search, text: tea}`.
struct SearchBarSchema: MappingSchema {
    static let displayName = "a search bar"
    static let definition = "searchBar"
    static let summary = "A search field in its bar."

    let placeholder = DefaultedKey<String>(
        "placeholder", .text, default: "Search", "What an empty field shows.")
    let text = Key<String>("text", .text, "What was typed.")
    let prompt = Key<String>("prompt", .text, "A line above the field.")
    let cancel = Key<String?>(
        "cancel", .optionalText(plain: .cancel),
        "The title of the cancel button, which it shows; true is Cancel.")
    let scopes = Key<[String]>("scopes", .texts, "The titles of scope buttons below the field.")
    let selectedScope = DefaultedKey<Int>(
        "selectedScope", .integer(0...100, "a number"), default: 0,
        "The number of the selected scope, from 0.")
}

/// `strings: {from: strings, developmentLanguage: en}`.
package final class StringsSchema: MappingSchema {
    package static let displayName = "a mapping of strings"
    package static let definition = "strings"
    package static let summary = "The string tables for the document's texts."

    package let from = Key<[DocumentNode]>(
        "from", .paths, required: true,
        "Folders with de.lproj/NAME.strings, de.strings or NAME.xcstrings, or files, relative to "
            + "the document. The first table with a key provides the text. A .stringsdict file "
            + "has priority over .strings files.")
    package let developmentLanguage = Key<String>(
        "developmentLanguage", .languageTag,
        "The language of the texts in the document. The default is the language of the first "
            + "string catalogue, or en.")

    package init() {}
}

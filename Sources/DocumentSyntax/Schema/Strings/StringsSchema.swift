/// `strings: {from: strings, developmentLanguage: en}`.
package struct StringsSchema: MappingSchema {
    package static let displayName = "a mapping of strings"
    package static let definition = "strings"
    package static let summary = "Tables of strings, in which shown texts are looked up."

    package let from = Key<[DocumentNode]>(
        "from", .paths, required: true,
        "Folders with de.lproj/NAME.strings, de.strings or NAME.xcstrings, or such files, relative "
            + "to the document; the first that has a key counts. A .stringsdict file comes before "
            + ".strings files.")
    package let developmentLanguage = Key<String>(
        "developmentLanguage", .languageTag,
        "The language of the texts in the document; without it that of the first string "
            + "catalogue, or en.")

    package init() {}
}

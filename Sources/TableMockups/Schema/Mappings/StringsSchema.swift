/// `strings: {from: strings, developmentLanguage: en}`.
struct StringsSchema: MappingSchema {
    static let displayName = "a mapping of strings"
    static let definition = "strings"
    static let summary = "Tables of strings, in which shown texts are looked up."

    let from = Key<[DocumentNode]>(
        "from", .paths, required: true,
        "Folders with de.lproj/NAME.strings, de.strings or NAME.xcstrings, or such files, relative "
            + "to the document; the first that has a key counts. A .stringsdict file comes before "
            + ".strings files.")
    let developmentLanguage = Key<String>(
        "developmentLanguage", .languageTag,
        "The language of the texts in the document; without it that of the first string "
            + "catalogue, or en.")
}

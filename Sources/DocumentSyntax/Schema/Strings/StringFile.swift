/// A file with strings.
struct StringFile {
    /// Contents of the file.
    enum Kind {
        /// `.strings`: texts in the language with this tag.
        case table(String)
        /// `.stringsdict`: texts with plurals in the language with this tag.
        case plurals(String)
        /// `.xcstrings`: texts in several languages.
        case catalog
    }

    var source: SourceFile
    var kind: Kind

    /// Whether the file is a `.stringsdict`.
    var hasPlurals: Bool {
        if case .plurals = kind { true } else { false }
    }
}

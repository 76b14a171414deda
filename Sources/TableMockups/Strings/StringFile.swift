/// A file with strings.
struct StringFile {
    /// What is in the file.
    enum Kind {
        /// `.strings`: the texts of one language, by its tag.
        case table(String)
        /// `.stringsdict`: texts with plurals of one language, by its tag.
        case plurals(String)
        /// `.xcstrings`: those of several.
        case catalog
    }

    var source: SourceFile
    var kind: Kind

    /// Whether the file is a `.stringsdict`.
    var hasPlurals: Bool {
        if case .plurals = kind { true } else { false }
    }
}

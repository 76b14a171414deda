/// A file with strings.
struct StringFile {
    /// What is in the file.
    enum Kind {
        /// `.strings`: the texts of one language, by its tag.
        case table(String)
        /// `.xcstrings`: those of several.
        case catalog
    }

    var source: SourceFile
    var kind: Kind
}

/// The section index of a document's table.
public enum IndexDescription: Sendable, Hashable {
    /// The first letters of the section headers.
    case automatic
    /// A list of titles.
    ///
    /// `{search}` is a magnifying glass.
    case titles([String])
}

/// The section index of a table as a document describes it.
public enum IndexDescription: Sendable, Hashable {
    /// The letters that the sections' headers begin with.
    case automatic
    /// These titles; `{search}` is a magnifier.
    case titles([String])
}

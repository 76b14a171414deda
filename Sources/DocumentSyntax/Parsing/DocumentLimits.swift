/// Size limits of documents, checked before the tree of values is built.
public struct DocumentLimits: Sendable, Hashable {
    /// Maximum size of the file, in bytes.
    public var bytes: Int
    /// Maximum nesting of lists and mappings.
    public var depth: Int
    /// Maximum number of aliases `*name` in a document.
    public var aliases: Int
    /// Maximum number of values.
    ///
    /// Each alias counts as all values of its target.
    public var nodes: Int

    /// Creates limits.
    ///
    /// The defaults are far above the size of any handwritten table.
    public init(
        bytes: Int = 8 << 20, depth: Int = 64, aliases: Int = 1000, nodes: Int = 1_000_000
    ) {
        self.bytes = bytes
        self.depth = depth
        self.aliases = aliases
        self.nodes = nodes
    }
}

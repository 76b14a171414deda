/// How large a document may be; all of it is checked before anything is built from the text.
public struct DocumentLimits: Sendable, Hashable {
    /// The largest file, in bytes.
    public var bytes: Int
    /// The deepest nesting of lists and mappings.
    public var depth: Int
    /// How many times `*name` may stand in a document.
    public var aliases: Int
    /// The largest number of values, each alias counted as all that it stands for.
    public var nodes: Int

    /// Limits; the defaults are far above any table that a person writes.
    public init(
        bytes: Int = 8 << 20, depth: Int = 64, aliases: Int = 1000, nodes: Int = 1_000_000
    ) {
        self.bytes = bytes
        self.depth = depth
        self.aliases = aliases
        self.nodes = nodes
    }
}

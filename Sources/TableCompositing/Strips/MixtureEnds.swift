/// Two pictures on device pixels that are mixed by one share after another.
public final class MixtureEnds: Sendable {
    /// What a share of 0 shows.
    public let first: PlacedTree
    /// What a share of 1 shows; it has the same strips.
    public let second: PlacedTree

    init(first: PlacedTree, second: PlacedTree) {
        self.first = first
        self.second = second
    }
}

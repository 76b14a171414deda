/// Two placed pictures that are mixed by varying shares.
public final class MixtureEnds: Sendable {
    /// Picture for a share of 0.
    public let first: PlacedTree
    /// Picture for a share of 1, with equal strips.
    public let second: PlacedTree

    init(first: PlacedTree, second: PlacedTree) {
        self.first = first
        self.second = second
    }
}

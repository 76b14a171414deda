import TableDrawing

/// Two placed pictures of equal size that can be mixed by any share.
public struct PlacedMixture: Sendable {
    /// Tree placed with an arbitrary share.
    private let tree: PlacedTree
    private let ends: MixtureEnds

    /// - Parameter tree: Tree whose root consists of a mix only.
    init?(
        _ tree: PlacedTree, extents: @escaping (FontFace) -> FontInkExtents
    ) throws(CompositingError) {
        guard !tree.isDeep, let mix = tree.scene.root.mix, tree.scene.root.isMixtureAlone else {
            return nil
        }
        func end(_ node: PlacedNode) throws(CompositingError) -> PlacedTree {
            let scene = Scene(tree.scene, root: node)
            var strips: [Strip] = []
            for strip in tree.strips {
                strips.append(
                    Strip(
                        rows: strip.rows,
                        fingerprint: try StripHasher.fingerprint(
                            of: strip.rows, in: scene, extents: extents)))
            }
            return PlacedTree(scene: scene, isDeep: false, strips: strips)
        }
        self.tree = tree
        ends = MixtureEnds(first: try end(mix.first), second: try end(mix.second))
    }

    /// Returns the mix with a share of the second picture, from 0 to 1.
    public func tree(share: Double) -> PlacedTree {
        let weight = MixtureWeight(share: share)
        let strips = tree.strips.indices.map { index in
            let (a, b) = (ends.first.strips[index], ends.second.strips[index])
            guard !weight.isAtEnd, a != b else { return weight.value == 0 ? a : b }
            var hasher = StableHasher()
            for print in [a.fingerprint, b.fingerprint] {
                if let print { hasher.combine(print) }
            }
            hasher.combine(Int(weight.value))
            return Strip(rows: a.rows, fingerprint: hasher.finalize())
        }
        let root = PlacedNode(tree.scene.root, share: share)
        return PlacedTree(
            scene: Scene(tree.scene, root: root), isDeep: tree.isDeep, strips: strips,
            mixture: (ends, weight))
    }
}

extension PlacedNode {
    /// Whether the node consists of a mix only.
    fileprivate var isMixtureAlone: Bool {
        children.isEmpty && mask == nil && node.opacity >= 1 && !node.clipsToBounds
            && node.background == nil && node.border == nil && node.shadow == nil
    }
}

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

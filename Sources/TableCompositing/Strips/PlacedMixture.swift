import TableDrawing

/// Two pictures of one size on device pixels, placed once and mixed by any share.
public struct PlacedMixture: Sendable {
    /// Placed at some share.
    private let tree: PlacedTree
    private let first: [Fingerprint]
    private let second: [Fingerprint]

    /// - Parameter tree: A tree whose root is a mixture and nothing else.
    init?(
        _ tree: PlacedTree, reach: @escaping (FontFace) -> FontReach
    ) throws(CompositingError) {
        guard !tree.isDeep, let mix = tree.scene.root.mix, tree.scene.root.isMixtureAlone else {
            return nil
        }
        var prints: [[Fingerprint]] = []
        for node in [mix.first, mix.second] {
            let scene = Scene(tree.scene, root: node)
            var each: [Fingerprint] = []
            for strip in tree.strips {
                each.append(
                    try StripHasher.fingerprint(of: strip.rows, in: scene, reach: reach))
            }
            prints.append(each)
        }
        self.tree = tree
        (first, second) = (prints[0], prints[1])
    }

    /// The mixture with a share of the second picture, from 0 to 1.
    public func tree(share: Double) -> PlacedTree {
        let weight = Crossfade.weight(share.isNaN ? 0 : share)
        let strips = tree.strips.indices.map { index in
            let (a, b) = (first[index], second[index])
            var print = weight == 65_536 ? b : a
            if a != b, weight != 0, weight != 65_536 {
                var hasher = StableHasher()
                hasher.combine(a)
                hasher.combine(b)
                hasher.combine(Int(weight))
                print = hasher.finalize()
            }
            return Strip(rows: tree.strips[index].rows, fingerprint: print)
        }
        let root = PlacedNode(tree.scene.root, share: share)
        return PlacedTree(
            scene: Scene(tree.scene, root: root), isDeep: tree.isDeep, strips: strips)
    }
}

extension PlacedNode {
    /// Whether nothing is shown but a mixture, as it is.
    fileprivate var isMixtureAlone: Bool {
        children.isEmpty && mask == nil && node.opacity >= 1 && !node.clipsToBounds
            && node.background == nil && node.border == nil && node.shadow == nil
    }
}

import TableCompositing
import TableDrawing
import TableSnapshots

extension Picture {
    /// Returns the named regions of the picture, including everything drawn by them.
    ///
    /// - Throws: The errors of `renderTree()`.
    package func namedRegions() throws -> [NamedRegion] {
        Self.namedRegions(of: try renderTree())
    }

    static func namedRegions(of tree: RenderTree) -> [NamedRegion] {
        tree.namedRegions { compositor.ink(of: $0) }
    }
}

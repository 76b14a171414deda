import TableCompositing
import TableDrawing
import TableSnapshots

extension Picture {
    /// The places of the picture that have names, with all that they draw.
    ///
    /// - Throws: as `renderTree()` does.
    package func namedRegions() throws -> [NamedRegion] {
        Self.namedRegions(of: try renderTree())
    }

    static func namedRegions(of tree: RenderTree) -> [NamedRegion] {
        tree.namedRegions { compositor.ink(of: $0) }
    }
}

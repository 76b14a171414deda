import Foundation
import TableDrawing

/// Rows cut by the edges of a picture or covered by a floating header.
extension Compositor {
    /// Returns a tree with a single strip for the whole row that a strip shows partly.
    ///
    /// The result is `nil` if the strip shows no such row, or if the row is not visible
    /// unchanged. The row's pixels are independent of the cut, so a cached whole row provides
    /// all its parts.
    ///
    /// - Throws: `CompositingError` like `bitmap(of:)`.
    public func wholeStrip(around index: Int, of tree: PlacedTree) throws -> PlacedTree? {
        let (scene, strip) = (tree.scene, tree.strips[index])
        guard !tree.isDeep, strip.fingerprint != nil, scene.root.isWindow(of: scene) else {
            return nil
        }
        let part = PixelRect(
            left: 0, top: strip.rows.lowerBound, right: scene.width, bottom: strip.rows.upperBound)
        var seen: [PlacedNode] = []
        var whole: Range<Int>?
        try scene.root.children.forEach(in: part) { child throws(CompositingError) in
            seen.append(child)
            guard child.matrix.isAxisAligned,
                let rows = StripCuts.rows(of: child, width: scene.width),
                rows.count > strip.rows.count, rows.count <= StripCuts.limit(width: scene.width),
                rows.lowerBound <= strip.rows.lowerBound, rows.upperBound >= strip.rows.upperBound
            else { return }
            whole = rows
        }
        guard let whole else { return nil }
        let window = PlacedNode(
            scene.root, showing: seen,
            reachingFurtherBy: CGFloat(StripCuts.limit(width: scene.width)) / scene.scale)
        let grown = Scene(scene, root: window)
        let fingerprint = try StripHasher.fingerprint(
            of: whole, in: grown, extents: fontExtents.extents)
        return PlacedTree(
            scene: grown, isDeep: false, strips: [Strip(rows: whole, fingerprint: fingerprint)])
    }
}

extension PlacedNode {
    /// Returns whether the node covers the picture and shows its children unchanged, on a plain
    /// colour at most.
    fileprivate func isWindow(of scene: Scene) -> Bool {
        let picture = PixelRect(x: 0, y: 0, width: scene.width, height: scene.height)
        guard node.transform.isIdentity, node.opacity >= 1, node.cornerRadius <= 0,
            node.border == nil, node.shadow == nil, mask == nil, case .none = node.contents,
            matrix.isAxisAligned, matrix.d > 0,
            PixelRect(covering: node.bounds.applying(matrix)).intersection(picture) == picture
        else { return false }
        switch node.background {
        case nil, .color: return true
        default: return false
        }
    }
}

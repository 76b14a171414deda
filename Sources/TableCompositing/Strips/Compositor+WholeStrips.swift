import Foundation
import TableDrawing

/// Rows that a picture's edges cut, or a header that floats above them.
extension Compositor {
    /// The whole of what a strip shows a part of, as a tree of one strip that holds that one's rows; nothing
    /// where there is no such row, or where it is not seen just as it is.
    ///
    /// The row's pixels are the same wherever it is cut, so that whoever keeps it has all its parts.
    ///
    /// - Throws: `CompositingError` as `bitmap(of:)` does.
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
        let fingerprint = try StripHasher.fingerprint(of: whole, in: grown, reach: reaches.reach)
        return PlacedTree(
            scene: grown, isDeep: false, strips: [Strip(rows: whole, fingerprint: fingerprint)])
    }
}

extension PlacedNode {
    /// Whether it shows its children as they are, through all of the picture, on a plain colour at most.
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

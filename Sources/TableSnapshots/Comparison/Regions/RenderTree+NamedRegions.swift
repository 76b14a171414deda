import Foundation
import TableDrawing

extension RenderTree {
    /// The places of the picture that have names: rows, headers, footers and what they hold.
    ///
    /// `section 0, row 3` is a row, `section 0, row 3, detailTextLabel` a part of it. A part is named by its
    /// accessibility identifier, else as a cell's part, by its outlet or by its class. What is clipped away
    /// has no place.
    public var namedRegions: [NamedRegion] {
        var walk = RegionWalk(scale: scale)
        walk.visit(
            root, names: [], transform: .identity,
            clip: CGRect(origin: .zero, size: size))
        return walk.regions
    }
}

/// Finds named places on the way down a render tree.
private struct RegionWalk {
    let scale: Double
    var regions: [NamedRegion] = []

    mutating func visit(
        _ node: RenderNode, names: [String], transform: CGAffineTransform, clip: CGRect
    ) {
        guard node.opacity > 0 else { return }
        let (width, height) = (node.frame.width / 2, node.frame.height / 2)
        let own = node.transform.concatenating(
            CGAffineTransform(translationX: node.frame.minX + width, y: node.frame.minY + height)
        ).concatenating(transform).translatedBy(x: -width, y: -height)
        let placed = CGRect(origin: .zero, size: node.frame.size).applying(own)
        var names = names
        if let name = RegionName(node: node.name, identifier: node.identifier) {
            names.append(name.text)
            let frame = PixelFrame(placed.intersection(clip), scale: scale)
            if frame.area > 0 {
                regions.append(
                    NamedRegion(
                        name: names.joined(separator: ", "), frame: frame,
                        identifier: node.identifier, part: name.part))
            }
        }
        let inside = own.translatedBy(x: -node.boundsOrigin.x, y: -node.boundsOrigin.y)
        let clip = node.clipsToBounds ? clip.intersection(placed) : clip
        guard !clip.isNull else { return }
        for child in node.children { visit(child, names: names, transform: inside, clip: clip) }
    }
}

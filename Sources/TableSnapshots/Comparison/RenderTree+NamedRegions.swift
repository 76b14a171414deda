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

    /// Names of nodes that only hold others.
    private static let holders: Set<String> = [
        "table", "screen", "slab", "cell", "contentView", "body", "content", "",
    ]

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
        if let (name, part) = Self.name(of: node) {
            names.append(name)
            let frame = PixelFrame(placed.intersection(clip), scale: scale)
            if frame.area > 0 {
                regions.append(
                    NamedRegion(
                        name: names.joined(separator: ", "), frame: frame,
                        identifier: node.identifier, part: part))
            }
        }
        let inside = own.translatedBy(x: -node.boundsOrigin.x, y: -node.boundsOrigin.y)
        let clip = node.clipsToBounds ? clip.intersection(placed) : clip
        guard !clip.isNull else { return }
        for child in node.children { visit(child, names: names, transform: inside, clip: clip) }
    }

    /// What a node adds to the names of what it holds, `row 0,3` as people say it, and the name of a part;
    /// nothing for what says nothing to people.
    private static func name(of node: RenderNode) -> (name: String, part: String?)? {
        let words = node.name.split(separator: " ", maxSplits: 1)
        if words.count == 2 {
            let numbers = words[1].split(separator: ",")
            switch (words[0], numbers.count) {
            case ("row", 2): return ("section \(numbers[0]), row \(numbers[1])", nil)
            case ("header", 1), ("footer", 1): return ("section \(numbers[0]), \(words[0])", nil)
            default: break
            }
        }
        let isHolder = holders.contains(node.name)
        if let identifier = node.identifier, !identifier.isEmpty {
            return (identifier, isHolder ? nil : node.name)
        }
        return isHolder ? nil : (node.name, node.name)
    }
}

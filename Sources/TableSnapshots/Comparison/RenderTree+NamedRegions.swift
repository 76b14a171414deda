import Foundation
import TableDrawing

extension RenderTree {
    /// The places of the picture that have names: rows, headers, footers and what they hold.
    ///
    /// `section 0, row 3` is a row, `section 0, row 3, detailTextLabel` a part of it. What is clipped away
    /// or hidden beneath nothing of its own has no place.
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
        if let name = Self.name(of: node.name) {
            names.append(name)
            let frame = PixelFrame(placed.intersection(clip), scale: scale)
            if frame.area > 0 {
                regions.append(NamedRegion(name: names.joined(separator: ", "), frame: frame))
            }
        }
        let inside = own.translatedBy(x: -node.boundsOrigin.x, y: -node.boundsOrigin.y)
        let clip = node.clipsToBounds ? clip.intersection(placed) : clip
        guard !clip.isNull else { return }
        for child in node.children { visit(child, names: names, transform: inside, clip: clip) }
    }

    /// `row 0,3` as people say it; nothing for what has no name of its own.
    private static func name(of name: String) -> String? {
        guard !holders.contains(name) else { return nil }
        let words = name.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let numbers = Optional(words[1].split(separator: ",")) else {
            return name
        }
        switch (words[0], numbers.count) {
        case ("row", 2): return "section \(numbers[0]), row \(numbers[1])"
        case ("header", 1), ("footer", 1): return "section \(numbers[0]), \(words[0])"
        default: return name
        }
    }
}

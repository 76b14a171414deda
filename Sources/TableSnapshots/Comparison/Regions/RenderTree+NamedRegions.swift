import Foundation
import TableDrawing

extension RenderTree {
    /// The places of the picture that have names: rows, headers, footers and what they hold.
    ///
    /// `section 0, row 3` is a row, `section 0, row 3, detailTextLabel` a part of it. A part is named by its
    /// accessibility identifier, else as a cell's part, by its outlet or by its class. What is clipped away
    /// has no place. A part that fades from one picture of it to another has one place, which holds both; so
    /// has a row that comes or goes, which is cut off meanwhile.
    ///
    /// A place holds every pixel that it draws on, in part too: what it casts a shadow on, and, where `ink` says
    /// so, glyphs that reach beyond their label.
    ///
    /// - Parameter ink: The rectangle that the glyphs of a text cover, in points from its top left corner.
    public func namedRegions(
        ink: (GlyphText) -> CGRect = { _ in .null }
    ) -> [NamedRegion] {
        var seen: Set<NamedRegion> = []
        return withoutActuallyEscaping(ink) { ink in
            RegionWalk(scale: scale, ink: ink).look(
                root, within: RegionWalk.Surroundings(clip: CGRect(origin: .zero, size: size)),
                isPicture: root.name == RegionName.crop
            ).regions.filter { seen.insert($0).inserted }
        }
    }
}

/// Finds named places on the way down a render tree.
private struct RegionWalk {
    let scale: Double
    /// What the glyphs of a text cover, from its top left corner.
    let ink: (GlyphText) -> CGRect

    /// What a node finds itself in.
    struct Surroundings {
        var names: [String] = []
        var transform = CGAffineTransform.identity
        var clip: CGRect
        /// Whether the node around it has a name.
        var isNamed = false
    }

    /// What is shown of a node, in points of the picture, and the places that it holds, its own first.
    typealias Found = (extent: CGRect, regions: [NamedRegion])

    /// - Parameter isPicture: whether it is one of several pictures of the node around it, whose name
    ///   stands for them.
    func look(
        _ node: RenderNode, within around: Surroundings, isPicture: Bool = false
    ) -> Found {
        // What a recorded text, with three decimals, calls invisible is so.
        guard node.opacity >= 0.0005 else { return (.null, []) }
        let own = node.transformToParent.concatenating(around.transform)
        let placed = node.bounds.applying(own)
        let name =
            isPicture || (around.isNamed && node.isContentsLayer)
            ? nil : RegionName(node: node.name, identifier: node.identifier)
        var inside = around
        if let name { inside.names.append(name.text) }
        inside.isNamed = name != nil || isPicture || (around.isNamed && node.isContentsLayer)
        inside.transform = own
        if node.clipsToBounds { inside.clip = around.clip.intersection(placed) }
        var extent = drawn(node, own, placed).intersection(around.clip)
        var identifier = node.identifier
        var regions: [NamedRegion] = []
        if !inside.clip.isNull {
            let (pictures, parts) = node.transition
            for picture in pictures {
                // What only cuts a row off has its name, and not its identifier.
                identifier = identifier ?? picture.identifier
                let found = look(picture, within: inside, isPicture: true)
                // A text that is cut off at the end of a fade may be wider at its start.
                extent = extent.union(found.extent)
                regions = Self.merged(regions, found.regions)
            }
            for part in parts { regions += look(part, within: inside).regions }
        }
        let frame = PixelFrame(covering: extent, scale: scale)
        if let name, frame.area > 0 {
            regions.insert(
                NamedRegion(
                    name: inside.names.joined(separator: ", "), frame: frame,
                    identifier: identifier, part: name.part), at: 0)
        }
        return (extent, regions)
    }

    /// What a node draws itself, and its shadow; points of the picture.
    ///
    /// - Parameter placed: its bounds there.
    private func drawn(
        _ node: RenderNode, _ matrix: CGAffineTransform, _ placed: CGRect
    ) -> CGRect {
        var drawn = placed
        if !node.clipsToBounds {
            switch node.contents {
            case .image(_, let rect, _): drawn = drawn.union(rect.applying(matrix))
            case .text(let text, let point):
                let ink = ink(text).offsetBy(dx: point.x, dy: point.y)
                guard !ink.isNull else { break }
                // Glyphs are moved by parts of a pixel.
                let glyphs = ink.applying(matrix).insetBy(dx: -1 / scale, dy: -1 / scale)
                drawn = drawn.union(glyphs)
                for shadow in text.runs.compactMap(\.shadow) {
                    drawn = drawn.union(Self.shadow(shadow, of: glyphs, following: .identity))
                }
            case .none, .drawing, .mix: break
            }
        }
        guard let shadow = node.shadow else { return drawn }
        let shape = node.shadowPath.map { $0.controlPointBox.applying(matrix) } ?? drawn
        return drawn.union(Self.shadow(shadow, of: shape, following: matrix))
    }

    /// Where a shadow is seen.
    private static func shadow(
        _ shadow: Shadow, of shape: CGRect, following matrix: CGAffineTransform
    ) -> CGRect {
        let (width, height) = (shadow.offset.width, shadow.offset.height)
        // Three standard deviations, which are half a radius each.
        let reach =
            shadow.blur * 1.5 * max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        return shape.offsetBy(
            dx: matrix.a * width + matrix.c * height, dy: matrix.b * width + matrix.d * height
        ).insetBy(dx: -reach, dy: -reach)
    }

    /// The places of two pictures of one node: a part that both have has one.
    private static func merged(_ first: [NamedRegion], _ second: [NamedRegion]) -> [NamedRegion] {
        guard !first.isEmpty else { return second }
        /// Of several that share a name, the first belongs to the first, and so on.
        struct Key: Hashable {
            let name: String
            let identifier: String?
            let part: String?
        }
        func key(_ region: NamedRegion) -> Key {
            Key(name: region.name, identifier: region.identifier, part: region.part)
        }
        var places = Dictionary(grouping: first.indices) { key(first[$0]) }.mapValues { $0[...] }
        var regions = first
        for region in second {
            guard let index = places[key(region)]?.popFirst() else {
                regions.append(region)
                continue
            }
            regions[index] = NamedRegion(
                name: region.name, frame: regions[index].frame.union(region.frame),
                identifier: region.identifier, part: region.part)
        }
        return regions
    }
}

extension RenderNode {
    /// Whether it is what the node around it shows of its own, in a layer for itself.
    fileprivate var isContentsLayer: Bool {
        name == RegionName.contentsLayer && identifier == nil
            && children.allSatisfy { $0.name == name }
    }

    /// The pictures of itself that a transition mixes, cuts off or lays over one another, and its other
    /// children.
    fileprivate var transition: (pictures: [RenderNode], parts: [RenderNode]) {
        if case .mix(let first, let second, let share) = contents {
            let mixed = share <= 0 ? [first] : share >= 1 ? [second] : [first, second]
            // The glyphs of a text that moves meanwhile are pictures of it, too.
            return (
                mixed + children.filter { $0.name == name }, children.filter { $0.name != name }
            )
        }
        if name == RegionName.crossfade { return (children, []) }
        // A row that comes or goes is cut off by nodes of its name, one within the other.
        if RegionName.isRow(name) {
            return (children.filter { $0.name == name }, children.filter { $0.name != name })
        }
        let areLaidOver =
            children.count > 1
            && children.allSatisfy {
                $0.name == name && $0.frame.origin == .zero && $0.identifier == identifier
            }
        if areLaidOver { return (children, []) }
        // What a control draws may reach beyond its bounds, and is the control all the same.
        return (
            children.filter { $0.name == RegionName.controlDrawing },
            children.filter { $0.name != RegionName.controlDrawing }
        )
    }
}

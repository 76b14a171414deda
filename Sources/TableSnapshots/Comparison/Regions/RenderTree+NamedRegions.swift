import Foundation
import TableDrawing

extension RenderTree {
    /// Returns the named regions of the picture: rows, headers, footers and their parts.
    ///
    /// `section 0, row 3` is a row, and `section 0, row 3, detailTextLabel` is a part of a row. The
    /// name of a part is the accessibility identifier, the role in a cell, the outlet or the class,
    /// in this order. Clipped parts have no region. A part that fades between two pictures has a
    /// single region that covers both pictures. A row that is clipped while appearing or leaving
    /// also has a single region.
    ///
    /// A region covers every pixel drawn by the part, even partly. Shadows are included, and also
    /// glyphs that overhang their label, if `ink` measures them.
    ///
    /// - Parameter ink: a closure that returns the rectangle of a text's glyphs, in points from its
    ///   top left corner.
    public func namedRegions(
        ink: (GlyphText) -> CGRect = { _ in .null }
    ) -> [NamedRegion] {
        var seen: Set<NamedRegion> = []
        return withoutActuallyEscaping(ink) { ink in
            RegionWalk(scale: scale, ink: ink).look(
                root, within: RegionWalk.NodeContext(clip: CGRect(origin: .zero, size: size)),
                isPicture: root.name == RegionName.crop
            ).regions.filter { seen.insert($0).inserted }
        }
    }
}

/// A traversal of a render tree that finds named regions.
private struct RegionWalk {
    let scale: Double
    /// Closure that returns the rectangle of a text's glyphs, from its top left corner.
    let ink: (GlyphText) -> CGRect

    /// The context of a node.
    struct NodeContext {
        var names: [String] = []
        var transform = CGAffineTransform.identity
        var clip: CGRect
        /// Whether the enclosing node has a name.
        var isNamed = false
    }

    /// Visible extent of a node in points of the picture, and its regions, with its own region
    /// first.
    typealias Found = (extent: CGRect, regions: [NamedRegion])

    /// - Parameter isPicture: whether the node is a picture of the enclosing node, which gives
    ///   it its name.
    func look(
        _ node: RenderNode, within around: NodeContext, isPicture: Bool = false
    ) -> Found {
        // This opacity is zero in a recorded text with three decimals.
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
                // A node that only clips a row has the row's name, but not the row's identifier.
                identifier = identifier ?? picture.identifier
                let found = look(picture, within: inside, isPicture: true)
                // A text that is truncated at the end of a fade may be wider at its start.
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

    /// Returns the extent of a node's own drawing with its shadow, in points of the picture.
    ///
    /// - Parameter placed: bounds of the node in the picture.
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
                // Glyphs can be offset by fractions of a pixel.
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

    /// Returns the extent of a shadow.
    private static func shadow(
        _ shadow: Shadow, of shape: CGRect, following matrix: CGAffineTransform
    ) -> CGRect {
        let (width, height) = (shadow.offset.width, shadow.offset.height)
        // The extent is three standard deviations, each half a radius.
        let reach =
            shadow.blur * 1.5 * max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        return shape.offsetBy(
            dx: matrix.a * width + matrix.c * height, dy: matrix.b * width + matrix.d * height
        ).insetBy(dx: -reach, dy: -reach)
    }

    /// Returns the regions of two pictures of a node, with common parts joined.
    private static func merged(_ first: [NamedRegion], _ second: [NamedRegion]) -> [NamedRegion] {
        guard !first.isEmpty else { return second }
        /// Key of a region.
        ///
        /// Regions with equal keys are matched in order.
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
    /// Whether the node is a separate layer of the enclosing node's contents.
    fileprivate var isContentsLayer: Bool {
        name == RegionName.contentsLayer && identifier == nil
            && children.allSatisfy { $0.name == name }
    }

    /// Pictures of the node that a transition mixes, clips or stacks, and the node's other
    /// children.
    fileprivate var transition: (pictures: [RenderNode], parts: [RenderNode]) {
        if case .mix(let first, let second, let share) = contents {
            let mixed = share <= 0 ? [first] : share >= 1 ? [second] : [first, second]
            // The glyphs of a moving text are pictures of it as well.
            return (
                mixed + children.filter { $0.name == name }, children.filter { $0.name != name }
            )
        }
        if name == RegionName.crossfade { return (children, []) }
        // An arriving or leaving row is clipped by nested nodes with its name.
        if RegionName.isRow(name) {
            return (children.filter { $0.name == name }, children.filter { $0.name != name })
        }
        let areLaidOver =
            children.count > 1
            && children.allSatisfy {
                $0.name == name && $0.frame.origin == .zero && $0.identifier == identifier
            }
        if areLaidOver { return (children, []) }
        // A control's drawing may extend beyond its bounds, and belongs to the control.
        return (
            children.filter { $0.name == RegionName.controlDrawing },
            children.filter { $0.name != RegionName.controlDrawing }
        )
    }
}

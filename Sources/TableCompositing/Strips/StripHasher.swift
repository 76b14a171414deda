import Foundation
import TableDrawing

/// Hasher of a strip's painted content, in painting order and relative to the strip's top.
///
/// Nodes that only group other nodes are not hashed. Content outside of the strip is omitted,
/// and plain rectangles are clipped to the strip. The hash therefore does not depend on the
/// strip's position in the picture.
struct StripHasher {
    /// Pixels of the strip.
    private let strip: PixelRect
    private let extents: (FontFace) -> FontInkExtents
    private var hasher = StableHasher()
    /// Number of painted elements.
    private var count = 0

    /// Mark in front of each kind of painted element.
    private enum Mark: Int {
        case rectangle = 1, shape, border, contents, mix, clip, roundClip, group, mask
        case shadow, end
    }

    private init(_ strip: PixelRect, extents: @escaping (FontFace) -> FontInkExtents) {
        self.strip = strip
        self.extents = extents
    }

    /// Returns the fingerprint of a strip of a scene.
    static func fingerprint(
        of rows: Range<Int>, in scene: Scene, extents: @escaping (FontFace) -> FontInkExtents
    ) throws(CompositingError) -> Fingerprint {
        let strip = PixelRect(
            left: 0, top: rows.lowerBound, right: scene.width, bottom: rows.upperBound)
        var hasher = StripHasher(strip, extents: extents)
        hasher.hasher.combine(scene.width)
        hasher.hasher.combine(rows.count)
        hasher.hasher.combine(scene.scale)
        hasher.combine(scene.background)
        try hasher.add(scene.root, within: strip)
        return hasher.hasher.finalize()
    }

    // MARK: Nodes

    /// - Parameter seen: Relevant pixels, or `nil` if all pixels affect the strip.
    private mutating func add(
        _ placed: PlacedNode, within seen: PixelRect?
    ) throws(CompositingError) {
        let node = placed.node
        guard node.opacity > 0, !placed.pixels.isEmpty,
            seen.map({ placed.pixels.intersects($0) }) ?? true
        else { return }
        guard node.opacity < 1 || placed.mask != nil else {
            return try addGroup(placed, within: seen)
        }
        try nest(.group) { hasher throws(CompositingError) in
            hasher.hasher.combine(node.opacity)
            if let mask = placed.mask {
                hasher.mark(.mask)
                try hasher.add(mask, within: seen)
                hasher.mark(.end)
            }
            try hasher.addGroup(placed, within: seen)
        }
    }

    /// Hashes a node; a node with a shadow is hashed whole, because pixels outside of the strip
    /// can cast the shadow.
    private mutating func addGroup(
        _ placed: PlacedNode, within seen: PixelRect?
    ) throws(CompositingError) {
        guard let shadow = placed.node.shadow, !shadow.color.isClear else {
            return try addBody(placed, within: seen)
        }
        try nest(.shadow) { hasher throws(CompositingError) in
            hasher.combine(placed.node.bounds)
            placed.node.combineShadow(into: &hasher.hasher)
            hasher.combine(placed.matrix)
            hasher.count += 1
            try hasher.addBody(placed, within: nil)
        }
    }

    private mutating func addBody(
        _ placed: PlacedNode, within seen: PixelRect?
    ) throws(CompositingError) {
        let node = placed.node
        if let background = node.background { add(background, of: placed, within: seen) }
        if !node.clipsToBounds {
            try addInside(placed, within: seen)
        } else if placed.matrix.isAxisAligned, node.cornerRadius <= 0 {
            let device = node.bounds.applying(placed.matrix)
            let rect = edges(of: device, within: seen)
            let inside = seen?.intersection(PixelRect(covering: device).expanded(by: 1))
            if seen != nil, rect == wholeStrip {
                try addInside(placed, within: seen)
            } else {
                try nest(.clip) { hasher throws(CompositingError) in
                    hasher.combine(rect)
                    try hasher.addInside(placed, within: inside)
                }
            }
        } else {
            try nest(.roundClip) { hasher throws(CompositingError) in
                hasher.combineOutline(of: placed)
                try hasher.addInside(placed, within: seen)
            }
        }
        if let border = node.border, border.width > 0, !border.color.isClear {
            begin(.border)
            combineOutline(of: placed)
            hasher.combine(border.width)
            combine(border.color)
        }
    }

    private mutating func addInside(
        _ placed: PlacedNode, within seen: PixelRect?
    ) throws(CompositingError) {
        try addContents(placed, within: seen)
        var inner = self
        try placed.children.forEach(in: seen ?? placed.children.union) {
            child throws(CompositingError) in
            try inner.add(child, within: seen)
        }
        self = inner
    }

    private mutating func addContents(
        _ placed: PlacedNode, within seen: PixelRect?
    ) throws(CompositingError) {
        let (node, matrix) = (placed.node, placed.matrix)
        switch node.contents {
        case .none: return
        case .image(_, let rect, _):
            guard isVisible(rect, matrix, within: seen) else { return }
            begin(.contents)
        case .text(let text, let point):
            let corner = CGAffineTransform(translationX: point.x, y: point.y)
                .concatenating(matrix)
            if let seen {
                let ink = text.inkRows(corner, extents: extents)
                guard ink?.overlaps(seen.y..<seen.bottom) ?? true else { return }
            }
            begin(.contents)
        case .drawing(let drawing):
            guard !drawing.isEmpty, isVisible(node.bounds, matrix, within: seen) else { return }
            begin(.contents)
        case .mix:
            if let mix = placed.mix { try add(mix, within: seen) }
            return
        }
        combine(node.bounds)
        node.contents.combine(into: &hasher)
        combine(matrix)
    }

    /// Hashes a mix; only one picture is hashed if both pictures are equal in the strip.
    private mutating func add(
        _ mix: PlacedNode.Mix, within seen: PixelRect?
    ) throws(CompositingError) {
        let weight = Crossfade.weight(mix.share)
        if weight == 0 { return try add(mix.first, within: seen) }
        if weight == 65_536 { return try add(mix.second, within: seen) }
        var (first, second) = (self, self)
        try first.add(mix.first, within: seen)
        try second.add(mix.second, within: seen)
        let (a, b) = (first.hasher.finalize(), second.hasher.finalize())
        if a == b {
            self = first
        } else {
            begin(.mix)
            hasher.combine(a)
            hasher.combine(b)
            hasher.combine(Int(weight))
        }
    }

    private mutating func add(
        _ background: Paint, of placed: PlacedNode, within seen: PixelRect?
    ) {
        let (node, matrix) = (placed.node, placed.matrix)
        guard isVisible(node.bounds, matrix, within: seen) else { return }
        if case .color(let color) = background {
            if color.isClear { return }
            if node.cornerRadius <= 0, matrix.isAxisAligned {
                let rect = edges(of: node.bounds.applying(matrix), within: seen)
                guard rect.width > 0, rect.height > 0 else { return }
                begin(.rectangle)
                combine(color)
                return combine(rect)
            }
        }
        begin(.shape)
        combineOutline(of: placed)
        hasher.combine(background)
    }

    // MARK: Places

    private func isVisible(
        _ rect: CGRect, _ matrix: CGAffineTransform, within seen: PixelRect?
    ) -> Bool {
        guard let seen else { return true }
        return PixelRect(covering: rect.applying(matrix)).intersects(seen)
    }

    /// Returns the painted edges of a rectangle, relative to the strip's corner, clipped to the
    /// strip unless `seen` is `nil`.
    private func edges(of device: CGRect, within seen: PixelRect?) -> CGRect {
        var (left, right) = (
            DeviceGrid.coordinate(device.minX), DeviceGrid.coordinate(device.maxX)
        )
        var (top, bottom) = (
            DeviceGrid.coordinate(device.minY) - Double(strip.y),
            DeviceGrid.coordinate(device.maxY) - Double(strip.y)
        )
        if seen != nil {
            let (width, height) = (Double(strip.width), Double(strip.height))
            left = min(width, max(0, left))
            right = min(width, max(0, right))
            top = min(height, max(0, top))
            bottom = min(height, max(0, bottom))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private var wholeStrip: CGRect {
        CGRect(x: 0, y: 0, width: strip.width, height: strip.height)
    }

    // MARK: Hashing

    private mutating func mark(_ mark: Mark) { hasher.combine(mark.rawValue) }

    /// Begins a visible element.
    private mutating func begin(_ mark: Mark) {
        self.mark(mark)
        count += 1
    }

    /// Hashes the content added by `body` between two marks, or nothing if `body` adds no
    /// visible content.
    private mutating func nest(
        _ mark: Mark, _ body: (inout StripHasher) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        let before = self
        self.mark(mark)
        try body(&self)
        if count == before.count { self = before } else { self.mark(.end) }
    }

    private mutating func combine(_ color: RGBA) {
        hasher.combine(color.red)
        hasher.combine(color.green)
        hasher.combine(color.blue)
        hasher.combine(color.alpha)
    }

    private mutating func combine(_ rect: CGRect) {
        hasher.combine(rect.minX)
        hasher.combine(rect.minY)
        hasher.combine(rect.width)
        hasher.combine(rect.height)
    }

    /// Hashes a node's outline and its position.
    private mutating func combineOutline(of placed: PlacedNode) {
        placed.node.combineOutline(into: &hasher)
        combine(placed.matrix)
    }

    /// Hashes a transform, relative to the strip's top.
    private mutating func combine(_ matrix: CGAffineTransform) {
        hasher.combine(matrix.a)
        hasher.combine(matrix.b)
        hasher.combine(matrix.c)
        hasher.combine(matrix.d)
        hasher.combine(matrix.tx)
        hasher.combine(Self.withoutNoise(Double(matrix.ty) - Double(strip.y)))
    }

    /// Returns a number without the noise of subtracting large numbers, which is far below
    /// visibility.
    private static func withoutNoise(_ value: Double) -> Double {
        (value * 67_108_864).rounded() / 67_108_864
    }
}

import CCairo
import Foundation
import TableDrawing

/// Painting of nodes: groups, shadows, backgrounds, clips, contents, children and borders.
extension Painter {
    /// Paints a node and its children, as a group if the node is translucent or has a mask.
    func paint(_ placed: PlacedNode, on target: PaintTarget) throws(CompositingError) {
        let node = placed.node
        guard node.opacity > 0 else { return }
        let seen = target.visible.intersection(placed.pixels)
        guard !seen.isEmpty else { return }
        guard node.opacity < 1 || placed.mask != nil else {
            return try paintGroup(placed, on: target)
        }
        let layer = try PaintTarget(rect: seen)
        try paintGroup(placed, on: layer)
        if let mask = placed.mask { try apply(mask, to: layer) }
        try composite(layer, alpha: node.opacity, on: target)
    }

    /// Multiplies a layer by the alpha of a mask.
    private func apply(_ mask: PlacedNode, to layer: PaintTarget) throws(CompositingError) {
        let alpha = try PaintTarget(rect: layer.rect)
        try paint(mask, on: alpha)
        try composite(alpha, alpha: 1, blendMode: .destinationIn, on: layer)
    }

    private func paintGroup(
        _ placed: PlacedNode, on target: PaintTarget
    ) throws(CompositingError) {
        guard let shadow = placed.node.shadow, !shadow.color.isClear else {
            return try paintBody(placed, on: target)
        }
        let device = DeviceShadow(shadow, following: placed.matrix)
        if placed.node.shadowPath != nil || placed.node.background?.isOpaque == true {
            try paintShadow(device, of: placed, on: target)
            return try paintBody(placed, on: target)
        }
        let source = placed.castingPixels
        // Paint the body only once, regardless of the number of nested shadows.
        let seen = target.visible
        let rect = seen.union(device.casting(from: source, into: seen)).intersection(source)
        guard !rect.isEmpty else { return }
        let body = try PaintTarget(rect: rect)
        try paintBody(placed, on: body)
        try paint(device, castBy: source, on: target) {
            (layer, fraction) throws(CompositingError) in
            try self.composite(body, alpha: 1, movedBy: fraction, on: layer)
        }
        try composite(body, alpha: 1, on: target)
    }

    /// Paints a node's shadow without the node.
    func paintShadow(
        _ device: DeviceShadow, of placed: PlacedNode, on target: PaintTarget
    ) throws(CompositingError) {
        try paint(device, castBy: placed.castingPixels, on: target) {
            (layer, fraction) throws(CompositingError) in
            let path = placed.node.shadowPath
            if path != nil || placed.node.background?.isOpaque == true {
                try self.fill(
                    path ?? placed.node.shape, .winding, .color(.black), PaintOptions(),
                    placed.matrix.moved(x: fraction.x, y: fraction.y), on: layer)
            } else {
                let body = try PaintTarget(rect: layer.rect)
                try self.paintBody(placed, on: body)
                try self.composite(body, alpha: 1, movedBy: fraction, on: layer)
            }
        }
    }

    private func paintBody(
        _ placed: PlacedNode, on target: PaintTarget
    ) throws(CompositingError) {
        let node = placed.node
        let matrix = placed.matrix
        if Self.cutsAsWhole(placed) {
            try paintCut(placed, on: target)
            return try paintBorder(placed, on: target)
        }
        if case .color(let color) = node.background, node.cornerRadius <= 0 {
            try fill(node.bounds, color, matrix, on: target)
        } else if let background = node.background {
            try fill(node.shape, .winding, background, PaintOptions(), matrix, on: target)
        }
        if !node.clipsToBounds {
            try paintInside(placed, on: target)
        } else if node.cornerRadius <= 0 {
            try paint(node.bounds, matrix, on: target) { target throws(CompositingError) in
                try self.paintInside(placed, on: target)
            }
        } else {
            target.save()
            target.clip(to: node.shape, matrix)
            try paintInside(placed, on: target)
            target.restore()
        }
        try paintBorder(placed, on: target)
    }

    /// Paints a node's contents and children.
    func paintInside(_ placed: PlacedNode, on target: PaintTarget) throws(CompositingError) {
        try paintContents(placed, on: target)
        try placed.children.forEach(in: target.visible) { child throws(CompositingError) in
            try self.paint(child, on: target)
        }
    }

    private func paintBorder(
        _ placed: PlacedNode, on target: PaintTarget
    ) throws(CompositingError) {
        let node = placed.node
        if let border = node.border, border.width > 0, !border.color.isClear {
            try fill(
                node.frameShape(width: border.width), .evenOdd, .color(border.color),
                PaintOptions(), placed.matrix, on: target)
        }
    }

    private func paintContents(
        _ placed: PlacedNode, on target: PaintTarget
    ) throws(CompositingError) {
        let node = placed.node
        switch node.contents {
        case .none: break
        case .image(let image, let rect, let tint):
            try paint(
                image, in: rect, tint: tint, quality: .default, options: PaintOptions(),
                placed.matrix, on: target)
        case .text(let text, let point):
            try paint(text, at: point, options: PaintOptions(), placed.matrix, on: target)
        case .drawing(let drawing):
            try paintOwnDrawing(drawing, of: placed, on: target)
        case .mix:
            if let mix = placed.mix { try paint(mix, on: target) }
        }
    }

    /// Paints a drawing clipped to its node's bounds, like a view's drawing to its backing
    /// store.
    ///
    /// Blend modes that clear or copy affect only the drawing itself.
    private func paintOwnDrawing(
        _ drawing: Drawing, of placed: PlacedNode, on target: PaintTarget
    ) throws(CompositingError) {
        guard !drawing.isEmpty else { return }
        let bounds = placed.node.bounds
        target.save()
        if placed.matrix.isAxisAligned {
            target.clip(to: PixelRect(covering: bounds.applying(placed.matrix)))
        } else {
            target.clip(to: Path(bounds), placed.matrix)
        }
        if drawing.blends {
            let seen = target.visible
            if !seen.isEmpty {
                let layer = try PaintTarget(rect: seen)
                try paint(drawing, placed.matrix, on: layer)
                try composite(layer, alpha: 1, on: target)
            }
        } else {
            try paint(drawing, placed.matrix, on: target)
        }
        target.restore()
    }

    /// Paints the linear interpolation of two pictures, each painted over the backdrop.
    ///
    /// Both pictures are painted over copies of equal pixels, under equal clips. The ends are
    /// therefore exactly the two pictures, and common parts stay unchanged.
    func paint(
        _ mix: PlacedNode.Mix, on target: PaintTarget
    ) throws(CompositingError) {
        let weight = Crossfade.weight(mix.share)
        if weight == 0 { return try paint(mix.first, on: target) }
        if weight == 65_536 { return try paint(mix.second, on: target) }
        let seen = target.visible.intersection(mix.first.pixels.union(mix.second.pixels))
        guard !seen.isEmpty else { return }
        try target.check("painting beneath a crossfade")
        target.buffer.flush()
        try withLayer(of: seen) { first throws(CompositingError) in
            try self.paint(mix.first, over: target, on: first)
            try self.withLayer(of: seen) { second throws(CompositingError) in
                try self.paint(mix.second, over: target, on: second)
                let column = seen.x - target.rect.x
                for row in 0..<seen.height {
                    let below = target.buffer.row(seen.y - target.rect.y + row) + column
                    Crossfade.mix(
                        first.buffer.row(row), second.buffer.row(row), steps: (1, 1),
                        weight: weight, into: below, count: seen.width)
                }
            }
        }
        target.buffer.markDirty()
    }

    /// Paints one picture of a crossfade on a layer, over the backdrop of both pictures.
    private func paint(
        _ picture: PlacedNode, over target: PaintTarget, on layer: PaintTarget
    ) throws(CompositingError) {
        copyPixels(of: layer.rect, from: target, to: layer)
        layer.adoptClip(of: target)
        try paint(picture, on: layer)
        try layer.check("painting one picture of a crossfade")
        layer.buffer.flush()
    }

    private func copyPixels(of part: PixelRect, from target: PaintTarget, to layer: PaintTarget) {
        let column = part.x - target.rect.x
        for row in 0..<part.height {
            layer.buffer.row(row).update(
                from: target.buffer.row(part.y - target.rect.y + row) + column,
                count: part.width)
        }
        layer.buffer.markDirty()
    }
}

extension Paint {
    /// Whether the paint hides everything beneath it.
    var isOpaque: Bool {
        switch self {
        case .color(let color): return color.isOpaque
        case .gradient(let gradient, _, let options):
            return options == [.drawsBeforeStartLocation, .drawsAfterEndLocation]
                && !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.isOpaque }
        }
    }
}

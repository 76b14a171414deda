import Foundation
import TableDrawing

/// Drawing of nodes into vector files: groups, shadows, backgrounds, clips, contents, children
/// and borders.
extension VectorPainter {
    func paint(_ placed: PlacedNode) throws(CompositingError) {
        let node = placed.node
        guard node.opacity > 0, !visible.intersection(placed.pixels).isEmpty else { return }
        if placed.mask != nil { return try embedMasked(placed) }
        guard node.opacity < 1 else { return try paintGroup(placed) }
        try group(alpha: node.opacity) { () throws(CompositingError) in
            try self.paintGroup(placed)
        }
    }

    /// Embeds a masked node as pixels, including its text.
    private func embedMasked(_ placed: PlacedNode) throws(CompositingError) {
        nodeName = placed.node.name
        report(
            "mask", "\(placed.node.name) has a mask; what it shows is embedded as pixels")
        try embed(within: placed.pixels) { target throws(CompositingError) in
            try self.painter.paint(placed, on: target)
        }
    }

    private func paintGroup(_ placed: PlacedNode) throws(CompositingError) {
        if let shadow = placed.node.shadow, !shadow.color.isClear {
            let device = DeviceShadow(shadow, following: placed.matrix)
            try embed(within: device.pixels(castBy: placed.castingPixels)) {
                target throws(CompositingError) in
                try self.painter.paintShadow(device, of: placed, on: target)
            }
        }
        try paintBody(placed)
    }

    private func paintBody(_ placed: PlacedNode) throws(CompositingError) {
        let node = placed.node
        let matrix = placed.matrix
        if let background = node.background {
            fill(node.shape, .winding, background, PaintOptions(), matrix)
        }
        if node.clipsToBounds {
            save()
            clip(to: node.shape, matrix)
        }
        nodeName = node.name
        try paintContents(placed)
        try placed.children.forEach(in: visible) { child throws(CompositingError) in
            try self.paint(child)
        }
        if node.clipsToBounds { restore() }
        if let border = node.border, border.width > 0, !border.color.isClear {
            fill(
                node.frameShape(width: border.width), .evenOdd, .color(border.color),
                PaintOptions(), matrix)
        }
    }

    private func paintContents(_ placed: PlacedNode) throws(CompositingError) {
        let node = placed.node
        switch node.contents {
        case .none: break
        case .image(let image, let rect, let tint):
            try paint(
                image, in: rect, tint: tint, quality: .default, PaintOptions(), placed.matrix)
        case .text(let text, let point):
            try paint(text, at: point, PaintOptions(), placed.matrix)
        case .drawing(let drawing): try paintOwnDrawing(drawing, of: placed)
        case .mix:
            if let mix = placed.mix { try paint(mix, named: node.name) }
        }
    }

    /// Draws a drawing clipped to its node's bounds; its blend modes affect only the drawing
    /// itself.
    private func paintOwnDrawing(
        _ drawing: Drawing, of placed: PlacedNode
    ) throws(CompositingError) {
        guard !drawing.isEmpty else { return }
        let bounds = placed.node.bounds
        save()
        if placed.matrix.isAxisAligned {
            clip(to: Path(PixelRect(covering: bounds.applying(placed.matrix))), .identity)
        } else {
            clip(to: Path(bounds), placed.matrix)
        }
        if !visible.isEmpty {
            if drawing.blends {
                try paintBlending(drawing, of: placed)
            } else {
                try paint(drawing, placed.matrix)
            }
        }
        restore()
    }

    /// Draws a blending drawing as a separate group, or embeds the drawing as pixels.
    private func paintBlending(
        _ drawing: Drawing, of placed: PlacedNode
    ) throws(CompositingError) {
        if let cuts = DrawingCuts(drawing, placed.matrix) {
            return try group(alpha: 1) { () throws(CompositingError) in
                try self.paint(cuts.commands, placed.matrix, cuts.cuts)
            }
        }
        let mode = drawing.blendModeBeyondVectors ?? .normal
        report(
            "blend-mode",
            "the blend mode \(mode.rawValue) is none of SVG's and PDF's; what "
                + "\(placed.node.name) draws is embedded as pixels")
        try embed(within: visible) { target throws(CompositingError) in
            try self.painter.paint(drawing, placed.matrix, on: target)
        }
    }

    /// Embeds a mix of two pictures as pixels, because neither format interpolates translucent
    /// content.
    private func paint(_ mix: PlacedNode.Mix, named name: String) throws(CompositingError) {
        let weight = Crossfade.weight(mix.share)
        if weight == 0 { return try paint(mix.first) }
        if weight == 65_536 { return try paint(mix.second) }
        let area = mix.first.pixels.union(mix.second.pixels)
        guard !visible.intersection(area).isEmpty else { return }
        report(
            "mix",
            "\(name) is a mixture of two pictures, which SVG and PDF cannot express; it is "
                + "embedded as pixels")
        try embed(within: area) { target throws(CompositingError) in
            try self.painter.paint(mix, on: target)
        }
    }
}

extension Drawing {
    /// First blend mode of the recording or a nested recording that vector formats lack, or
    /// `nil` if all modes are supported.
    var blendModeBeyondVectors: BlendMode? {
        guard blends else { return nil }
        for command in commands {
            if let mode = command.vectorBlendMode, !mode.isForVectors { return mode }
            if case .drawing(let drawing, _) = command, let mode = drawing.blendModeBeyondVectors {
                return mode
            }
        }
        return nil
    }
}

extension DrawingCommand {
    /// Blend mode for vector formats; copying an opaque paint equals normal painting.
    var vectorBlendMode: BlendMode? {
        switch self {
        case .fill(_, _, let paint, let options), .stroke(_, _, let paint, let options),
            .paint(let paint, let options):
            return options.vectorBlendMode(of: paint)
        default: return options?.blendMode
        }
    }
}

extension PaintOptions {
    /// Returns the blend mode for a paint in vector formats.
    func vectorBlendMode(of paint: Paint) -> BlendMode {
        blendMode == .copy && alpha >= 1 && paint.isOpaque ? .normal : blendMode
    }
}

extension BlendMode {
    /// Whether both SVG (with CSS) and PDF support the mode with an equal formula.
    var isForVectors: Bool { self == .normal || cascadingName != nil }
}

import CCairo
import Foundation
import TableDrawing

/// Painting of recorded commands.
extension Painter {
    /// Target and state of an open transparency layer or of the recording itself.
    private struct Level {
        var target: PaintTarget
        var matrix: CGAffineTransform
        /// Options for compositing the finished layer; unused for the recording itself.
        var options = PaintOptions()
        /// Transforms saved within the layer.
        var saved: [CGAffineTransform] = []
    }

    /// Paints a recording whose coordinates `matrix` maps to device pixels.
    func paint(
        _ drawing: Drawing, _ matrix: CGAffineTransform, on target: PaintTarget
    ) throws(CompositingError) {
        guard matrix.isFinite else { return }
        var levels: [Level] = []
        var level = Level(target: target, matrix: matrix)
        target.save()
        for command in drawing.commands {
            switch command {
            case .beginTransparencyLayer(let options):
                guard levels.count < Self.layerLimit else {
                    throw .nestedTooDeeply(limit: Self.layerLimit)
                }
                levels.append(level)
                level = Level(
                    target: try layer(for: options, on: level.target), matrix: level.matrix,
                    options: options)
            case .endTransparencyLayer:
                guard let outer = levels.popLast() else { continue }
                try end(level.target, level.options, on: outer.target)
                level = outer
            default:
                try play(command, &level)
            }
        }
        while let outer = levels.popLast() {
            try end(level.target, level.options, on: outer.target)
            level = outer
        }
        for _ in level.saved { target.restore() }
        target.restore()
        try target.check("drawing")
    }

    private func play(
        _ command: DrawingCommand, _ level: inout Level
    ) throws(CompositingError) {
        let target = level.target
        let matrix = level.matrix
        switch command {
        case .saveGState:
            target.save()
            level.saved.append(matrix)
        case .restoreGState:
            guard let last = level.saved.popLast() else { return }
            target.restore()
            level.matrix = last
        case .concatenate(let transform):
            level.matrix = transform.concatenating(matrix)
        case .clip(let path, let rule):
            target.clip(to: path, matrix, rule)
        case .fill(let path, let rule, let paint, let options):
            try fill(path, rule, paint, options, matrix, on: target)
        case .stroke(let path, let style, let paint, let options):
            try stroke(path, style, paint, options, matrix, on: target)
        case .paint(let paint, let options):
            try paintEverywhere(paint, options, matrix, on: target)
        case .image(let image, let rect, let tint, let quality, let options):
            try paint(
                image, in: rect, tint: tint, quality: quality, options: options, matrix,
                on: target)
        case .text(let text, let point, let options):
            try paint(text, at: point, options: options, matrix, on: target)
        case .drawing(let drawing, let point):
            let moved = CGAffineTransform(translationX: point.x, y: point.y)
            try paint(drawing, moved.concatenating(matrix), on: target)
        case .beginTransparencyLayer, .endTransparencyLayer: break
        }
    }

    /// Creates a target for a layer, which covers the visible pixels and the pixels that cast
    /// shadows into them.
    func layer(
        for options: PaintOptions, on target: PaintTarget
    ) throws(CompositingError) -> PaintTarget {
        var rect = target.visible
        if let shadow = options.shadow, !rect.isEmpty {
            let device = DeviceShadow(shadow, scale: scale)
            let everywhere = device.needed(for: rect)
            rect = rect.union(device.casting(from: everywhere, into: rect))
        }
        if rect.isEmpty { rect = PixelRect(x: rect.x, y: rect.y, width: 1, height: 1) }
        return try PaintTarget(rect: rect)
    }

    /// Composites a finished layer as a unit.
    func end(
        _ layer: PaintTarget, _ options: PaintOptions, on target: PaintTarget
    ) throws(CompositingError) {
        try withShadow(of: options, within: layer.rect, on: target) {
            (target, moved, options) throws(CompositingError) in
            try self.composite(
                layer, alpha: options.alpha, blendMode: options.blendMode, movedBy: moved,
                on: target)
        }
    }
}

import CCairo
import Foundation
import TableDrawing

/// Recorded drawing, command by command.
extension Painter {
    /// What an open transparency layer, or the recording itself, paints on and with.
    private struct Level {
        var target: PaintTarget
        var matrix: CGAffineTransform
        /// How the layer is painted when it ends; nothing for the recording itself.
        var options: PaintOptions?
        /// The transforms that were saved within.
        var saved: [CGAffineTransform] = []
    }

    /// Plays a recording whose coordinates `matrix` maps to device pixels.
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
                try end(level, on: outer.target)
                level = outer
            default:
                try play(command, &level)
            }
        }
        while let outer = levels.popLast() {
            try end(level, on: outer.target)
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

    /// Content further than this many pixels outside of what is seen casts no shadow into it.
    private static let castingReach = 4_096

    /// A target for a layer: what is seen, and what may cast a shadow into it.
    private func layer(
        for options: PaintOptions, on target: PaintTarget
    ) throws(CompositingError) -> PaintTarget {
        var seen = target.visible
        guard !seen.isEmpty else {
            return try PaintTarget(
                rect: PixelRect(x: target.rect.x, y: target.rect.y, width: 1, height: 1))
        }
        if let shadow = options.shadow {
            let cast = DeviceShadow(shadow, scale: scale)
            let casting = seen.offsetBy(x: -cast.x, y: -cast.y)
                .expanded(by: cast.blur.margin + 1)
            seen = seen.union(casting.intersection(seen.expanded(by: Self.castingReach)))
        }
        return try PaintTarget(rect: seen)
    }

    private func end(_ level: Level, on target: PaintTarget) throws(CompositingError) {
        guard let options = level.options else { return }
        try withShadow(of: options, within: level.target.rect, on: target) {
            (target, moved, options) throws(CompositingError) in
            try self.composite(
                level.target, alpha: options.alpha, blendMode: options.blendMode, movedBy: moved,
                on: target)
        }
    }
}

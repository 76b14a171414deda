import Foundation
import TableDrawing

/// Drawing of recorded commands into vector files.
extension VectorPainter {
    /// Draws a recording whose coordinates `matrix` maps to device pixels.
    func paint(_ drawing: Drawing, _ matrix: CGAffineTransform) throws(CompositingError) {
        try paint(drawing.commands, matrix, [])
    }

    /// - Parameter cuts: Places where later painting replaces earlier painting; earlier
    ///   commands are clipped there.
    func paint(
        _ commands: [DrawingCommand], _ matrix: CGAffineTransform, _ cuts: [DrawingCuts.Cut]
    ) throws(CompositingError) {
        guard matrix.isFinite else { return }
        var start = 0
        let outside = Path(visible.expanded(by: 1))
        // The first cut ends first, so its clip is the innermost.
        for cut in cuts.reversed() {
            save()
            var rest = outside
            rest.addRect(cut.rect)
            clip(to: rest, .identity, .evenOdd)
        }
        var current = matrix
        for cut in cuts {
            current = try play(commands[start..<cut.index], current, layers: 0)
            restore()
            start = cut.index
        }
        _ = try play(commands[start...], current, layers: 0)
    }

    /// Draws commands and returns the resulting transform.
    private func play(
        _ commands: ArraySlice<DrawingCommand>, _ start: CGAffineTransform, layers: Int
    ) throws(CompositingError) -> CGAffineTransform {
        guard layers <= Painter.layerLimit else {
            throw .nestedTooDeeply(limit: Painter.layerLimit)
        }
        save()
        var matrix = start
        var matrices: [CGAffineTransform] = []
        var index = commands.startIndex
        while index < commands.endIndex {
            let command = commands[index]
            index += 1
            switch command {
            case .saveGState:
                save()
                matrices.append(matrix)
            case .restoreGState:
                guard let last = matrices.popLast() else { continue }
                restore()
                matrix = last
            case .concatenate(let transform): matrix = transform.concatenating(matrix)
            case .clip(let path, let rule): clip(to: path, matrix, rule)
            case .beginTransparencyLayer(let options):
                let end = Self.endOfLayer(in: commands, from: index)
                let inner = commands[index..<end]
                index = min(commands.endIndex, end + 1)
                guard !visible.isEmpty else { continue }
                try castShadow(
                    of: options,
                    [.beginTransparencyLayer(options.casting)] + inner + [.endTransparencyLayer],
                    matrix)
                let current = matrix
                try group(alpha: options.alpha, blendMode: options.blendMode) {
                    () throws(CompositingError) in
                    _ = try self.play(inner, current, layers: layers + 1)
                }
            case .endTransparencyLayer: break
            default:
                guard !visible.isEmpty else { continue }
                if let options = command.options {
                    try castShadow(
                        of: options, [command.with(options.casting)], matrix)
                }
                try play(command, matrix)
            }
        }
        for _ in matrices { restore() }
        restore()
        return matrix
    }

    /// Returns the index of the command that ends the layer whose commands begin at `start`.
    private static func endOfLayer(
        in commands: ArraySlice<DrawingCommand>, from start: Int
    ) -> Int {
        var depth = 1
        for index in start..<commands.endIndex {
            switch commands[index] {
            case .beginTransparencyLayer: depth += 1
            case .endTransparencyLayer: depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return commands.endIndex
    }

    private func play(
        _ command: DrawingCommand, _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        switch command {
        case .fill(let path, let rule, let paint, let options):
            var options = options
            // Clips have already kept the replaced painting out of this place.
            if options.blendMode == .clear { return }
            if options.blendMode == .copy { options.blendMode = .normal }
            fill(path, rule, paint, options, matrix)
        case .stroke(let path, let style, let paint, let options):
            stroke(path, style, paint, options, matrix)
        case .paint(let paint, let options):
            guard let style = style(paint, options, matrix) else { return }
            surface.fill(Path(visible), .winding, style)
        case .image(let image, let rect, let tint, let quality, let options):
            try self.paint(image, in: rect, tint: tint, quality: quality, options, matrix)
        case .text(let text, let point, let options):
            try paint(text, at: point, options, matrix)
        case .drawing(let drawing, let point):
            let moved = CGAffineTransform(translationX: point.x, y: point.y)
            try paint(drawing, moved.concatenating(matrix))
        case .saveGState, .restoreGState, .concatenate, .clip, .beginTransparencyLayer,
            .endTransparencyLayer:
            break
        }
    }

    /// Embeds the shadow of commands as pixels, blurred or not.
    private func castShadow(
        of options: PaintOptions, _ commands: [DrawingCommand], _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        guard let shadow = options.shadow, !shadow.color.isClear else { return }
        let device = DeviceShadow(shadow, scale: painter.scale)
        let everywhere = device.needed(for: visible)
        let source = visible.union(device.casting(from: everywhere, into: visible))
        let caster = Drawing(commands: commands)
        try embed(within: visible, blendMode: options.blendMode) {
            target throws(CompositingError) in
            try self.painter.paint(device, castBy: source, on: target) {
                (layer, fraction) throws(CompositingError) in
                try self.painter.paint(
                    caster, matrix.moved(x: fraction.x, y: fraction.y), on: layer)
            }
        }
    }

    // MARK: Shapes

    func fill(
        _ path: Path, _ rule: FillRule, _ paint: Paint, _ options: PaintOptions,
        _ matrix: CGAffineTransform
    ) {
        guard !path.isEmpty, let style = style(paint, options, matrix) else { return }
        guard let device = path.onDevice(matrix) else { return skipPath() }
        let pixels = PixelRect(covering: device.controlPointBox).expanded(by: 1)
        guard visible.intersects(pixels) else { return }
        surface.fill(device, rule, style)
    }

    private func stroke(
        _ path: Path, _ stroke: StrokeStyle, _ paint: Paint, _ options: PaintOptions,
        _ matrix: CGAffineTransform
    ) {
        guard !path.isEmpty, stroke.lineWidth > 0, stroke.lineWidth.isFinite,
            !matrix.isDegenerate, let style = style(paint, options, matrix)
        else { return }
        guard let device = path.onDevice(matrix) else { return skipPath() }
        var stroke = stroke
        stroke.dash = painter.dashes(of: stroke, along: path).map { CGFloat($0) }
        if !stroke.dashPhase.isFinite { stroke.dashPhase = 0 }
        stroke.miterLimit = stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10
        surface.stroke(device, stroke, pen: matrix.linear, style)
    }

    /// Returns the style for a paint, or `nil` if the paint is invisible.
    private func style(
        _ paint: Paint, _ options: PaintOptions, _ matrix: CGAffineTransform
    ) -> VectorStyle? {
        guard options.alpha > 0 else { return nil }
        let source: VectorStyle.Source
        switch paint {
        case .color(let color):
            let quantized = Self.quantized(color, alpha: options.alpha)
            guard !quantized.isClear else { return nil }
            source = .color(quantized)
        case .gradient(let gradient, let geometry, let ends):
            if case .conic = geometry {
                report(
                    "conic-gradient",
                    "SVG and PDF have no conic gradients; one is left out, PNG draws it")
            }
            guard
                let gradient = VectorGradient(
                    gradient, geometry, ends, alpha: options.alpha, matrix)
            else { return nil }
            source = .gradient(gradient)
        }
        return VectorStyle(
            source: source, blendMode: options.vectorBlendMode(of: paint),
            shouldAntialias: options.shouldAntialias)
    }

    private func skipPath() {
        painter.report(
            Diagnostic(
                "compositing.not-a-number",
                message: "a path has coordinates that are not finite; it is left out"))
    }
}

extension DrawingCommand {
    /// Painting attributes of the command, or `nil` if the command does not paint.
    var options: PaintOptions? {
        switch self {
        case .fill(_, _, _, let options), .stroke(_, _, _, let options), .paint(_, let options),
            .image(_, _, _, _, let options), .text(_, _, let options),
            .beginTransparencyLayer(let options):
            return options
        case .saveGState, .restoreGState, .concatenate, .clip, .drawing, .endTransparencyLayer:
            return nil
        }
    }

    /// Returns the command with other painting attributes.
    func with(_ options: PaintOptions) -> DrawingCommand {
        switch self {
        case .fill(let path, let rule, let paint, _): return .fill(path, rule, paint, options)
        case .stroke(let path, let style, let paint, _):
            return .stroke(path, style, paint, options)
        case .paint(let paint, _): return .paint(paint, options)
        case .image(let image, let rect, let tint, let quality, _):
            return .image(image, rect, tint: tint, quality, options)
        case .text(let text, let point, _): return .text(text, point, options)
        case .beginTransparencyLayer: return .beginTransparencyLayer(options)
        case .saveGState, .restoreGState, .concatenate, .clip, .drawing, .endTransparencyLayer:
            return self
        }
    }
}

extension PaintOptions {
    /// Options for casting the shadow of these options.
    fileprivate var casting: PaintOptions {
        var options = self
        options.shadow = nil
        options.blendMode = .normal
        return options
    }
}

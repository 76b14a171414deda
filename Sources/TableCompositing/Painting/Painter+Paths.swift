import CCairo
import Foundation
import TableDrawing

/// Painting of fills, strokes and whole clips.
extension Painter {
    /// Fills a path.
    func fill(
        _ path: Path, _ rule: FillRule, _ paint: Paint, _ options: PaintOptions,
        _ matrix: CGAffineTransform, on target: PaintTarget
    ) throws(CompositingError) {
        guard !path.isEmpty, isVisible(paint, options) else { return }
        guard path.isFinite else { return skipPath(on: target) }
        let pixels = PixelRect(covering: path.controlPointBox.applying(matrix)).expanded(by: 1)
        guard options.shadow != nil || target.visible.intersects(pixels) else { return }
        try withShadow(of: options, within: pixels, on: target) {
            (target, moved, options) throws(CompositingError) in
            let matrix = matrix.moved(x: moved.x, y: moved.y)
            cairo_new_path(target.context)
            guard target.trace(path, matrix) else { return self.skipPath(on: target) }
            cairo_set_fill_rule(target.context, rule.cairo)
            self.setBlendMode(options.blendMode, on: target)
            self.setAntialias(options, on: target)
            try self.withSource(paint, options, matrix, within: pixels, on: target) {
                if options.blendMode.reachesBeyondShape {
                    target.save()
                    target.clip(to: path, matrix, rule)
                    cairo_paint(target.context)
                    target.restore()
                } else {
                    cairo_fill(target.context)
                }
            }
            cairo_new_path(target.context)
            self.resetState(of: target)
        }
    }

    /// Fills a rectangle with a colour.
    ///
    /// The pixels equal the pixels of a path, but the method is faster.
    func fill(
        _ rect: CGRect, _ color: RGBA, _ matrix: CGAffineTransform, on target: PaintTarget
    ) throws(CompositingError) {
        guard matrix.isAxisAligned else {
            return try fill(
                Path(rect), .winding, .color(color), PaintOptions(), matrix, on: target)
        }
        let device = rect.applying(matrix)
        guard !color.isClear, !target.visible.intersection(PixelRect(covering: device)).isEmpty
        else { return }
        setSource(color, on: target)
        if target.isCutAlone(device) {
            cairo_paint(target.context)
        } else {
            target.traceRectangle(device)
            cairo_fill(target.context)
        }
    }

    /// Strokes a path with a pen that follows the transform.
    func stroke(
        _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ options: PaintOptions,
        _ matrix: CGAffineTransform, on target: PaintTarget
    ) throws(CompositingError) {
        guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite,
            isVisible(paint, options), !matrix.isDegenerate
        else { return }
        guard path.isFinite else { return skipPath(on: target) }
        let miter = style.lineJoin == .miter ? max(1, style.miterLimit) : 1
        let reach = style.lineWidth / 2 * max(miter.isFinite ? miter : 10, 1.5)
        let box = path.controlPointBox.insetBy(dx: -reach, dy: -reach)
        let pixels = PixelRect(covering: box.applying(matrix)).expanded(by: 1)
        guard options.shadow != nil || target.visible.intersects(pixels) else { return }
        try withShadow(of: options, within: pixels, on: target) {
            (target, moved, options) throws(CompositingError) in
            let matrix = matrix.moved(x: moved.x, y: moved.y)
            cairo_new_path(target.context)
            guard target.trace(path, matrix) else { return self.skipPath(on: target) }
            target.save()
            if options.blendMode.reachesBeyondShape { target.clip(to: pixels) }
            self.setBlendMode(options.blendMode, on: target)
            self.setAntialias(options, on: target)
            // Transform the pen's shape only; the path is already in device pixels.
            var pen = cairo_matrix_t(matrix.linear)
            cairo_set_matrix(target.context, &pen)
            cairo_set_line_width(target.context, style.lineWidth)
            cairo_set_line_cap(target.context, style.lineCap.cairo)
            cairo_set_line_join(target.context, style.lineJoin.cairo)
            cairo_set_miter_limit(target.context, miter.isFinite ? miter : 10)
            let dashes = self.dashes(of: style, along: path)
            cairo_set_dash(
                target.context, dashes, Int32(dashes.count),
                style.dashPhase.isFinite ? style.dashPhase : 0)
            // Set the source under the identity matrix, because the pen's matrix would
            // transform it.
            cairo_identity_matrix(target.context)
            try self.withSource(paint, options, matrix, within: pixels, on: target) {
                cairo_set_matrix(target.context, &pen)
                cairo_stroke(target.context)
                cairo_identity_matrix(target.context)
            }
            target.restore()
            cairo_new_path(target.context)
        }
    }

    /// Paints everywhere inside the clip.
    func paintEverywhere(
        _ paint: Paint, _ options: PaintOptions, _ matrix: CGAffineTransform,
        on target: PaintTarget
    ) throws(CompositingError) {
        guard isVisible(paint, options) else { return }
        // An infinite shape hides its own shadow, so the shadow is omitted.
        setBlendMode(options.blendMode, on: target)
        try withSource(paint, options, matrix, within: target.visible, on: target) {
            cairo_paint(target.context)
        }
        resetState(of: target)
    }

    /// Returns dashes that Cairo can draw, or an empty array for a solid line.
    func dashes(of style: StrokeStyle, along path: Path) -> [Double] {
        let dashes = style.dash.map { Double($0) }
        let total = dashes.reduce(0, +)
        guard dashes.allSatisfy({ $0.isFinite && $0 >= 0 }), total > 0, total.isFinite else {
            return []
        }
        let box = path.controlPointBox
        let length = (box.width + box.height) * Double(path.elements.count)
        guard length / total < 1_000_000 else {
            report(
                Diagnostic(
                    "compositing.dashes",
                    message: "a line has more than a million dashes; it is drawn solid"))
            return []
        }
        return dashes
    }

    private func isVisible(_ paint: Paint, _ options: PaintOptions) -> Bool {
        guard options.blendMode == .normal else { return true }
        if options.alpha <= 0 { return false }
        if case .color(let color) = paint { return !color.isClear }
        return true
    }

    private func skipPath(on target: PaintTarget) {
        cairo_new_path(target.context)
        report(
            Diagnostic(
                "compositing.not-a-number",
                message: "a path has coordinates that are not finite; it is left out"))
    }

    private func setAntialias(_ options: PaintOptions, on target: PaintTarget) {
        cairo_set_antialias(
            target.context,
            options.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    private func resetState(of target: PaintTarget) {
        cairo_set_operator(target.context, CAIRO_OPERATOR_OVER)
        cairo_set_antialias(target.context, CAIRO_ANTIALIAS_DEFAULT)
    }
}

extension Path {
    /// Whether all coordinates are finite numbers.
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): return point.x.isFinite && point.y.isFinite
            case .curve(let point, let first, let second):
                return [point, first, second].allSatisfy { $0.x.isFinite && $0.y.isFinite }
            case .close: return true
            }
        }
    }
}

import Foundation
import TableDrawing

/// The background view that a cell of a grouped table has by default: its part of the section's box.
final class GroupedBackgroundView: View {
    /// The part of a box that a row shows.
    struct Part {
        var box: BorderedBox
        var location: RowLocation
        var isEtched: Bool
        /// Nothing draws no border.
        var borderColor: Color?
        /// The y down to which an opaque selection hides the rows' colour; there it is left out, so
        /// that none of it shines through at the corners.
        var coveredHeight: CGFloat?
    }

    /// The colour behind the content.
    var fill = Color.clear
    /// What is drawn within a bordered box; a cell of another box is filled from edge to edge.
    var part: Part?

    override func makeBackground() -> Paint? {
        guard part == nil, !isBackgroundCleared else { return nil }
        return .color(fill.resolved)
    }

    override func makeContents() -> RenderContents {
        guard let part, bounds.width > 0, bounds.height > 0 else { return .none }
        let canvas = Canvas(bounds: bounds)
        draw(part, in: bounds, on: canvas)
        return .drawing(canvas.finish())
    }

    /// The picture of a row between others, of a size in points; nothing where the box has no border.
    func contentsWithoutEnds(in size: CGSize, hasUpperLine: Bool) -> RenderContents? {
        guard var part, size.width > 0, size.height > 0 else { return nil }
        part.location.isFirst = false
        part.location.isLast = false
        part.location.heightAbove = .infinity
        part.location.heightBelow = .infinity
        part.isEtched = part.isEtched && hasUpperLine
        let bounds = CGRect(origin: .zero, size: size)
        let canvas = Canvas(bounds: bounds)
        draw(part, in: bounds, on: canvas)
        return .drawing(canvas.finish())
    }

    /// The border lies beneath the fill, not beside it: where both cover parts of a pixel, nothing of
    /// what is behind the box shows.
    private func draw(_ part: Part, in bounds: CGRect, on canvas: Canvas) {
        let box = part.box
        let outer = outline(part, in: bounds)
        let inner = Self.within(outer, border: box.borderWidth)
        let outerPath = Self.path(outer, radius: box.cornerRadius)
        let innerPath = Self.path(inner, radius: box.cornerRadius - box.borderWidth)
        if part.isEtched, part.location.isLast { drawLip(part, outer, outerPath, on: canvas) }
        if let color = part.borderColor {
            canvas.setFillColor(color)
            if fill.resolved.isOpaque {
                canvas.fill(outerPath)
            } else {
                var ring = outerPath
                ring.addPath(innerPath)
                canvas.fill(ring, using: .evenOdd)
            }
        }
        canvas.setFillColor(fill)
        if let covered = part.coveredHeight {
            guard !part.location.isLast else { return }
            canvas.fill(
                CGRect(
                    x: inner.minX, y: covered, width: inner.width,
                    height: max(0, bounds.maxY - covered)))
            return
        }
        canvas.fill(innerPath)
        if part.isEtched { drawUpperLine(part, inner, innerPath, on: canvas) }
    }

    /// The section's outline; where rows follow it ends where they do, or well beyond the view, which cuts it.
    private func outline(_ part: Part, in bounds: CGRect) -> CGRect {
        let beyond = part.box.cornerRadius * 2
        let lip = part.isEtched ? part.box.etchingWidth : 0
        let (above, below) = (part.location.heightAbove, part.location.heightBelow - lip)
        let top = part.location.isFirst ? 0 : -min(above, beyond)
        let bottom =
            part.location.isLast ? bounds.height - lip : bounds.height + min(below, beyond)
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
    }

    /// A light edge below the lower border, round its corners.
    private func drawLip(_ part: Part, _ outer: CGRect, _ path: Path, on canvas: Canvas) {
        let radius = part.box.cornerRadius
        canvas.withState {
            canvas.clip(
                to: CGRect(
                    x: 0, y: outer.maxY - radius, width: bounds.width, height: radius * 2))
            canvas.setFillColor(part.box.lip)
            var lip = Self.path(
                outer.offsetBy(dx: 0, dy: part.box.etchingWidth), radius: radius)
            // Behind an opaque box the lip reaches beneath it; through another one it would be seen.
            if !fill.resolved.isOpaque { lip.addPath(path) }
            canvas.fill(lip, using: .evenOdd)
        }
    }

    /// A shadow below the upper border, or a light line at the top of a further row.
    private func drawUpperLine(
        _ part: Part, _ inner: CGRect, _ path: Path, on canvas: Canvas
    ) {
        let width = part.box.etchingWidth
        guard part.location.isFirst else {
            canvas.setFillColor(part.box.highlightLine)
            canvas.fill(CGRect(x: inner.minX, y: 0, width: inner.width, height: width))
            return
        }
        var shape = path
        var lower = inner
        lower.origin.y += width
        lower.size.height = max(0, lower.height - width)
        shape.addPath(Self.path(lower, radius: part.box.cornerRadius - part.box.borderWidth))
        canvas.setFillColor(part.box.shadowLine)
        canvas.fill(shape, using: .evenOdd)
    }

    /// What a border leaves of an outline; nothing of one that is lower than two borders, as that of a
    /// row which is only about to come.
    private static func within(_ outer: CGRect, border: CGFloat) -> CGRect {
        let inner = outer.insetBy(dx: border, dy: border)
        guard inner.isNull else { return inner }
        return CGRect(
            x: outer.minX + border, y: outer.midY, width: max(0, outer.width - border * 2),
            height: 0)
    }

    private static func path(_ rect: CGRect, radius: CGFloat) -> Path {
        var path = Path()
        guard !rect.isEmpty else { return path }
        let radius = max(0, radius)
        path.addRoundedRect(rect, cornerSize: CGSize(width: radius, height: radius))
        return path
    }
}

import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Default background view of a cell in a grouped table: its part of the section's box.
final class GroupedBackgroundView: View {
    /// Part of a box in a row.
    struct Part {
        var box: BorderedBox
        var location: RowLocation
        var isEtched: Bool
        /// Colour of the border, or `nil` for no border.
        var borderColor: Color?
        /// Height from the top that is covered by an opaque selection.
        ///
        /// The row's colour is omitted there, because it would be visible at the corners.
        var coveredHeight: CGFloat?
    }

    /// Colour behind the content.
    var fill = Color.clear
    /// Part of a bordered box, or `nil` to fill a cell of another box from edge to edge.
    var part: Part?

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        guard part == nil, !appearance.isBackgroundCleared else { return nil }
        return .color(fill.resolved)
    }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
        guard let part, bounds.width > 0, bounds.height > 0 else { return .none }
        let canvas = Canvas(bounds: bounds)
        draw(part, in: bounds, on: canvas)
        return .drawing(canvas.finish())
    }

    /// Returns the drawing of an inner row for a size in points, or `nil` for a box without a
    /// border.
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

    /// Draws the border beneath the fill instead of beside it.
    ///
    /// If both partially cover a pixel, the colour behind the box therefore remains hidden.
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

    /// Returns the outline of the section, which extends over neighbouring rows and is clipped
    /// by the view.
    private func outline(_ part: Part, in bounds: CGRect) -> CGRect {
        let beyond = part.box.cornerRadius * 2
        let lip = part.isEtched ? part.box.etchingWidth : 0
        let (above, below) = (part.location.heightAbove, part.location.heightBelow - lip)
        let top = part.location.isFirst ? 0 : -min(above, beyond)
        let bottom =
            part.location.isLast ? bounds.height - lip : bounds.height + min(below, beyond)
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
    }

    /// Draws a light edge below the lower border, following its corners.
    private func drawLip(_ part: Part, _ outer: CGRect, _ path: Path, on canvas: Canvas) {
        let radius = part.box.cornerRadius
        canvas.withState {
            canvas.clip(
                to: CGRect(
                    x: 0, y: outer.maxY - radius, width: bounds.width, height: radius * 2))
            canvas.setFillColor(part.box.lip)
            var lip = Self.path(
                outer.offsetBy(dx: 0, dy: part.box.etchingWidth), radius: radius)
            // The lip extends beneath an opaque box; a translucent box would reveal it.
            if !fill.resolved.isOpaque { lip.addPath(path) }
            canvas.fill(lip, using: .evenOdd)
        }
    }

    /// Draws a shadow below the upper border, or a light line at the top of a further row.
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

    /// Returns an outline without its border.
    ///
    /// The result has no height if the outline is lower than two borders, as for a row that
    /// begins to appear.
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

import Foundation
import TableDrawing

/// Painting clipped to rectangles.
extension Painter {
    /// Runs `body` with the target clipped to a rectangle.
    func paint(
        _ rect: CGRect, _ matrix: CGAffineTransform, on target: PaintTarget,
        _ body: (PaintTarget) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        guard !matrix.isAxisAligned else {
            return try paint(within: rect.applying(matrix), on: target, body)
        }
        target.save()
        target.clip(to: Path(rect), matrix)
        try body(target)
        target.restore()
    }

    /// Runs `body` with the target clipped to an upright rectangle, in device pixels.
    ///
    /// If an edge of the rectangle lies between pixel boundaries, the partly covered line of
    /// pixels is painted separately. With a single clip, Cairo would use a mask only for
    /// painting that reaches the clip's edge. Because of rounding, a band ending at the edge
    /// would get other pixels than a larger band.
    private func paint(
        within device: CGRect, on target: PaintTarget,
        _ body: (PaintTarget) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        let columns = PixelShare.shares(from: device.minX, to: device.maxX)
        for rows in PixelShare.shares(from: device.minY, to: device.maxY) {
            for columns in columns {
                let part = PixelRect(
                    left: columns.pixels.lowerBound, top: rows.pixels.lowerBound,
                    right: columns.pixels.upperBound, bottom: rows.pixels.upperBound)
                guard target.visible.intersects(part) else { continue }
                target.save()
                target.clip(to: part)
                if rows.share < 1 {
                    target.clip(to: .row, of: device)
                } else if columns.share < 1 {
                    target.clip(to: .column, of: device)
                }
                try body(target)
                target.restore()
            }
        }
    }
}

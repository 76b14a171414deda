import Foundation
import TableDrawing

/// What ends at rectangles.
extension Painter {
    /// Paints what is seen within a rectangle.
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

    /// Paints what is seen within an upright rectangle, in device pixels.
    ///
    /// Where the rectangle ends between two pixels, that line of pixels is painted by itself. With one clip for
    /// all, Cairo takes a mask for what reaches to its edge and none for what does not: by roundings,
    /// a band that ends there would have other pixels than a larger one.
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

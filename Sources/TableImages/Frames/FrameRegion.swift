import TableDrawing

/// A rectangle in a frame, in pixels.
struct FrameRegion: Sendable, Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// Creates an empty rectangle at the top left.
    init() { (x, y, width, height) = (0, 0, 0, 0) }

    /// Creates the rectangle of a whole bitmap.
    init(wholeOf bitmap: Bitmap) {
        (x, y, width, height) = (0, 0, bitmap.width, bitmap.height)
    }

    /// Creates the smallest rectangle with all differences of two bitmaps of equal size.
    ///
    /// For equal bitmaps, it is the pixel at the top left, because a frame cannot be empty.
    init(changedFrom old: Bitmap, to new: Bitmap) {
        let width = new.width
        (x, y, self.width, height) = (0, 0, 1, 1)
        var rows: Range<Int>?
        var left = width
        var right = 0
        old.pixels.withUnsafeBufferPointer { old in
            new.pixels.withUnsafeBufferPointer { new in
                for row in 0..<new.count / max(1, width) {
                    let start = row * width
                    guard
                        let first = (0..<width).first(where: { old[start + $0] != new[start + $0] }
                        ),
                        let last = (0..<width).last(where: { old[start + $0] != new[start + $0] })
                    else { continue }
                    left = min(left, first)
                    right = max(right, last + 1)
                    rows = (rows?.lowerBound ?? row)..<(row + 1)
                }
            }
        }
        if let rows {
            (x, y, self.width, height) = (left, rows.lowerBound, right - left, rows.count)
        }
    }

    /// Returns the pixels of the region.
    func cut(from bitmap: Bitmap) -> Bitmap {
        if width == bitmap.width, height == bitmap.height { return bitmap }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in y..<(y + height) {
            let start = row * bitmap.width + x
            pixels += bitmap.pixels[start..<(start + width)]
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

import Foundation
import TableDrawing

/// Part of a bitmap and its destination: a whole image, or one of nine parts of a resizable
/// image.
struct ImagePiece: Hashable {
    /// Part of the bitmap, in its pixels.
    var source: PixelRect
    /// Destination, in coordinates of the place from 0 to 1 in both directions.
    var place: CGRect
    /// Size of a bitmap pixel in the place's coordinates; the part repeats if the destination
    /// is larger.
    var step: CGSize
    var isTiled: Bool

    /// Creates a piece for a whole bitmap, stretched over its place.
    static func whole(_ bitmap: Bitmap) -> ImagePiece {
        ImagePiece(
            source: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
            place: CGRect(x: 0, y: 0, width: 1, height: 1),
            step: CGSize(
                width: 1 / CGFloat(bitmap.width), height: 1 / CGFloat(bitmap.height)),
            isTiled: false)
    }

    /// Returns the nine pieces of a resizable image in a place of `size` points.
    static func nine(of image: Image, _ bitmap: Bitmap, size: CGSize) -> [ImagePiece] {
        let columns = Cut.cuts(
            pixels: bitmap.width, scale: image.scale, leading: image.capInsets.left,
            trailing: image.capInsets.right, length: size.width)
        let rows = Cut.cuts(
            pixels: bitmap.height, scale: image.scale, leading: image.capInsets.top,
            trailing: image.capInsets.bottom, length: size.height)
        let isTiling = image.resizingMode == .tile
        var pieces: [ImagePiece] = []
        for row in rows {
            for column in columns where column.length > 0 && row.length > 0 {
                let isTiled = isTiling && (column.isMiddle || row.isMiddle)
                pieces.append(
                    ImagePiece(
                        source: PixelRect(
                            x: column.first, y: row.first, width: column.count,
                            height: row.count),
                        place: CGRect(
                            x: column.start, y: row.start, width: column.length,
                            height: row.length),
                        step: CGSize(
                            width: column.step(isTiling: isTiling),
                            height: row.step(isTiling: isTiling)),
                        isTiled: isTiled))
            }
        }
        return pieces
    }

    /// One of three parts of a bitmap in a direction.
    private struct Cut {
        /// First pixel and number of pixels.
        var first: Int
        var count: Int
        /// Destination, from 0 to 1.
        var start: CGFloat
        var length: CGFloat
        var isMiddle: Bool
        /// Natural length of a pixel, from 0 to 1.
        var natural: CGFloat

        func step(isTiling: Bool) -> CGFloat {
            isMiddle && isTiling ? natural : length / CGFloat(count)
        }

        static func cuts(
            pixels: Int, scale: CGFloat, leading: CGFloat, trailing: CGFloat, length: CGFloat
        ) -> [Cut] {
            let first = min(pixels, max(0, DeviceGrid.whole(leading * scale)))
            let last = min(pixels - first, max(0, DeviceGrid.whole(trailing * scale)))
            let natural = 1 / (scale * length)
            // Caps larger than the place shrink equally.
            let shrink = min(1, 1 / max(1e-9, CGFloat(first + last) * natural))
            let start = CGFloat(first) * natural * shrink
            let end = 1 - CGFloat(last) * natural * shrink
            // If the caps leave no middle pixel, the last pixel before the end is stretched.
            let middle = max(1, pixels - first - last)
            let middleFirst = min(first, pixels - middle)
            return [
                Cut(
                    first: 0, count: first, start: 0, length: start, isMiddle: false,
                    natural: natural),
                Cut(
                    first: middleFirst, count: middle, start: start, length: end - start,
                    isMiddle: true, natural: natural),
                Cut(
                    first: pixels - last, count: last, start: end, length: 1 - end,
                    isMiddle: false, natural: natural),
            ].filter { $0.count > 0 && $0.length > 1e-9 }
        }
    }
}

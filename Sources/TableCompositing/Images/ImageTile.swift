import CCairo
import Foundation
import TableDrawing

/// Square part of an image in device pixels, scaled and transformed.
///
/// Tiles are counted from the image's corner. The pixels of a tile therefore depend neither on
/// the bands of the picture nor on the visible part of the image.
final class ImageTile {
    /// Content of a bitmap.
    enum Content: Hashable {
        case image(Fingerprint)
        case glyph(face: Int, glyph: UInt32, size: Int)
    }

    /// Inputs that determine a tile's pixels.
    struct Key: Hashable {
        var content: Content
        /// Transform from the place's coordinates (0 to 1) to pixels, relative to the image's
        /// corner.
        var unit: CGAffineTransform
        var pieces: [ImagePiece]
        var quality: InterpolationQuality
        var column: Int
        var row: Int
    }

    /// Side of a tile, in pixels.
    static let side = 512

    /// Extent of the tile, in pixels from the image's corner.
    let rect: PixelRect
    let buffer: PixelBuffer

    /// Paints the part `rect` of an image.
    init(_ source: PixelSource, _ key: Key, rect: PixelRect) throws(CompositingError) {
        self.rect = rect
        let target = try PaintTarget(rect: rect)
        buffer = target.buffer
        for piece in key.pieces {
            try Self.paint(piece, of: source, key, on: target)
        }
        try target.check("scaling an image")
        buffer.flush()
    }

    private static func paint(
        _ piece: ImagePiece, of source: PixelSource, _ key: Key, on target: PaintTarget
    ) throws(CompositingError) {
        // Transform from the piece's pixels to the tile's pixels.
        let toPlace = CGAffineTransform(
            a: piece.step.width, b: 0, c: 0, d: piece.step.height, tx: piece.place.minX,
            ty: piece.place.minY)
        let toTile = toPlace.concatenating(key.unit)
            .moved(x: -Double(target.rect.x), y: -Double(target.rect.y))
        guard !toTile.isDegenerate else { return }
        let inverse = toTile.inverted()
        try source.withSurface(of: piece.source) { surface throws(CompositingError) in
            target.save()
            cairo_set_source_surface(target.context, surface, 0, 0)
            let pattern = cairo_get_source(target.context)
            var matrix = cairo_matrix_t(inverse)
            cairo_pattern_set_matrix(pattern, &matrix)
            // Cairo's best filter shows hard pixels at large magnifications, while the good
            // filter stays smooth.
            let enlarges = max(hypot(toTile.a, toTile.b), hypot(toTile.c, toTile.d)) > 1
            let quality = key.quality == .high && enlarges ? .medium : key.quality
            cairo_pattern_set_filter(pattern, quality.cairo)
            cairo_pattern_set_extend(
                pattern, piece.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_new_path(target.context)
            if let place = snapped(piece.place, key.unit) {
                if target.trace(Path(place), .identity) { cairo_fill(target.context) }
            } else if target.trace(Path(piece.place), key.unit) {
                cairo_fill(target.context)
            }
            target.restore()
            try target.check("scaling an image")
        }
    }

    /// Returns an upright piece's place in pixels, or `nil` for a transform that is not
    /// upright.
    ///
    /// Inner edges between pieces are rounded to whole pixels, because two half-covered pixels
    /// do not add up to a covered pixel.
    private static func snapped(_ place: CGRect, _ unit: CGAffineTransform) -> CGRect? {
        guard unit.isAxisAligned else { return nil }
        func edge(_ value: CGFloat, _ factor: CGFloat, _ offset: CGFloat) -> CGFloat {
            let exact = factor * value + offset
            return value > 1e-9 && value < 1 - 1e-9 ? CGFloat(DeviceGrid.whole(exact)) : exact
        }
        let left = edge(place.minX, unit.a, unit.tx)
        let right = edge(place.maxX, unit.a, unit.tx)
        let top = edge(place.minY, unit.d, unit.ty)
        let bottom = edge(place.maxY, unit.d, unit.ty)
        return CGRect(
            x: min(left, right), y: min(top, bottom), width: abs(right - left),
            height: abs(bottom - top))
    }
}

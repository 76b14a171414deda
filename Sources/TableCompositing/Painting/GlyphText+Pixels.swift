import Foundation
import TableDrawing

/// Ink extent of a text without access to its fonts.
extension GlyphText {
    /// Returns all pixels that the text can touch with its top left corner at `point`.
    ///
    /// Glyphs are assumed to reach at most two and a half ems from their origins; no known font
    /// exceeds this distance.
    func pixels(at point: CGPoint, _ matrix: CGAffineTransform, scale: Double) -> PixelRect {
        var all = PixelRect.empty
        for run in runs {
            let ink = run.pixels(at: point, matrix)
            all = all.union(ink)
            if let shadow = run.shadow {
                all = all.union(DeviceShadow(shadow, scale: scale).pixels(castBy: ink))
            }
        }
        for decoration in decorations {
            let rect = decoration.rect.offsetBy(dx: point.x, dy: point.y)
            all = all.union(PixelRect(covering: rect.applying(matrix)).expanded(by: 1))
        }
        return all
    }
}

extension GlyphRun {
    func pixels(at point: CGPoint, _ matrix: CGAffineTransform) -> PixelRect {
        guard let first = glyphs.first, size.isFinite else { return .empty }
        var (left, top) = (first.position.x, first.position.y)
        var (right, bottom) = (left, top)
        for glyph in glyphs {
            left = min(left, glyph.position.x)
            right = max(right, glyph.position.x)
            top = min(top, glyph.position.y)
            bottom = max(bottom, glyph.position.y)
        }
        let reach = abs(size) * 2.5
        let box = CGRect(
            x: point.x + left - reach, y: point.y + top - reach,
            width: right - left + 2 * reach, height: bottom - top + 2 * reach)
        return PixelRect(covering: box.applying(matrix)).expanded(by: 1)
    }
}

import Foundation
import TableDrawing

/// The pictures of SVGs at the sizes that they were asked for, within a budget in bytes.
///
/// Safe to share between tasks.
final class SVGDrawings: @unchecked Sendable {
    /// All that decides a picture.
    private struct Key: Hashable {
        var svg: Fingerprint
        var name: String?
        var most: Int
        var width: CGFloat
        var height: CGFloat
        var scale: CGFloat
    }

    /// Those of the process.
    static var shared: SVGDrawings { caches.current }
    private static let caches = BudgetedCache { SVGDrawings($0) }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let kept: LeastRecentCache<Key, Image>

    init(_ budgets: CacheBudgets) {
        kept = LeastRecentCache(
            capacity: budgets.vectorImages, largest: budgets.vectorImages / 2)
    }

    /// The bytes of what is kept, and how many pictures had to go for others.
    var state: (bytes: Int, evictions: Int) { lock.withLock { (kept.total, kept.evictions) } }

    /// The picture with pixels for a size in points; its own size is the SVG's.
    func image(
        of svg: SVGDocument, name: String?, for size: CGSize, scale: CGFloat
    ) throws(ImageError.Reason) -> Image {
        let key = Key(
            svg: svg.fingerprint, name: name, most: svg.mostPixels, width: size.width,
            height: size.height, scale: scale)
        if let known = lock.withLock({ kept[key] }) { return known }
        let image = Image(
            bitmap: try svg.bitmap(for: size, scale: scale), size: svg.size, name: name)
        lock.withLock { kept.insert(image, for: key, cost: image.byteCount) }
        return image
    }
}

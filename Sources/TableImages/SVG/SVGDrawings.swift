import Foundation
import TableDrawing

/// A cache of SVG drawings at requested sizes, within a budget in bytes.
///
/// The class is thread-safe.
final class SVGDrawings: @unchecked Sendable {
    /// All inputs of a drawing.
    private struct Key: Hashable {
        var svg: Fingerprint
        var name: String?
        var most: Int
        var width: CGFloat
        var height: CGFloat
        var scale: CGFloat
    }

    /// The cache of the process.
    static var shared: SVGDrawings { caches.current }
    private static let caches = BudgetedCache { SVGDrawings($0) }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let kept: LRUCache<Key, Image>

    init(_ budgets: CacheBudgets) {
        kept = LRUCache(
            capacity: budgets.vectorImages, largest: budgets.vectorImages / 2)
    }

    /// Size of the cache in bytes, and the number of evictions.
    var state: (bytes: Int, evictions: Int) { lock.withLock { (kept.total, kept.evictions) } }

    /// Returns the image with pixels for a size in points.
    ///
    /// Its own size is the SVG's size.
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

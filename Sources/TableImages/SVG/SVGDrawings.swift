import Foundation
import TableDrawing

/// The pictures of an SVG at the sizes that were asked for, the latest few of them kept.
///
/// Safe to share between tasks.
final class SVGDrawings: @unchecked Sendable {
    private struct Key: Hashable {
        var width: CGFloat
        var height: CGFloat
        var scale: CGFloat
    }

    /// As many as are kept.
    private static let capacity = 8

    private let svg: SVGDocument
    private let name: String?
    private let lock = NSLock()
    private var kept: [(key: Key, image: Image)] = []

    init(_ svg: SVGDocument, name: String?) {
        self.svg = svg
        self.name = name
    }

    /// The picture with pixels for a size in points; its own size is the SVG's.
    func image(for size: CGSize, scale: CGFloat) throws(ImageError.Reason) -> Image {
        let key = Key(width: size.width, height: size.height, scale: scale)
        if let known = lock.withLock({ kept.first { $0.key == key } }) { return known.image }
        let image = Image(
            bitmap: try svg.bitmap(for: size, scale: scale), size: svg.size, name: name)
        lock.withLock {
            if kept.count >= Self.capacity { kept.removeFirst() }
            kept.append((key, image))
        }
        return image
    }
}

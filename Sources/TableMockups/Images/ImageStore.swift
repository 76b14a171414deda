import Foundation
import TableDrawing

/// The images of a document, each file decoded once while there is room for it.
///
/// Safe to share between tasks.
final class ImageStore: @unchecked Sendable {
    private let loader: any ImageLoading
    private let pixelLimit: Int
    private let lock = NSLock()
    private var kept: [String: Result<Image, ImageFailure>] = [:]
    private var pixels = 0

    /// A store that keeps images of at most so many pixels, four bytes each.
    init(loader: any ImageLoading, pixelLimit: Int = 32 << 20) {
        self.loader = loader
        self.pixelLimit = pixelLimit
    }

    /// The image of a reference, in the variant that suits a scale.
    func image(_ reference: ImageReference, scale: Double) throws(ImageFailure) -> Image {
        guard let (file, fileScale) = reference.file(forScale: scale) else {
            throw ImageFailure(description: "no file \(reference.path.quoted)")
        }
        if let result = lock.withLock({ kept[file.realPath] }) { return try result.get() }
        let result: Result<Image, ImageFailure>
        do {
            result = .success(try loader.image(file, scale: fileScale))
        } catch let failure as ImageFailure {
            result = .failure(failure)
        } catch {
            result = .failure(ImageFailure(description: "\(error)"))
        }
        keep(result, for: file.realPath)
        return try result.get()
    }

    /// Keeps an image; where there is no room all others make way, which cells may still hold.
    private func keep(_ result: Result<Image, ImageFailure>, for path: String) {
        var size = 0
        if case .success(let image) = result, case .bitmap(let bitmap) = image.source {
            size = bitmap.width * bitmap.height
        }
        lock.withLock {
            if pixels + size > pixelLimit {
                kept.removeAll()
                pixels = 0
            }
            guard kept[path] == nil, size <= pixelLimit else { return }
            kept[path] = result
            pixels += size
        }
    }
}

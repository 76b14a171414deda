import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableImages
import TableText
import TableThemes

/// The images of a document.
///
/// A cache of limited size avoids decoding a file again.
///
/// Safe to share between tasks.
package final class ImageStore: @unchecked Sendable {
    /// The asset catalogues of the document, set before any image is read.
    package let assets: [AssetCatalog]
    private let loader: any ImageLoading
    private let budget: Int
    private let lock = NSLock()
    // Guarded by `lock`.
    /// Images by the bytes of their paths, because paths that are canonically equal may be two
    /// files.
    private let kept: LRUCache<[UInt8], Kept>

    /// An image or its failure, and the diagnostics of reading the file.
    private struct Kept {
        var result: Result<Image, ImageFailure>
        var diagnostics: [Diagnostic]

        /// Approximate memory of the image, in bytes.
        var byteCount: Int {
            let own =
                switch result {
                case .success(let image): image.byteCount
                case .failure(let failure): failure.description.utf8.count
                }
            return diagnostics.reduce(256 + own) { $0 + 128 + $1.message.utf8.count }
        }
    }

    /// Creates a store with a maximum number of bytes for cached images.
    package init(
        loader: any ImageLoading, assets: [AssetCatalog] = [],
        budget: Int = CacheBudgets.current.images
    ) {
        self.loader = loader
        self.assets = assets
        self.budget = budget
        kept = LRUCache(capacity: budget, largest: budget)
    }

    /// Returns a store with the same loader and with asset catalogues.
    package func adding(_ assets: [AssetCatalog]) -> ImageStore {
        ImageStore(loader: loader, assets: assets, budget: budget)
    }

    /// Number of cached bytes, and number of evicted images.
    var state: (bytes: Int, evictions: Int) { lock.withLock { (kept.total, kept.evictions) } }

    /// Returns the image of a reference in the variant for the current render's traits.
    func image(_ reference: ImageReference) throws(ImageFailure) -> Image {
        switch reference.source {
        case .symbol:
            guard let image = Image(systemName: reference.path, withConfiguration: Self.symbolSize)
            else {
                throw ImageFailure(description: "no symbol \(reference.path.quoted)")
            }
            return image
        case .asset:
            return try image("asset:" + reference.path) { [assets] in
                let owner = assets.first { $0.imageNames.contains(reference.path) }
                guard let owner else {
                    throw ImageFailure(
                        description: "no image \(reference.path.quoted) in the assets")
                }
                return try owner.image(named: reference.path)
            }
        case .files:
            let scale = TraitCollection.current.displayScale
            guard let (file, fileScale) = reference.file(forScale: scale) else {
                throw ImageFailure(description: "no file \(reference.path.quoted)")
            }
            return try image(file.realPath) { [loader] in
                try loader.image(file, scale: fileScale)
            }
        }
    }

    /// Symbol configuration with the size of row texts, which scales with the content size
    /// category in themes that support it.
    private static var symbolSize: Image.SymbolConfiguration? {
        RenderContext.current.theme.cell.defaultStyle.textFont.textStyle == nil
            ? nil : Image.SymbolConfiguration(textStyle: .body)
    }

    /// Returns the cached value for a key, or creates and caches the value.
    ///
    /// Each call reports the diagnostics again, because the first call comes from the reader,
    /// which ignores diagnostics.
    private func image(
        _ key: String, _ make: () throws -> Image
    ) throws(ImageFailure) -> Image {
        let key = Array(key.utf8)
        let known: Kept
        if let found = lock.withLock({ kept[key] }) {
            known = found
        } else {
            let log = DiagnosticLog()
            let result = DiagnosticLog.$current.withValue(log) {
                () -> Result<Image, ImageFailure> in
                do {
                    return .success(try make())
                } catch let failure as ImageFailure {
                    return .failure(failure)
                } catch {
                    return .failure(ImageFailure(description: "\(error)"))
                }
            }
            known = Kept(result: result, diagnostics: log.diagnostics)
            lock.withLock {
                kept.insert(known, for: key, cost: known.byteCount + key.count)
            }
        }
        for diagnostic in known.diagnostics { DiagnosticLog.record(diagnostic) }
        return try known.result.get()
    }
}

/// The error for an image of a document that cannot be shown.
public struct ImageFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem and the remedy.
    public let description: String

    /// Creates a failure with a message.
    public init(description: String) { self.description = description }
}

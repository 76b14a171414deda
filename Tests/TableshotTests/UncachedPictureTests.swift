import Foundation
import TableImages
import TableSamples
import Testing

@testable import Tableshot

/// Pictures do not depend on caches of layouts, glyphs, tiles, images, painters and strips.
@Suite struct UncachedPictureTests {
    private static let reader = DocumentReader(catalogue: .samples)

    private static func picture(
        _ name: String, _ reader: DocumentReader, scrolledTo offset: CGFloat
    ) throws -> Picture {
        let path = DocumentSnapshotTests.folder.appendingPathComponent(name).path
        let document = try reader.read(path: path)
        return try document.picture(scrolledTo: offset)
    }

    private struct Results: Equatable {
        var png: Data
        var pixels: Bitmap
        var diagnostics: [Diagnostic]
    }

    /// Results of rendering a document at a position, with a number of threads.
    private static func results(
        _ name: String, scrolledTo offset: CGFloat, threads: Int, cache: PictureCache? = nil
    ) throws -> Results {
        let picture = try Self.picture(name, reader, scrolledTo: offset)
        picture.threads = threads
        picture.cache = cache
        return Results(
            png: try picture.pngData(),
            pixels: try picture.bitmap(), diagnostics: picture.diagnostics)
    }

    @Test(arguments: DocumentSnapshotTests.names)
    func
        `a document has equal pictures with full caches, no caches and tiny caches`(
            name: String
        ) throws
    {
        let cache = PictureCache()
        // Twice, so that caches are full the second time.
        _ = try Self.results(name, scrolledTo: 17.5, threads: 1, cache: cache)
        let kept = try Self.results(name, scrolledTo: 17.5, threads: 1, cache: cache)
        #expect(try ImageDecoder().decode(kept.png) == kept.pixels)
        // Half of the documents on one thread and half on three, one of each kind beside the other.
        let index = DocumentSnapshotTests.names.firstIndex(of: name) ?? 0
        let threads = index % 2 == 0 ? 1 : 3
        let uncached = try CacheBudgets.$current.withValue(.none) {
            try Self.results(
                name, scrolledTo: 17.5, threads: threads, cache: PictureCache(budget: 0))
        }
        #expect(uncached == kept, "on \(threads) threads")
        // A quarter of them, to save time.
        guard index % 4 == 0 else { return }
        let small = try CacheBudgets.$current.withValue(Self.small) {
            try Self.results(
                name, scrolledTo: 17.5, threads: 2, cache: PictureCache(budget: 20_000))
        }
        #expect(small == kept)
    }

    /// Budgets so small that the caches evict entries all the time.
    private static var small: CacheBudgets {
        var small = CacheBudgets.standard
        for budget in CacheBudgets.all {
            small[keyPath: budget] = max(2, small[keyPath: budget] / 400)
        }
        return small
    }
}

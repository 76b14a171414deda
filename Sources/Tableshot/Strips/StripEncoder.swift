import Foundation
import TableCompositing
import TableDrawing
import TableImages

/// Makes the compressed strips of pictures: those that are kept are taken, the others painted.
struct StripEncoder: Sendable {
    let compositor: Compositor
    let compressor: PNGBandCompressor
    let compression: PNGCompression
    let cache: PictureCache?
    /// How many threads paint and compress; the strips do not depend on it.
    var threads: Int

    /// Pixels that take about as long to paint and compress as it takes to start a thread.
    private static let pixelsWorthThread = 200_000

    /// All strips of a tree, from the top down.
    func strips(of tree: PlacedTree) throws -> [EncodedStrip] {
        let job = job(for: tree)
        let workers = min(threads, job.count, 1 + job.pixels / Self.pixelsWorthThread)
        if workers > 1 {
            DispatchQueue.concurrentPerform(iterations: workers) { _ in job.work() }
        } else {
            job.work()
        }
        return try job.strips()
    }

    /// What there is to do for the strips of a tree, for threads to share.
    func job(for tree: PlacedTree) -> StripJob {
        let keys = tree.strips.map { key(of: $0) }
        let found = cache?.encodedStrips(for: keys) ?? Array(repeating: nil, count: keys.count)
        return StripJob(self, tree, keys: keys, found: found)
    }

    private func key(of strip: Strip) -> PictureCache.Key? {
        guard compression != .recorded, let fingerprint = strip.fingerprint else { return nil }
        return PictureCache.Key(
            fingerprint: fingerprint, height: strip.rows.count,
            form: .png(compression, isOpaque: compressor.isOpaque))
    }

    /// Makes the strip of a tree at an index.
    func make(_ index: Int, of tree: PlacedTree) throws -> EncodedStrip {
        let strip = tree.strips[index]
        func compress(_ pixels: UnsafeBufferPointer<UInt32>) throws -> CompressedBand {
            try compressor.compress(
                pixels, width: tree.pixelWidth, height: strip.rows.count, y: strip.rows.lowerBound)
        }
        let painter = StripPainter(compositor: compositor, cache: cache, threads: 1)
        if let mixed = try painter.mixed(index, of: tree) {
            return EncodedStrip(
                band: try mixed.pixels.withUnsafeBufferPointer(compress),
                diagnostics: mixed.diagnostics)
        }
        var diagnostics: [Diagnostic] = []
        let band = try compositor.paint(
            strip, of: tree, report: { diagnostics.append($0) }, compress)
        return EncodedStrip(band: band, diagnostics: diagnostics)
    }
}

extension [EncodedStrip] {
    /// The strips as they go into a PNG; what there is to say of them goes to the current log.
    func bands() -> [CompressedBand] {
        let log = DiagnosticLog.current
        return map { strip in
            for diagnostic in strip.diagnostics { log?.record(diagnostic) }
            return strip.band
        }
    }
}

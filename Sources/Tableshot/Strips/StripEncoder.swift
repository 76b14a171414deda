import Foundation
import TableCompositing
import TableDrawing
import TableImages

/// Encoder of a picture's strips that reuses cached strips and paints the others.
struct StripEncoder: Sendable {
    let compositor: Compositor
    let compressor: PNGBandCompressor
    let compression: PNGCompression
    let cache: PictureCache?
    /// Number of threads that paint and compress; the strips are independent of it.
    var threads: Int

    /// Number of pixels with a time for painting and compression equal to the start of a thread.
    private static let pixelsWorthThread = 200_000

    /// Returns all strips of a tree, from top to bottom.
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

    /// Returns the remaining work for the strips of a tree, to be shared by threads.
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

    /// Returns the strip of a tree at an index.
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
    /// Returns the strips as bands of a PNG and records their diagnostics in the current log.
    func bands() -> [CompressedBand] {
        let log = DiagnosticLog.current
        return map { strip in
            for diagnostic in strip.diagnostics { log?.record(diagnostic) }
            return strip.band
        }
    }
}

/// Strip in compressed PNG form, with the diagnostics of its painting.
struct EncodedStrip: Sendable {
    var band: CompressedBand
    var diagnostics: [Diagnostic]
}

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
    let threads: Int

    /// Pixels that take about as long to paint and compress as it takes to start a thread.
    private static let pixelsWorthThread = 200_000

    /// All strips of a tree, from the top down.
    func strips(of tree: PlacedTree) throws -> [EncodedStrip] {
        let keys = tree.strips.map { key(of: $0) }
        var found = cache?.strips(for: keys) ?? Array(repeating: nil, count: keys.count)
        var missing: [Int] = []
        // Strips that show the same are made once.
        var twins: [PictureCache.Key: Int] = [:]
        for index in found.indices where found[index] == nil {
            if let key = keys[index] {
                guard twins[key] == nil else { continue }
                twins[key] = index
            }
            missing.append(index)
        }
        let made = try make(missing, of: tree)
        for (index, strip) in zip(missing, made) {
            found[index] = strip
            if let key = keys[index] { cache?.keep(strip, for: key) }
        }
        return found.indices.compactMap { index in
            let twin = keys[index].flatMap { twins[$0] } ?? index
            guard var strip = found[index] ?? found[twin] else { return nil }
            strip.band = strip.band.moved(toRow: tree.strips[index].rows.lowerBound)
            return strip
        }
    }

    private func key(of strip: Strip) -> PictureCache.Key? {
        guard compression != .recorded, let fingerprint = strip.fingerprint else { return nil }
        return PictureCache.Key(
            fingerprint: fingerprint, height: strip.rows.count, isOpaque: compressor.isOpaque,
            compression: compression)
    }

    private func make(_ indices: [Int], of tree: PlacedTree) throws -> [EncodedStrip] {
        let pixels = indices.reduce(0) { $0 + tree.strips[$1].rows.count * tree.pixelWidth }
        let workers = min(threads, indices.count, 1 + pixels / Self.pixelsWorthThread)
        guard workers > 1 else { return try indices.map { try make(tree.strips[$0], of: tree) } }
        let results = ResultSlots<EncodedStrip>(count: indices.count)
        let queue = WorkQueue(count: indices.count)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let next = queue.next() {
                results.fill(next) { try make(tree.strips[indices[next]], of: tree) }
            }
        }
        return try results.values()
    }

    private func make(_ strip: Strip, of tree: PlacedTree) throws -> EncodedStrip {
        var diagnostics: [Diagnostic] = []
        let band = try compositor.paint(strip, of: tree, report: { diagnostics.append($0) }) {
            try compressor.compress(
                $0, width: tree.pixelWidth, height: strip.rows.count, y: strip.rows.lowerBound)
        }
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

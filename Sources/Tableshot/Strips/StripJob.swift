import Foundation
import TableCompositing
import TableDrawing

/// Strips of a tree that must be painted and compressed, shared by threads.
final class StripJob: @unchecked Sendable {
    private let encoder: StripEncoder
    private let tree: PlacedTree
    private let keys: [PictureCache.Key?]
    private let found: [EncodedStrip?]
    /// Indices of the strips to be made; only the first of several equal strips is made.
    private let missing: [Int]
    private let firsts: [PictureCache.Key: Int]
    private let queue: WorkQueue
    private let results: OrderedResults<EncodedStrip>

    /// - Parameter found: Cached strips.
    init(
        _ encoder: StripEncoder, _ tree: PlacedTree, keys: [PictureCache.Key?],
        found: [EncodedStrip?]
    ) {
        var missing: [Int] = []
        var firsts: [PictureCache.Key: Int] = [:]
        for index in found.indices where found[index] == nil {
            if let key = keys[index] {
                guard firsts[key] == nil else { continue }
                firsts[key] = index
            }
            missing.append(index)
        }
        self.encoder = encoder
        self.tree = tree
        self.keys = keys
        self.found = found
        self.missing = missing
        self.firsts = firsts
        queue = WorkQueue(count: missing.count)
        results = OrderedResults(count: missing.count)
    }

    /// Number of strips to be made.
    var count: Int { missing.count }

    /// Number of pixels of the strips to be made.
    var pixels: Int {
        missing.reduce(0) { $0 + tree.strips[$1].rows.count * tree.pixelWidth }
    }

    /// Makes strips until every strip has been taken.
    func work() {
        while let next = queue.next() {
            results.fill(next) { try encoder.make(missing[next], of: tree) }
        }
    }

    /// Returns all strips from top to bottom; must be called after every thread has returned
    /// from `work()`.
    func strips() throws -> [EncodedStrip] {
        var all = found
        for (index, strip) in zip(missing, try results.values()) {
            all[index] = strip
            if let key = keys[index] { encoder.cache?.store(strip, for: key) }
        }
        return all.indices.compactMap { index in
            let first = keys[index].flatMap { firsts[$0] } ?? index
            guard var strip = all[index] ?? all[first] else { return nil }
            strip.band = strip.band.moved(toRow: tree.strips[index].rows.lowerBound)
            return strip
        }
    }
}

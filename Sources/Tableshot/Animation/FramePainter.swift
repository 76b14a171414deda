import Foundation
import TableCompositing
import TableDrawing
import TableImages

/// Distributor of an animation's frames to sinks.
///
/// Sinks for PNG receive strips; unchanged strips are neither painted nor compressed again.
/// Other sinks receive pixels. If all sinks take strips, several frames are collected and
/// painted concurrently. The first frame is painted alone, with concurrent strips, so that
/// later frames find its strips in the cache.
struct FramePainter {
    private typealias Bands = [PNGCompression: [EncodedStrip]]

    /// Waiting frame with its content, or without content if it equals the preceding frame.
    private struct Waiting {
        var placed: PlacedTree?
        var index: Int
        var time: Double
        var duration: Double
    }

    private let animation: Animation
    private let plain: [any FrameSink]
    private let compressed: [any CompressedFrameSink]
    /// Encoders, one for each compression.
    private let encoders: [PNGCompression: StripEncoder]
    /// Number of frames painted concurrently.
    private let batch: Int
    private var waiting: [Waiting] = []
    private var hasBegun = false
    /// Current pair of pictures that is mixed in successive frames.
    private var mixture: (first: RenderNode, second: RenderNode, placed: PlacedMixture)?
    private var root: RenderNode?
    /// Content of the last written frame.
    private var bands: [PNGCompression: [CompressedBand]] = [:]
    private var bitmap: Bitmap?

    init(_ animation: Animation, sinks: [any FrameSink]) {
        self.animation = animation
        compressed = sinks.compactMap { $0 as? any CompressedFrameSink }
        plain = sinks.filter { !($0 is any CompressedFrameSink) }
        batch = plain.isEmpty && animation.threads > 1 ? 2 * animation.threads : 1
        var encoders: [PNGCompression: StripEncoder] = [:]
        for sink in compressed {
            encoders[sink.compression] = StripEncoder(
                compositor: Picture.compositor,
                compressor: PNGBandCompressor(
                    isOpaque: animation.isOpaque, compression: sink.compression),
                compression: sink.compression, cache: animation.cache,
                threads: animation.threads)
        }
        self.encoders = encoders
    }

    /// Adds the content of a frame; a frame equal to the preceding frame is not painted.
    ///
    /// - Parameter progress: Receives the index of each written frame.
    mutating func write(
        _ tree: RenderTree, _ index: Int, time: Double, duration: Double,
        progress: (Int) throws -> Void
    ) throws {
        let isNew = root.map { $0 != tree.root } ?? true
        root = tree.root
        if isNew, !plain.isEmpty { bitmap = try animation.bitmap(of: tree) }
        let placed = isNew && !compressed.isEmpty ? try self.placed(tree) : nil
        waiting.append(Waiting(placed: placed, index: index, time: time, duration: duration))
        if !hasBegun || waiting.count >= batch { try flush(progress: progress) }
        hasBegun = true
    }

    /// Writes the waiting frames.
    mutating func flush(progress: (Int) throws -> Void) throws {
        var frames: [PNGCompression: [CompressedFrame]] = [:]
        for (frame, strips) in zip(waiting, try paint()) {
            if let strips {
                bands = animation.recording { strips.mapValues { $0.bands() } }
            }
            for compression in encoders.keys {
                frames[compression, default: []].append(
                    CompressedFrame(
                        index: frame.index, time: frame.time, duration: frame.duration,
                        bands: bands[compression] ?? []))
            }
        }
        for sink in compressed {
            try sink.write(frames[sink.compression] ?? [], threads: animation.threads)
        }
        for frame in waiting {
            if let bitmap {
                for sink in plain {
                    try sink.write(
                        Frame(
                            index: frame.index, time: frame.time, duration: frame.duration,
                            bitmap: bitmap))
                }
            }
            try progress(frame.index)
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Returns the strips of each waiting frame, with `nil` for a frame equal to the preceding
    /// frame.
    private func paint() throws -> [Bands?] {
        let frames = waiting.map(\.placed)
        let threads = frames.count > 1 ? 1 : animation.threads
        let encoders = encoders.mapValues { encoder in
            var encoder = encoder
            encoder.threads = threads
            return encoder
        }
        @Sendable func strips(_ index: Int) throws -> Bands? {
            guard let placed = frames[index] else { return nil }
            return try encoders.mapValues { try $0.strips(of: placed) }
        }
        guard frames.count > 1 else { return try frames.indices.map(strips) }
        let results = OrderedResults<Bands?>(count: frames.count)
        let queue = WorkQueue(count: frames.count)
        DispatchQueue.concurrentPerform(iterations: min(animation.threads, frames.count)) { _ in
            while let index = queue.next() { results.fill(index) { try strips(index) } }
        }
        return try results.values()
    }

    private mutating func placed(_ tree: RenderTree) throws -> PlacedTree {
        try mixed(tree) ?? animation.recording { try Picture.compositor.placed(tree) }
    }

    /// Returns a placed mix of two pictures and reuses the preceding mix if the pictures are
    /// unchanged, or returns `nil` for another tree.
    private mutating func mixed(_ tree: RenderTree) throws -> PlacedTree? {
        guard case .mix(let first, let second, let share) = tree.root.contents else { return nil }
        if mixture.map({ $0.first != first || $0.second != second }) ?? true {
            mixture = try animation.recording { try Picture.compositor.mixture(tree) }.map {
                (first, second, $0)
            }
        }
        return mixture?.placed.tree(share: share)
    }
}

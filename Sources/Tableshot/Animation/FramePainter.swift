import Foundation
import TableCompositing
import TableDrawing
import TableImages

/// Gives the frames of an animation to sinks: to those that write PNGs as strips, of which those
/// that have not changed are neither painted nor compressed again, to the others as pixels.
///
/// Where all sinks take strips, some frames wait and are then painted side by side; not so the first, of
/// which every strip is new: its strips are, so that those after it find them.
struct FramePainter {
    private typealias Bands = [PNGCompression: [EncodedStrip]]

    /// A frame that waits: what it shows, or nothing where that is what the one before shows.
    private struct Waiting {
        var placed: PlacedTree?
        var index: Int
        var time: Double
        var duration: Double
    }

    private let animation: Animation
    private let plain: [any FrameSink]
    private let compressed: [any CompressedFrameSink]
    /// One for each way of compressing.
    private let encoders: [PNGCompression: StripEncoder]
    /// How many frames are painted side by side.
    private let batch: Int
    private var waiting: [Waiting] = []
    private var hasBegun = false
    /// Two pictures that are mixed frame after frame.
    private var mixture: (first: RenderNode, second: RenderNode, placed: PlacedMixture)?
    private var root: RenderNode?
    /// The last frame that was written.
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

    /// Takes what a frame shows; a frame that shows the same as the one before is not painted.
    ///
    /// - Parameter progress: Told the number of each frame that was written meanwhile.
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

    /// Writes the frames that wait.
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

    /// The strips of each frame that waits; nothing for one that shows what the one before shows.
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
        let results = ResultSlots<Bands?>(count: frames.count)
        let queue = WorkQueue(count: frames.count)
        DispatchQueue.concurrentPerform(iterations: min(animation.threads, frames.count)) { _ in
            while let index = queue.next() { results.fill(index) { try strips(index) } }
        }
        return try results.values()
    }

    private mutating func placed(_ tree: RenderTree) throws -> PlacedTree {
        try mixed(tree) ?? animation.recording { try Picture.compositor.placed(tree) }
    }

    /// A tree that mixes the same two pictures as the one before, or others.
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

import TableCompositing
import TableDrawing
import TableImages

/// Gives the frames of an animation to sinks: to those that write PNGs as strips, of which those
/// that have not changed are neither painted nor compressed again, to the others as pixels.
struct FramePainter {
    private let animation: Animation
    private let plain: [any FrameSink]
    private let compressed: [any CompressedFrameSink]
    /// One for each way of compressing.
    private let encoders: [PNGCompression: StripEncoder]
    /// Two pictures that are mixed frame after frame.
    private var mixture: (first: RenderNode, second: RenderNode, placed: PlacedMixture)?
    private var last:
        (root: RenderNode, bitmap: Bitmap?, bands: [PNGCompression: [CompressedBand]])?

    init(_ animation: Animation, sinks: [any FrameSink]) {
        self.animation = animation
        compressed = sinks.compactMap { $0 as? any CompressedFrameSink }
        plain = sinks.filter { !($0 is any CompressedFrameSink) }
        var encoders: [PNGCompression: StripEncoder] = [:]
        for sink in compressed {
            encoders[sink.compression] = StripEncoder(
                compositor: Animation.compositor,
                compressor: PNGBandCompressor(
                    isOpaque: animation.isOpaque, compression: sink.compression),
                compression: sink.compression, cache: animation.cache,
                threads: animation.threads)
        }
        self.encoders = encoders
    }

    /// Writes what a frame shows; a frame that shows the same as the one before is not painted.
    mutating func write(
        _ tree: RenderTree, _ index: Int, time: Double, duration: Double
    ) throws {
        if last.map({ $0.root != tree.root }) ?? true {
            let bands = try strips(of: tree)
            let bitmap = plain.isEmpty ? nil : try animation.bitmap(of: tree)
            last = (tree.root, bitmap, bands)
        }
        guard let last else { return }
        for sink in compressed {
            try sink.write(
                CompressedFrame(
                    index: index, time: time, duration: duration,
                    bands: last.bands[sink.compression] ?? []))
        }
        guard let bitmap = last.bitmap else { return }
        for sink in plain {
            try sink.write(Frame(index: index, time: time, duration: duration, bitmap: bitmap))
        }
    }

    private mutating func strips(of tree: RenderTree) throws -> [PNGCompression: [CompressedBand]] {
        guard !encoders.isEmpty else { return [:] }
        let mixed = try mixed(tree)
        return try animation.recording {
            let placed = try mixed ?? Animation.compositor.placed(tree)
            return try encoders.mapValues { try $0.strips(of: placed).bands() }
        }
    }

    /// A tree that mixes the same two pictures as the one before, or others.
    private mutating func mixed(_ tree: RenderTree) throws -> PlacedTree? {
        guard case .mix(let first, let second, let share) = tree.root.contents else { return nil }
        if mixture.map({ $0.first != first || $0.second != second }) ?? true {
            mixture = try animation.recording { try Animation.compositor.mixture(tree) }.map {
                (first, second, $0)
            }
        }
        return mixture?.placed.tree(share: share)
    }
}

import Foundation
import TableAnimation
import TableCompositing
import TableDrawing
import TableImages
import TableInspection
import TableViews

/// Something that moves, ready to be made into frames.
///
/// It is a recipe: every pass over the frames makes the views anew and lets them move in a clock of
/// their own, so that frames can be asked for as often as wanted, always the same. Like the views it
/// makes, it belongs to one task.
public final class Animation {
    /// The size of every frame in points.
    public let size: CGSize
    /// Device pixels per point.
    public let scale: Double
    /// The instants of the frames.
    public let times: FrameTimes
    /// Whether no frame has a translucent pixel.
    public let isOpaque: Bool
    /// How many threads paint a large frame; the pixels do not depend on it.
    public var threads = Picture.standardThreads

    /// Keeps strips that do not change from frame to frame, and from pass to pass.
    public var cache = PictureCache()

    private let makeStage: () throws -> any AnimationStage
    private let log: DiagnosticLog

    /// An animation of stages that `makeStage` makes, one for each pass.
    ///
    /// - Parameter duration: in seconds; nothing lasts until everything has come to rest.
    /// - Throws: `FrameTimesError` for a duration or rate that has no frames, and what `makeStage` throws.
    init(
        start: Double = 0, duration: Double?, framesPerSecond: Double, log: DiagnosticLog,
        makeStage: @escaping () throws -> any AnimationStage
    ) throws {
        let stage = try makeStage()
        size = stage.size
        scale = stage.scale
        isOpaque = stage.background.alpha >= 1
        self.log = log
        self.makeStage = makeStage
        try PictureLimits.check(size: size, scale: scale)
        times = try FrameTimes(
            start: start, duration: try duration ?? (stage.settle() - start),
            framesPerSecond: framesPerSecond)
        if times.count == 1 {
            log.record(
                Diagnostic(
                    "animation.one-frame",
                    message: "the first state is shown alone: found one frame of "
                        + "\(MessageNumber.text(times.duration)) s at "
                        + counted(MessageNumber.text(framesPerSecond), "frame")
                        + " per second, expected a higher rate or a longer duration"))
        }
    }

    /// What was noticed so far: "rendered, but…".
    public var diagnostics: [Diagnostic] { log.diagnostics }
    /// Pixels across.
    public var pixelWidth: Int { RenderTree.empty(size: size, scale: scale).pixelWidth }
    /// Pixels down.
    public var pixelHeight: Int { RenderTree.empty(size: size, scale: scale).pixelHeight }

    /// Hands over what each frame shows, decided and not yet painted, in order.
    ///
    /// - Throws: `RenderError.table` if a table made a mistake, naming the instant, and what `body` throws.
    public func forEachTree(_ body: (_ index: Int, _ time: Double, RenderTree) throws -> Void)
        throws
    {
        let stage = try makeStage()
        for (index, time) in times.enumerated() {
            try body(index, time, try tree(of: stage, at: time))
        }
    }

    /// Hands over what a screen reader finds at the start, whenever nothing moves, and at the end; nothing of
    /// a fade between pictures.
    ///
    /// While something moves, rows that leave are still there and others stand where they will be: a screen
    /// reader's user would not be told so.
    /// - Throws: as `forEachTree(_:)` does.
    package func forEachAccessibilityTree(
        _ body: (_ index: Int, _ time: Double, AccessibilityNode) throws -> Void
    ) throws {
        let stage = try makeStage()
        for (index, time) in times.enumerated() {
            _ = try tree(of: stage, at: time)
            let isEnd = index == 0 || index == times.count - 1
            guard let node = stage.accessibility(evenInMotion: isEnd) else { continue }
            try body(index, time, node)
        }
    }

    /// What a frame shows, decided and not yet painted.
    ///
    /// - Throws: as `forEachTree(_:)` does. Frames are counted from 0.
    public func renderTree(ofFrame index: Int) throws -> RenderTree {
        precondition(times.indices.contains(index), "there is no frame \(index)")
        let stage = try makeStage()
        var tree = try tree(of: stage, at: times[0])
        for each in 0...index { tree = try self.tree(of: stage, at: times[each]) }
        return tree
    }

    /// A frame's pixels.
    ///
    /// - Throws: as `forEachTree(_:)` does, or the compositor's error.
    public func bitmap(ofFrame index: Int) throws -> Bitmap {
        try bitmap(of: try renderTree(ofFrame: index))
    }

    /// Hands over the frames that a playback shows, painted, in its order.
    ///
    /// A frame that shows the same as the one before is not painted again.
    /// - Throws: `AnimationError` for a playback that has no frames, and as `forEachTree(_:)` does.
    public func forEachFrame(
        _ playback: AnimationPlayback = AnimationPlayback(), _ body: (Frame) throws -> Void
    ) throws {
        var painted: (root: RenderNode, bitmap: Bitmap)?
        try forEachShown(playback) { tree, index, shown in
            let bitmap: Bitmap
            if let painted, painted.root == tree.root {
                bitmap = painted.bitmap
            } else {
                bitmap = try self.bitmap(of: tree)
            }
            painted = (tree.root, bitmap)
            try body(
                Frame(index: index, time: shown.time, duration: shown.duration, bitmap: bitmap))
        }
    }

    /// Hands over what each frame of a playback shows, in its order, with its number there, its
    /// instant and how long it stands.
    func forEachShown(
        _ playback: AnimationPlayback,
        _ body: (RenderTree, Int, (time: Double, duration: Double)) throws -> Void
    ) throws {
        let plan = try playback.plan(for: times)
        var kept: [RenderTree] = []
        var number = 0
        func show(_ tree: RenderTree) throws {
            try body(tree, number, plan.frames[number])
            number += 1
        }
        var wanted = plan.indices[...]
        try forEachTree { index, _, tree in
            guard wanted.first == index else { return }
            wanted.removeFirst()
            if plan.backwards > 0 { kept.append(tree) }
            try show(tree)
        }
        for tree in kept.dropLast().reversed().prefix(plan.backwards) { try show(tree) }
    }

    /// Writes the animation to sinks, all in one pass.
    ///
    /// - Parameters:
    ///   - name: what the animation is called.
    ///   - text: texts to carry along where a format can; nothing names the program and its libraries.
    ///   - progress: told the share that is done, from 0 to 1.
    /// - Throws: as `forEachFrame(_:_:)` does, and the sinks' errors; then no sink has left a file that
    ///   is not whole.
    public func write(
        to sinks: [any FrameSink], playback: AnimationPlayback = AnimationPlayback(),
        name: String = "", text: [PNGText]? = nil, progress: ((Double) throws -> Void)? = nil
    ) throws {
        let plan = try playback.plan(for: times)
        let sequence = FrameSequence(
            name: name, width: pixelWidth, height: pixelHeight, scale: scale,
            frameCount: plan.frames.count, framesPerSecond: plan.framesPerSecond,
            stepsPerSecond: plan.stepsPerSecond, loopCount: playback.loopCount,
            isOpaque: isOpaque, text: text ?? PictureStamp.texts)
        let closed = plan.closing.map { _ in sinks.filter { !$0.hasLoops } } ?? []
        try recording {
            for sink in sinks {
                var sequence = sequence
                if closed.contains(where: { $0 === sink }) { sequence.frameCount += 1 }
                try sink.begin(sequence)
            }
        }
        func report(_ index: Int) throws {
            try progress?(Double(index + 1) / Double(plan.frames.count))
        }
        var painter = FramePainter(self, sinks: sinks)
        var first: RenderTree?
        try forEachShown(playback) { tree, index, shown in
            if first == nil, !closed.isEmpty { first = tree }
            try painter.write(
                tree, index, time: shown.time, duration: shown.duration, progress: report)
        }
        try painter.flush(progress: report)
        if let first, let closing = plan.closing {
            var painter = FramePainter(self, sinks: closed)
            try painter.write(
                first, plan.frames.count, time: closing.time, duration: closing.duration
            ) { _ in }
            try painter.flush { _ in }
        }
        for sink in sinks { try sink.finish() }
    }

    private func tree(of stage: any AnimationStage, at time: Double) throws -> RenderTree {
        try DiagnosticLog.$current.withValue(log) {
            let root = try stage.lower(at: time)
            let errors = log.diagnostics.filter { $0.severity == .error }
            guard errors.isEmpty else { throw RenderError.table(errors.map { $0.at(time) }) }
            return RenderTree(
                root: root, size: size, scale: scale, background: stage.background)
        }
    }

    /// Runs `body` so that what there is to say of it is added to the diagnostics.
    func recording<Value>(_ body: () throws -> Value) rethrows -> Value {
        try DiagnosticLog.$current.withValue(log, operation: body)
    }

    func bitmap(of tree: RenderTree) throws -> Bitmap {
        try recording {
            let isLarge = pixelWidth * pixelHeight >= Picture.pixelsWorthThreads
            return try Picture.compositor.bitmap(of: tree, threads: isLarge ? threads : 1)
        }
    }
}

extension Diagnostic {
    /// The diagnostic with the instant at which it was raised.
    fileprivate func at(_ time: Double) -> Diagnostic {
        var result = self
        result.message += " (at \((time * 1_000).rounded() / 1_000) s)"
        return result
    }
}

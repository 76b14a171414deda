import Foundation
import TableAnimation
import TableCompositing
import TableDrawing
import TableImages
import TableInspection
import TableViews

/// Recipe for the frames of an animation.
///
/// Every pass over the frames creates new views and lets them move on a new clock. Frames can
/// therefore be requested repeatedly and are always equal. Like its views, an animation belongs
/// to a single task.
public final class Animation {
    /// Size of every frame, in points.
    public let size: CGSize
    /// Device pixels per point.
    public let scale: Double
    /// Instants of the frames.
    public let times: FrameTimes
    /// Whether every pixel of every frame is opaque.
    public let isOpaque: Bool
    /// Number of threads that paint a large frame; the pixels are independent of it.
    public var threads = Picture.standardThreads

    /// Cache of strips that stay unchanged between frames and between passes.
    public var cache = PictureCache()

    private let makeStage: () throws -> any AnimationStage
    private let log: DiagnosticLog

    /// Creates an animation of the stages made by `makeStage`, one stage for each pass.
    ///
    /// - Parameter duration: Duration in seconds, or `nil` until all motion has ended.
    /// - Throws: `FrameTimesError` for a duration or rate without frames, and the errors of
    ///   `makeStage`.
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
                    message: "the first state is shown alone: there is one frame of "
                        + "\(MessageNumber.text(times.duration)) s at "
                        + counted(MessageNumber.text(framesPerSecond), "frame")
                        + " per second; give a higher rate or a longer duration"))
        }
    }

    /// Diagnostics recorded since the animation was created.
    public var diagnostics: [Diagnostic] { log.diagnostics }
    /// Width in pixels.
    public var pixelWidth: Int { RenderTree.empty(size: size, scale: scale).pixelWidth }
    /// Height in pixels.
    public var pixelHeight: Int { RenderTree.empty(size: size, scale: scale).pixelHeight }

    /// Calls `body` with the resolved, unpainted render tree of each frame, in order.
    ///
    /// - Throws: `RenderError.table` with the instant if the table caused an error, and the
    ///   errors of `body`.
    public func forEachTree(_ body: (_ index: Int, _ time: Double, RenderTree) throws -> Void)
        throws
    {
        let stage = try makeStage()
        for (index, time) in times.enumerated() {
            try body(index, time, try tree(of: stage, at: time))
        }
    }

    /// Calls `body` with the accessibility tree at the start, at every instant without motion,
    /// and at the end.
    ///
    /// During motion, leaving rows are still present and other rows are reported at their final
    /// places, so these trees would be misleading. A fade between pictures has no accessibility
    /// trees.
    ///
    /// - Throws: The errors of `forEachTree(_:)`.
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

    /// Returns the resolved, unpainted render tree of a frame; frames are counted from 0.
    ///
    /// - Throws: The errors of `forEachTree(_:)`.
    public func renderTree(ofFrame index: Int) throws -> RenderTree {
        precondition(times.indices.contains(index), "there is no frame \(index)")
        let stage = try makeStage()
        var tree = try tree(of: stage, at: times[0])
        for each in 0...index { tree = try self.tree(of: stage, at: times[each]) }
        return tree
    }

    /// Returns the pixels of a frame.
    ///
    /// - Throws: The errors of `forEachTree(_:)`, or the compositor's error.
    public func bitmap(ofFrame index: Int) throws -> Bitmap {
        try bitmap(of: try renderTree(ofFrame: index))
    }

    /// Calls `body` with the painted frames of a playback, in playback order.
    ///
    /// A frame equal to the preceding frame is not painted again.
    ///
    /// - Throws: `AnimationError` for a playback without frames, and the errors of
    ///   `forEachTree(_:)`.
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

    /// Calls `body` with the render tree of each frame of a playback, its index in the
    /// playback, its instant and its duration.
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

    /// Writes the animation to all sinks in a single pass.
    ///
    /// - Parameters:
    ///   - sinks: Receivers of the frames.
    ///   - playback: Direction, repetitions and holds of the animation.
    ///   - name: Name of the animation.
    ///   - text: Texts to store in formats with text support, or `nil` for the program and its
    ///     libraries.
    ///   - progress: Receives the completed share, from 0 to 1.
    /// - Throws: The errors of `forEachFrame(_:_:)` and of the sinks. After an error, no sink
    ///   leaves an incomplete file.
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

    /// Runs `body` and adds its diagnostics to the animation's diagnostics.
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
    /// Returns the diagnostic with the instant of its recording.
    fileprivate func at(_ time: Double) -> Diagnostic {
        var result = self
        result.message += " (at \((time * 1_000).rounded() / 1_000) s)"
        return result
    }
}

import ArgumentParser
import Foundation
import Tableshot

/// A writer that renders the frames of a run and prints its messages.
struct AnimationWriter {
    /// One document, or two documents for a cross-fade.
    let requests: [PictureRequest]
    let options: AnimationOptions
    let outputs: [FrameOutput]
    let trees: [TreeInstant]
    let isStrict: Bool
    let isQuiet: Bool
    let threads: Int?
    private let console = Console.standard
    private var origin: String { requests[0].origin }

    init(
        requests: [PictureRequest], options: AnimationOptions, outputs: [FrameOutput],
        trees: [TreeInstant], isStrict: Bool, isQuiet: Bool, threads: Int?
    ) {
        self.requests = requests
        self.options = options
        self.outputs = outputs
        self.trees = trees
        self.isStrict = isStrict
        self.isQuiet = isQuiet
        self.threads = threads
    }

    /// Writes all outputs in a single pass, and reports errors.
    ///
    /// - Throws: an `ExitCode` if an output could not be written.
    func write() throws {
        do {
            try writeAll()
            console.endProgress()
        } catch {
            console.endProgress()
            if !(error is ReportedFailure) { console.report(error, path: origin) }
            throw ExitCode(ExitStatus.badInput)
        }
    }

    private func writeAll() throws {
        // For two documents, `--duration` is the duration of the cross-fade.
        let duration = requests.count == 1 ? options.duration : nil
        let warnings = requests.flatMap { $0.document.warnings(playedFor: duration) }
        for warning in warnings {
            console.printError(DiagnosticFormatter.text(of: warning, isStrict: isStrict))
        }
        if isStrict, !warnings.isEmpty { throw ReportedFailure() }
        let animation = try requests[0].placed(makeAnimation)
        if let threads { animation.threads = threads }
        if isStrict {
            // Written frames cannot be withdrawn. Therefore a strict run collects all
            // diagnostics first.
            try collectDiagnostics(animation)
            try report(animation, and: gifRemarks(animation))
        }
        try printTrees(of: animation)
        if !outputs.isEmpty { try write(animation) }
        if !isStrict { try report(animation) }
        let isStreamed = outputs.contains { $0.path == nil }
        guard !isQuiet, !isStreamed else { return }
        for path in outputs.compactMap(\.path) { try console.print(path) }
    }

    /// Renders everything that the outputs need, and collects all diagnostics.
    private func collectDiagnostics(_ animation: Animation) throws {
        guard !outputs.isEmpty else { return try animation.forEachTree { _, _, _ in } }
        // Reversed frames have no new diagnostics.
        var playback = options.playback(of: requests[0].document.animation)
        playback.isBackAndForth = false
        try animation.forEachFrame(playback) { _ in
            guard !isQuiet else { return }
            console.showProgress("checking \(origin)")
        }
    }

    /// Returns the remarks about properties that a GIF cannot keep; empty if no output is a GIF.
    private func gifRemarks(_ animation: Animation) throws -> [Diagnostic] {
        let hasGIF = outputs.contains { if case .gif = $0 { true } else { false } }
        guard hasGIF else { return [] }
        let playback = options.playback(of: requests[0].document.animation)
        let count = try requests[0].placed { try playback.frameCount(of: animation) }
        let rate = animation.times.framesPerSecond / Double(playback.every)
        return GIFSink.remarks(onRate: count > 1 ? rate : nil, isOpaque: animation.isOpaque)
    }

    private func makeAnimation() throws -> Animation {
        let first = requests[0]
        let crop = try options.cropped().crop
        guard requests.count == 1 else {
            let theme = first.document.theme
            return try crossfade(
                from: first.document, to: requests[1].document,
                duration: options.duration ?? theme.animation.selection.duration,
                framesPerSecond: options.fps ?? first.document.animation.framesPerSecond,
                curve: options.curve?.curve ?? .linear, fade: options.fade ?? .exact, crop: crop,
                fontBook: first.fontBook)
        }
        let isStill = first.document.timeline.isEmpty
        guard !isStill || options.duration ?? first.document.animation.duration != nil else {
            throw CommandFailure(
                "the document has no timeline; add a timeline, or give a second document for a fade",
                path: first.place())
        }
        return try animate(
            first.document, duration: options.duration, framesPerSecond: options.fps, crop: crop,
            fontBook: first.fontBook)
    }

    private func write(_ animation: Animation) throws {
        // Report errors of the playback before creating any file.
        let playback = options.playback(of: requests[0].document.animation)
        _ = try requests[0].placed { try playback.frameCount(of: animation) }
        var made: [String] = []
        do {
            let sinks = try outputs.map { try $0.sink(making: &made) }
            try animation.write(to: sinks, playback: playback, name: requests[0].pictureName) {
                share in
                // All readers have closed their pipes.
                if sinks.allSatisfy({ ($0 as? PipedFrameSink)?.isClosed == true }) {
                    throw ClosedPipeError()
                }
                guard !isQuiet else { return }
                console.showProgress("animating \(origin) \(Int(share * 100)) %")
            }
        } catch is ClosedPipeError {
            return
        } catch {
            OutputFolder.removeEmpty(made)
            if error is OutputError { reportWholeFrames() }
            throw error
        }
    }

    /// Reports that a folder contains only a part of the frames because the run ended early.
    private func reportWholeFrames() {
        for case .folder(let folder) in outputs
        where access(FrameFolderSink.path(ofFrame: 0, of: 1, in: folder), F_OK) == 0 {
            console.printError(
                "\(folder): warning: some frames could not be written; the written frames are complete"
            )
        }
    }

    private func printTrees(of animation: Animation) throws {
        guard !trees.isEmpty else { return }
        let times = animation.times
        let end = times.start + times.duration
        // A stated duration may end between two frames, and the printed instants are rounded to
        // milliseconds.
        let step = times.count > 1 ? times[1] - times[0] : 0
        let tolerance = max(0.0005, step / 2) + 1e-6
        var wanted: Set<Int> = []
        for tree in trees {
            switch tree {
            case .all:
                let playback = options.playback(of: requests[0].document.animation)
                wanted.formUnion(try playback.frames(of: animation))
            case .at(let time):
                guard time <= end + tolerance else {
                    throw CommandFailure(
                        "'--tree' is \(AnimationOptions.text(time)); the animation ends at "
                            + counted(AnimationOptions.text(end), "second"), path: origin)
                }
                let nearest = times.indices.min { abs(times[$0] - time) < abs(times[$1] - time) }
                wanted.insert(nearest ?? 0)
            }
        }
        try animation.forEachTree { index, time, tree in
            guard wanted.contains(index) else { return }
            let instant = (time * 1_000).rounded() / 1_000
            try console.write(
                "frame \(index) at \(AnimationOptions.text(instant)) s\n" + tree.root.dump)
        }
    }

    /// Prints the diagnostics.
    ///
    /// - Throws: a `ReportedFailure` in a strict run if the animation has diagnostics.
    private func report(_ animation: Animation, and remarks: [Diagnostic] = []) throws {
        var printed: Set<String> = []
        for diagnostic in animation.diagnostics + remarks {
            let line = DiagnosticFormatter.line(diagnostic, path: origin, isStrict: isStrict)
            if printed.insert(line).inserted { console.printError(line) }
        }
        if isStrict, !printed.isEmpty { throw ReportedFailure() }
    }
}

/// The reader of the only output has closed its pipe.
private struct ClosedPipeError: Error {}

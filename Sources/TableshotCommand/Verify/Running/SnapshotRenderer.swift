import Foundation
import TableSnapshots
import Tableshot

/// A renderer for the files of a request's snapshots.
struct SnapshotRenderer {
    let request: PictureRequest
    /// The tolerance from the options, or `nil` to use the document's tolerance.
    let tolerance: Tolerance?

    /// The rendered files by kind, and the diagnostics.
    struct RenderedFiles {
        var subjects: [SnapshotKind: any Recordable] = [:]
        var diagnostics: [Diagnostic] = []
        /// Lines about fonts that the suite's folder lacks.
        var fontRemarks: [String] = []
    }

    /// Renders the files of the given kinds.
    ///
    /// - Throws: the errors of rendering.
    func render(_ kinds: [SnapshotKind]) throws -> RenderedFiles {
        var rendered = RenderedFiles()
        for kind in kinds {
            switch kind {
            case .picture: try addPicture(to: &rendered)
            case .animation: try addAnimation(to: &rendered)
            case .renderTree:
                let text =
                    request.document.timeline.isEmpty
                    ? try inspected { $0.renderNode().dump } : try framesTree()
                rendered.subjects[kind] = try tree(text, kind)
            case .accessibility:
                let speech =
                    request.document.timeline.isEmpty
                    ? try inspected { Speech($0.accessibilityReport()) } : try speechOfFrames()
                rendered.subjects[kind] = try tree(speech.text, kind, spoken: speech.words)
            // Only test cases record custom texts.
            case .text: continue
            }
        }
        return rendered
    }

    private func addPicture(to rendered: inout RenderedFiles) throws {
        let picture = try request.picture()
        try ReferenceFile.check(width: picture.pixelWidth, height: picture.pixelHeight)
        // Several pictures are rendered in parallel, each by a single thread.
        picture.threads = 1
        let (bitmap, stamps) = try picture.recording()
        rendered.diagnostics = picture.diagnostics
        rendered.fontRemarks = request.fontFolder?.remarks(on: stamps) ?? []
        rendered.subjects[.picture] = RecordablePicture(
            bitmap, scale: picture.scale, stamps: stamps, tolerance: try effectiveTolerance(),
            ignoring: try ignored(of: picture),
            regions: { try picture.namedRegions() })
    }

    /// Returns the tolerance from the options, or from the document.
    private func effectiveTolerance() throws -> Tolerance {
        try tolerance ?? request.document.snapshot.tolerance.map { try Tolerance($0) } ?? .exact
    }

    /// Returns the places that the document excludes from the comparison.
    private func ignoring(_ find: () throws -> [IgnoredPlace]) throws -> [IgnoredPlace] {
        do {
            return try find()
        } catch let error as IgnoredPlaceError {
            let locations = request.document.snapshot.ignoredLocations
            guard error.missing.allSatisfy({ locations.indices.contains($0.index) }) else {
                throw CommandFailure(
                    "'snapshot: ignore': \(error)", path: request.place(of: "snapshot", "ignore"))
            }
            throw DocumentError(
                problems: error.missing.map { missing in
                    DocumentProblem(
                        .error, "'snapshot: ignore': \(error.description(of: missing))",
                        at: locations[missing.index],
                        // The list of available names is equal for all missing names, so the
                        // last note has it.
                        note: missing == error.missing.last
                            ? "the picture shows \(error.known)" : nil)
                })
        }
    }

    private func ignored(of picture: Picture) throws -> [IgnoredPlace] {
        try ignoring {
            try IgnoredPlaces.resolve(request.document.snapshot.ignored, in: picture.renderTree)
        }
    }

    private func ignored(of animation: Animation) throws -> [IgnoredPlace] {
        try ignoring {
            try IgnoredPlaces.resolve(request.document.snapshot.ignored, in: animation)
        }
    }

    /// Returns a text file in which the lines of ignored places are not compared.
    private func tree(
        _ text: String, _ kind: SnapshotKind, spoken: [AccessibilityLabelParts] = []
    ) throws -> RecordableText {
        let isAnimation = !request.document.timeline.isEmpty
        let ignored =
            request.document.snapshot.ignored.isEmpty
            ? [] : isAnimation ? try ignored(of: animation()) : try ignored(of: request.picture())
        return RecordableText(text, kind: kind, ignoring: ignored, spoken: spoken)
    }

    private func inspected<Value>(_ body: (TableInspector) throws -> Value) throws -> Value {
        try request.placed { try inspect(request.document, fontBook: request.fontBook, body).value }
    }

    private func animation() throws -> Animation {
        let animation = try request.placed {
            try animate(request.document, fontBook: request.fontBook)
        }
        animation.threads = 1
        return animation
    }

    private func addAnimation(to rendered: inout RenderedFiles) throws {
        let animation = try animation()
        let playback = AnimationPlayback(request.document.animation)
        rendered.subjects[.animation] = RecordableAnimation(
            encoded: try animation.recordedBytes(playback, name: request.pictureName),
            tolerance: try effectiveTolerance(), ignoring: try ignored(of: animation),
            details: { try animation.recordedDetails(playback) })
        rendered.diagnostics = animation.diagnostics
    }

    private func framesTree() throws -> String {
        var text = ""
        try animation().forEachTree { index, time, tree in
            text += Self.head(index, time) + tree.root.dump
        }
        return text
    }

    private static func head(_ index: Int, _ time: Double) -> String {
        let instant = AnimationOptions.text((time * 1_000).rounded() / 1_000)
        return "frame \(index) at \(instant) s\n"
    }

    /// The speech of a screen reader, and the words in it.
    private struct Speech {
        var text = ""
        var words: [AccessibilityLabelParts] = []

        init() {}
        init(_ report: AccessibilityReport) {
            text = report.dump
            words = report.tree.accessibilityLabelParts
        }
    }

    /// Returns the speech for the first frame, and for each frame at rest whose speech differs
    /// from the previous speech.
    private func speechOfFrames() throws -> Speech {
        var all = Speech()
        var last: String?
        var known: Set<AccessibilityLabelParts> = []
        try animation().forEachAccessibilityTree { index, time, tree in
            let speech = Speech(AccessibilityReport(tree))
            guard speech.text != last else { return }
            last = speech.text
            all.text += Self.head(index, time) + speech.text
            all.words += speech.words.filter { known.insert($0).inserted }
        }
        return all
    }
}

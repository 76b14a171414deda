import Foundation
import TableSnapshots
import Tableshot

/// A renderer for the files of a request's snapshots.
struct SnapshotMaking {
    let request: PictureRequest
    /// The tolerance from the options, or `nil` to use the document's tolerance.
    let tolerance: Tolerance?

    /// The rendered files by kind, and the diagnostics.
    struct Made {
        var subjects: [SnapshotKind: any Recordable] = [:]
        var diagnostics: [Diagnostic] = []
    }

    /// Renders the files of the given kinds.
    ///
    /// - Throws: the errors of rendering.
    func make(_ kinds: [SnapshotKind]) throws -> Made {
        var made = Made()
        for kind in kinds {
            switch kind {
            case .picture: try addPicture(to: &made)
            case .animation: try addAnimation(to: &made)
            case .renderTree:
                let text =
                    request.document.timeline.isEmpty
                    ? try inspected { $0.renderNode().dump } : try framesTree()
                made.subjects[kind] = try tree(text, kind)
            case .accessibility:
                let heard =
                    request.document.timeline.isEmpty
                    ? try inspected { Heard($0.accessibilityReport()) } : try framesHeard()
                made.subjects[kind] = try tree(heard.text, kind, spoken: heard.words)
            // Only test cases record custom texts.
            case .text: continue
            }
        }
        return made
    }

    private func addPicture(to made: inout Made) throws {
        let picture = try request.picture()
        try ReferenceFile.check(width: picture.pixelWidth, height: picture.pixelHeight)
        // Several pictures are rendered in parallel, each by a single thread.
        picture.threads = 1
        let (bitmap, stamps) = try picture.recording()
        made.diagnostics = picture.diagnostics
        made.subjects[.picture] = RecordablePicture(
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
        _ text: String, _ kind: SnapshotKind, spoken: [SpokenWords] = []
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

    private func addAnimation(to made: inout Made) throws {
        let animation = try animation()
        let playback = AnimationPlayback(request.document.animation)
        made.subjects[.animation] = RecordableAnimation(
            encoded: try animation.recordedBytes(playback, name: request.pictureName),
            tolerance: try effectiveTolerance(), ignoring: try ignored(of: animation),
            details: { try animation.recordedDetails(playback) })
        made.diagnostics = animation.diagnostics
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
    private struct Heard {
        var text = ""
        var words: [SpokenWords] = []

        init() {}
        init(_ report: AccessibilityReport) {
            text = report.dump
            words = report.tree.spokenWords
        }
    }

    /// Returns the speech for the first frame, and for each frame at rest whose speech differs
    /// from the previous speech.
    private func framesHeard() throws -> Heard {
        var all = Heard()
        var last: String?
        var known: Set<SpokenWords> = []
        try animation().forEachAccessibilityTree { index, time, tree in
            let heard = Heard(AccessibilityReport(tree))
            guard heard.text != last else { return }
            last = heard.text
            all.text += Self.head(index, time) + heard.text
            all.words += heard.words.filter { known.insert($0).inserted }
        }
        return all
    }
}

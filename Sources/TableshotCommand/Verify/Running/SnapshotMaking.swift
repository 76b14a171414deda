import Foundation
import TableSnapshots
import Tableshot

/// Makes what a request's snapshots hold.
struct SnapshotMaking {
    let request: PictureRequest
    /// What may differ; nothing leaves it to the document.
    let tolerance: Tolerance?

    /// What was made, by kind, and what was noticed.
    struct Made {
        var subjects: [SnapshotKind: any Recordable] = [:]
        var diagnostics: [Diagnostic] = []
    }

    /// Makes the files of some kinds.
    ///
    /// - Throws: as rendering does.
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
            // Tests alone record texts of their own.
            case .text: continue
            }
        }
        return made
    }

    private func addPicture(to made: inout Made) throws {
        let picture = try request.picture()
        try ReferenceFile.check(width: picture.pixelWidth, height: picture.pixelHeight)
        // Several are made at once, each by one thread.
        picture.threads = 1
        let (bitmap, stamps) = try picture.recording()
        made.diagnostics = picture.diagnostics
        made.subjects[.picture] = RecordablePicture(
            bitmap, scale: picture.scale, stamps: stamps, tolerance: try effectiveTolerance(),
            ignoring: try ignored(of: picture),
            regions: { try picture.namedRegions() })
    }

    /// What the options let pass, or else the document.
    private func effectiveTolerance() throws -> Tolerance {
        try tolerance ?? request.document.snapshot.tolerance.map { try Tolerance($0) } ?? .exact
    }

    /// What the document does not want compared of what is made.
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
                        // What is there is the same for all.
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

    /// A tree, of which the lines of ignored places are not compared.
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

    /// What a screen reader says, and what that is made of.
    private struct Heard {
        var text = ""
        var words: [SpokenWords] = []

        init() {}
        init(_ report: AccessibilityReport) {
            text = report.dump
            words = report.tree.spokenWords
        }
    }

    /// What is heard in the first frame, and in each at rest in which it is not what was heard before.
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

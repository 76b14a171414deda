import Foundation
import TableDrawing
import TableSnapshots
import Tableshot

/// Reference of an assertion, with its comparison and recording.
struct SnapshotVerification {
    private let name: SnapshotName
    private let pathExtension: String
    private let place: SourcePlace
    private let tolerance: Tolerance
    private let policy: RecordPolicy
    private let folder: SnapshotFolder

    /// Creates a verification; throws a `RecordPolicyError` if the environment contains an
    /// invalid policy.
    init(
        name: SnapshotName, pathExtension: String, place: SourcePlace,
        configuration: SnapshotConfiguration
    ) throws {
        self.name = name
        self.pathExtension = pathExtension
        self.place = place
        tolerance = configuration.tolerance
        policy = try configuration.record ?? .standard(in: ProcessInfo.processInfo.environment)
        folder = SnapshotFolder(
            testFile: "\(place.filePath)", directory: configuration.directory,
            module: place.module,
            root: ProcessInfo.processInfo.environment[SnapshotFolder.variable])
    }

    /// Folder with the fonts of the test file, or `nil` if there is none.
    ///
    /// The folder lies beside the test file or a parent folder of it. Tests without access to their
    /// sources have the folder beside their references.
    var fontFolder: FontFolder? {
        FontFolder.nearest(to: folder.testFile.folderPath) ?? FontFolder.nearest(to: folder.path)
    }

    /// Compares or records the content.
    func run(on content: SnapshotContent, in run: TestRun = .current) throws -> SnapshotReport {
        let recorder = SnapshotRecorder(policy: policy, artifacts: run.artifacts)
        let subjects = subjects(of: content)
        for subject in subjects { try claim(subject.path, content, in: run) }
        // Use the absolute path, because a test may change its working folder.
        var snapshots = recorder.verify(
            subjects.map { subject in
                let claim = RunSnapshot(
                    name: folder.name(of: name), document: place.description,
                    kind: subject.kind, reference: subject.path, verdict: .matched)
                return (subject.recordable, claim)
            })
        for index in snapshots.indices {
            snapshots[index].reference = run.shortened(snapshots[index].reference)
        }
        run.note(snapshots, in: folder, policy: policy)
        return SnapshotReport(snapshots, content.diagnostics, run)
    }

    private typealias Subject = (recordable: any Recordable, kind: SnapshotKind, path: String)

    /// Texts precede the picture, because they explain its differences.
    private func subjects(of content: SnapshotContent) -> [Subject] {
        let companions = SnapshotCompanion.allCases.compactMap { companion -> Subject? in
            content.companions[companion].map {
                (
                    RecordableText(
                        $0, kind: companion.kind, ignoring: content.ignored,
                        spoken: content.spoken),
                    companion.kind, path(companion.rawValue)
                )
            }
        }
        let main: Subject =
            switch content.form {
            case .picture(let bitmap, let scale):
                (
                    RecordablePicture(
                        bitmap, scale: scale, stamps: content.stamps, tolerance: tolerance,
                        ignoring: content.ignored, regions: content.regions), .picture,
                    path(pathExtension)
                )
            case .animation(let data):
                (
                    RecordableAnimation(
                        encoded: [UInt8](data), tolerance: tolerance, ignoring: content.ignored,
                        details: content.details), .animation,
                    path(pathExtension)
                )
            case .text(let text):
                (
                    RecordableText(
                        text, kind: textKind, ignoring: content.ignored, spoken: content.spoken),
                    textKind,
                    path(pathExtension)
                )
            }
        return companions + [main]
    }

    /// Kind of a text; trees recorded without a picture also name places.
    private var textKind: SnapshotKind {
        SnapshotCompanion(rawValue: pathExtension)?.kind ?? .text
    }

    private func path(_ pathExtension: String) -> String {
        "\(folder.path)/\(name.text).\(pathExtension)"
    }

    /// Throws a `DuplicateReferenceError` if another assertion has claimed the reference.
    private func claim(_ path: String, _ content: SnapshotContent, in run: TestRun) throws {
        let claim = SnapshotRegistry.Claim(
            place: place.description, test: TestRun.testName, content: content.form.hashValue)
        if let earlier = SnapshotRegistry.shared.claim(path, claim) {
            throw DuplicateReferenceError(
                name: name, place: claim.place, earlier: earlier.place)
        }
        if let earlier = try run.claimShared(path, content, at: place) {
            throw DuplicateReferenceError(name: name, place: claim.place, earlier: earlier)
        }
    }
}

/// Error about a name used by two assertions or twice by one assertion.
struct DuplicateReferenceError: Error, CustomStringConvertible {
    let description: String

    init(name: SnapshotName, place: String, earlier: String) {
        let known = "the name \(name.text.debugDescription)"
        description =
            earlier == place
            ? "this assertion has already used \(known); give each snapshot its own name, as "
                + "in named: \"\\(fruit.name)\""
            : "\(known) is already used at \(earlier); rename either snapshot"
    }
}

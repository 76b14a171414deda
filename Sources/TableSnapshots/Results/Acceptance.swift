import Foundation
import TableDrawing
import TableImages

/// Accepts the results of a run as new references, either all wanted snapshots or none.
public struct Acceptance {
    private let results: RunResults
    private let folder: ArtifactFolder
    private let root: RunRoot
    /// Changes to the documents of pictures, or to their included files, since the run, by
    /// document.
    private let changed: [String: String]
    /// The snapshots to accept.
    public let snapshots: [RunSnapshot]

    /// - Parameters:
    ///   - folder: folder of the results and their files.
    ///   - root: base folder of the references' paths.
    ///   - isWanted: closure that selects the failed snapshots to accept.
    public init(
        _ results: RunResults, in folder: ArtifactFolder, root: RunRoot,
        isWanted: (RunSnapshot) -> Bool
    ) {
        self.root = root
        self.results = results
        self.folder = folder
        let snapshots = results.snapshots.filter { $0.verdict.isFailure && isWanted($0) }
        self.snapshots = snapshots
        let meant = Set(snapshots.map(\.document))
        changed = results.documents.reduce(into: [:]) { changed, document in
            guard meant.contains(document.path) else { return }
            let files =
                [(document.path, document.fingerprint)]
                + (document.files ?? []).map { ($0.path, $0.fingerprint) }
            changed[document.path] =
                files.map { (root.shown($0.0), $0.1) }.first {
                    RunFile(readingFrom: $0.0).fingerprint != $0.1
                }?.0
        }
    }

    /// The documents of the snapshots that are to be accepted.
    public var documents: [RunDocument] {
        let meant = Set(snapshots.map(\.document))
        return results.documents.filter { meant.contains($0.path) }
    }

    /// Returns the reasons that snapshots cannot be accepted, a line for each; empty if all can
    /// be accepted.
    public func refusals() -> [String] { snapshots.compactMap(refusal) }

    private func refusal(_ snapshot: RunSnapshot) -> String? {
        do {
            _ = try actual(of: snapshot)
            return nil
        } catch {
            return "\(root.shown(snapshot.reference)): \(error)"
        }
    }

    /// Advice for outdated results.
    private var runAgain: String {
        results.sources.isEmpty ? "run 'verify' again" : "run the tests again"
    }

    private func actual(of snapshot: RunSnapshot) throws -> Data {
        // Results from other machines must not choose which local files are written.
        guard RunResults.isInside(snapshot.reference) else {
            throw AcceptanceError(
                "the reference is outside of the run's folder, where 'accept' does not write; record "
                    + "the reference again"
            )
        }
        guard hasReferenceName(snapshot) else {
            throw AcceptanceError(
                "this is not the name of a reference of the kind '\(snapshot.kind.displayName)'")
        }
        if snapshot.isBroken {
            throw AcceptanceError(
                "the snapshot could not be compared, so there is no picture to accept: "
                    + (snapshot.message.map { String(DocumentDiagnostic.cause(in: $0)) }
                        ?? "see the run"))
        }
        guard let name = snapshot.artifacts.actual, RunResults.isInside(name),
            let data = try? ReferenceFile.read(folder.file(name))
        else {
            throw AcceptanceError(
                "\(snapshot.artifacts.actual.map(folder.file) ?? "the actual file") is missing; "
                    + runAgain)
        }
        guard ReferenceFile.fingerprint(of: data) == snapshot.actualFingerprint else {
            throw AcceptanceError(
                "\(folder.file(name)) has changed since the run; \(runAgain)")
        }
        if let path = changed[snapshot.document] {
            throw AcceptanceError(
                "\(path) has changed since the run, so the picture is out of date; \(runAgain)"
            )
        }
        let now = try ReferenceFile.read(root.shown(snapshot.reference)).map(
            ReferenceFile.fingerprint)
        guard now == snapshot.referenceFingerprint || now == snapshot.actualFingerprint else {
            throw AcceptanceError("the reference has changed since the run; \(runAgain)")
        }
        return data
    }

    /// Whether the name of a file is suitable for a reference.
    ///
    /// Texts of tests have their own extensions, and lie in the reference folders of the run's
    /// tests.
    private func hasReferenceName(_ snapshot: RunSnapshot) -> Bool {
        if snapshot.reference.hasSuffix(snapshot.kind.suffix) { return true }
        guard snapshot.kind == .text,
            !(snapshot.reference as NSString).pathExtension.isEmpty
        else { return false }
        let folder = snapshot.reference.folderPath
        return folder.split(separator: "/").contains { $0 == SnapshotScope.folderName }
            || results.sources.flatMap(\.directories).contains {
                folder == $0 || folder.hasPrefix($0 + "/")
            }
    }

    /// Writes the references, and notes the acceptance in the results.
    ///
    /// - Parameter report: closure that receives each written path.
    public func accept(lock: RunLock, report: (String) throws -> Void) throws {
        let files = try snapshots.map { ($0, try actual(of: $0)) }
        var results = results
        for (snapshot, data) in files {
            let path = root.shown(snapshot.reference)
            let now = try ReferenceFile.read(path)
            if now != data { try OutputFolder.write([UInt8](data), to: path) }
            guard let index = results.snapshots.firstIndex(of: snapshot) else { continue }
            results.snapshots[index] = Self.accepted(snapshot)
            try report(path)
        }
        try results.write(to: folder, lock: lock)
    }

    private static func accepted(_ snapshot: RunSnapshot) -> RunSnapshot {
        var accepted = RunSnapshot(
            name: snapshot.name, document: snapshot.document, kind: snapshot.kind,
            reference: snapshot.reference,
            verdict: snapshot.verdict == .missing ? .recorded : .updated)
        accepted.referenceFingerprint = snapshot.actualFingerprint
        accepted.seconds = snapshot.seconds
        return accepted
    }
}

/// Reason that a snapshot cannot be accepted.
private struct AcceptanceError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

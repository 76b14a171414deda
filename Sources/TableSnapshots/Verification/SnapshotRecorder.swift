import Foundation
import TableImages

/// Compares objects with their references, or records them, depending on a policy.
public struct SnapshotRecorder: Sendable {
    /// Policy for writing references.
    public let policy: RecordPolicy
    /// Folder for files to look at.
    public let artifacts: ArtifactFolder

    /// Creates a recorder with a policy and a folder for files of failed snapshots.
    public init(policy: RecordPolicy, artifacts: ArtifactFolder) {
        self.policy = policy
        self.artifacts = artifacts
    }

    /// An object with the claim of its reference.
    public typealias Subject = (made: any Recordable, claim: RunSnapshot)

    /// Verifies a picture, which is the last subject, and the texts beside it.
    ///
    /// A missing text is not recorded while its picture fails, because it would describe a
    /// different picture from the reference. Snapshots are returned in the order of the
    /// subjects.
    public func verify(_ subjects: [Subject]) -> [RunSnapshot] {
        guard let main = subjects.last else { return [] }
        var picture = verify(main.made, as: main.claim)
        let texts = subjects.dropLast().map { text in
            verify(text.made, as: text.claim, besides: picture)
        }
        if picture.isTolerated, texts.contains(where: \.verdict.isFailure) {
            keepTolerated(main.made, &picture)
        }
        return texts + [picture]
    }

    /// Keeps the files of a tolerated picture if a text beside it fails, because a person then
    /// needs both.
    private func keepTolerated(_ subject: any Recordable, _ snapshot: inout RunSnapshot) {
        do {
            guard let reference = try ReferenceFile.read(snapshot.reference),
                ReferenceFile.fingerprint(of: reference) == snapshot.referenceFingerprint,
                let mismatch = try subject.mismatch(with: reference, path: snapshot.reference)
            else { return }
            try keep(subject, reference, mismatch, &snapshot)
        } catch {
            let reason = Self.message(of: error, about: snapshot.reference)
            snapshot.notes =
                (snapshot.notes ?? []) + ["the actual file is not kept: \(reason)"]
        }
    }

    /// Verifies a snapshot by the policy, and returns it with its verdict.
    ///
    /// The method never throws. Errors in reading and writing are part of the verdict. A
    /// reference with equal content is never written.
    ///
    /// - Parameter picture: result of the picture that belongs to the text.
    public func verify(
        _ subject: any Recordable, as claim: RunSnapshot, besides picture: RunSnapshot? = nil
    ) -> RunSnapshot {
        var snapshot = claim
        do {
            try verify(subject, &snapshot, isHeld: picture?.verdict == .failed)
        } catch {
            snapshot.verdict = .failed
            snapshot.isBroken = true
            let reason = Self.message(of: error, about: claim.reference)
            // An earlier message remains.
            snapshot.message = snapshot.message.map { "\(reason); \($0)" } ?? reason
        }
        return snapshot
    }

    private func verify(
        _ subject: any Recordable, _ snapshot: inout RunSnapshot, isHeld: Bool
    ) throws {
        let read: Data?
        do throws(ReferenceError) {
            read = try ReferenceFile.read(snapshot.reference)
        } catch {
            // A file too large for comparison counts as missing if a reference may be written.
            guard error.isTooLarge, replacesFailures else { throw error }
            return try record(subject, .updated, &snapshot)
        }
        guard let reference = read else {
            guard policy == .never || isHeld else {
                return try record(subject, .recorded, &snapshot)
            }
            snapshot.verdict = .missing
            snapshot.message =
                isHeld && policy != .never
                ? "there is no reference, and no reference is recorded while the picture fails"
                : "there is no reference"
            return try keep(subject, nil, nil, &snapshot)
        }
        snapshot.referenceFingerprint = ReferenceFile.fingerprint(of: reference)
        let found: SnapshotMismatch?
        do {
            found = try subject.mismatch(with: reference, path: snapshot.reference)
        } catch let error as ImageError {
            // A file that is no longer a picture counts as missing if a reference may be
            // written.
            guard replacesFailures else { throw error.expecting(ImageError.recordedFormat) }
            return try record(subject, .updated, &snapshot)
        }
        guard let mismatch = found else {
            snapshot.verdict = .matched
            return
        }
        note(mismatch, &snapshot)
        if mismatch.isTolerated && policy != .all {
            snapshot.verdict = .matched
            return
        }
        snapshot.message = mismatch.message
        guard mismatch.isTolerated || replacesFailures else {
            snapshot.verdict = .failed
            return try keep(subject, reference, mismatch, &snapshot)
        }
        try record(subject, .updated, &snapshot)
        snapshot.message = nil
    }

    private var replacesFailures: Bool { policy == .all || policy == .failed }

    private func note(_ mismatch: SnapshotMismatch, _ snapshot: inout RunSnapshot) {
        snapshot.numbers = mismatch.numbers
        snapshot.regions = mismatch.places
        snapshot.ignored = mismatch.ignored.isEmpty ? nil : mismatch.ignored
        snapshot.frames = mismatch.frames
        snapshot.notes = mismatch.notes.isEmpty ? nil : mismatch.notes
        snapshot.tolerance = mismatch.tolerance
        snapshot.textDifference = mismatch.textDifference
        snapshot.environmentDifference = mismatch.environmentDifference
        snapshot.fontDifference = mismatch.fontDifference
    }

    /// Returns the bytes of a reference, or of a file that can be accepted as a reference.
    private func encoded(_ subject: any Recordable) throws -> [UInt8] {
        let bytes = try subject.encoded()
        try ReferenceFile.check(bytes: bytes.count)
        return bytes
    }

    private func record(
        _ subject: any Recordable, _ verdict: SnapshotVerdict, _ snapshot: inout RunSnapshot
    ) throws {
        let bytes = try encoded(subject)
        try OutputFolder.write(bytes, to: snapshot.reference)
        snapshot.verdict = verdict
        snapshot.referenceFingerprint = ReferenceFile.fingerprint(of: bytes)
    }

    /// Writes the files that a person needs.
    private func keep(
        _ subject: any Recordable, _ reference: Data?, _ mismatch: SnapshotMismatch?,
        _ snapshot: inout RunSnapshot
    ) throws {
        let actual = try encoded(subject)
        snapshot.actualFingerprint = ReferenceFile.fingerprint(of: actual)
        if let reference {
            snapshot.artifacts.expected = try artifacts.write(
                [UInt8](reference), .expected, of: snapshot)
        }
        snapshot.artifacts.actual = try artifacts.write(actual, .actual, of: snapshot)
        if let picture = try mismatch?.picture?() {
            snapshot.artifacts.difference = try artifacts.write(picture, .difference, of: snapshot)
        }
        if let frames = mismatch?.framePlaces {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            snapshot.artifacts.frames = try artifacts.write(
                [UInt8](try encoder.encode(frames)), .frames, of: snapshot)
        }
    }

    /// Returns an error's message without the path of the reference, which is stated elsewhere.
    private static func message(of error: any Error, about path: String) -> String {
        let text =
            switch error {
            case let error as ReferenceError: error.message
            case let error as OutputError:
                error.path == path
                    ? "the reference \(error.message)" : "\(error.path) \(error.message)"
            default: "\(error)"
            }
        return text.hasPrefix(path + ": ") ? String(text.dropFirst(path.count + 2)) : text
    }
}

/// An object that can be recorded and compared with its recording.
public protocol Recordable {
    /// Returns the bytes of the recorded file.
    ///
    /// Equal contents give equal bytes.
    func encoded() throws -> [UInt8]

    /// Returns the difference from a reference, or `nil` if there is none.
    ///
    /// Throws an error if the reference cannot be compared.
    func mismatch(with reference: Data, path: String) throws -> SnapshotMismatch?
}

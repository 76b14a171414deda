import Foundation
import TableImages

/// A reference on disk, and the one way that all kinds of snapshots are compared with it.
public struct SnapshotFile: Sendable, Hashable {
    /// The reference's path.
    public let path: String
    public let settings: SnapshotSettings

    public init(path: String, settings: SnapshotSettings) {
        self.path = path
        self.settings = settings
    }

    /// How a new value differs from the reference.
    struct Mismatch {
        let message: String
        /// Files to leave for people, by what stands before the extension.
        let artifacts: [(label: String, bytes: [UInt8])]
    }

    /// Compares or records, as the policy says.
    ///
    /// - Parameters:
    ///   - encoded: The file that a recording writes.
    ///   - compare: The mismatch with the reference's bytes, or nothing.
    func verify(
        encoded: () throws -> [UInt8], compare: (Data) throws -> Mismatch?
    ) -> SnapshotResult {
        do {
            if settings.policy == .all { return try record(encoded()) }
            guard FileManager.default.fileExists(atPath: path) else {
                guard settings.policy == .never else { return try record(encoded()) }
                return failure(
                    "there is no reference. To record it, run again with "
                        + "\(RecordPolicy.variable)=\(RecordPolicy.missing.rawValue)")
            }
            let artifacts = try SnapshotArtifacts(of: self)
            guard let mismatch = try compare(reference()) else {
                artifacts.remove()
                return .matched
            }
            if settings.policy == .failed { return try record(encoded()) }
            let written = try artifacts.write(mismatch.artifacts)
            return failure(
                ([mismatch.message] + written.map { "  \($0.label): \($0.path)" } + [
                    "  to accept it: \(RecordPolicy.variable)=\(RecordPolicy.failed.rawValue)"
                ]).joined(separator: "\n"),
                artifacts: written.map(\.path))
        } catch let error as ImageError {
            // It names the file already.
            return .failed(SnapshotFailure(message: "\(error)", artifacts: []))
        } catch {
            return failure("\(error)")
        }
    }

    private func reference() throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path))
    }

    private func record(_ bytes: [UInt8]) throws -> SnapshotResult {
        try SnapshotArtifacts.write(bytes, to: path)
        (try? SnapshotArtifacts(of: self))?.remove()
        return .recorded(path: path)
    }

    private func failure(_ message: String, artifacts: [String] = []) -> SnapshotResult {
        .failed(SnapshotFailure(message: "\(path): \(message)", artifacts: artifacts))
    }
}

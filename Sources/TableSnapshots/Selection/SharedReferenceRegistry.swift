import Foundation
import TableDrawing
import TableImages

/// A file of claimed references, shared by all processes of a run.
///
/// It detects two tests in different processes that alternately use the same reference.
public struct SharedReferenceRegistry: Sendable {
    private let path: String
    private let group: String

    /// A previous claim.
    public struct Claim: Sendable, Hashable, Codable {
        /// Location of the assertion.
        public var place: String
        /// Fingerprint of the shown content.
        public var content: String
        /// Identifier of the claiming process.
        public var process: Int32

        /// Creates a claim, by default of the current process.
        public init(place: String, content: String, process: Int32 = getpid()) {
            self.place = place
            self.content = content
            self.process = process
        }
    }

    /// Name of the file in the run's folder.
    static let fileName = "claims.json"

    /// - Parameter group: identifier shared by the run's processes. Claims of other groups are
    ///   ignored.
    public init(in folder: ArtifactFolder, group: String) {
        path = folder.file(Self.fileName)
        self.group = group
    }

    private struct Content: Codable {
        var group: String
        var claims: [String: Claim] = [:]
    }

    /// Claims a reference, and returns a previous claim by another process, or `nil`.
    ///
    /// A process may repeat its own claim, because the process itself detects repeated tests.
    /// Throws an `OutputError` if the file cannot be written.
    public func claim(_ reference: String, _ claim: Claim) throws -> Claim? {
        try OutputFolder.make(path.folderPath)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(.create, path: path, code: errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // The lock ends with the descriptor.
        flock(descriptor, LOCK_EX)
        let data = (try? file.readToEnd()) ?? Data()
        var content = (try? JSONDecoder().decode(Content.self, from: data)) ?? Content(group: "")
        if content.group != group { content = Content(group: group) }
        let key = reference.lowercased()
        if let earlier = content.claims[key] { return earlier == claim ? nil : earlier }
        content.claims[key] = claim
        do {
            try file.truncate(atOffset: 0)
            try file.write(contentsOf: JSONEncoder().encode(content))
        } catch {
            throw OutputError(.write, path: path, code: EIO)
        }
        return nil
    }
}

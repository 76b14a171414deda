import Foundation
import TableDrawing
import TableImages

/// Which process of a run has claimed which reference: a file that all of them read and write, so
/// that two tests in two processes cannot take turns in one reference.
public struct SharedClaims: Sendable {
    private let path: String
    private let group: String

    /// What was claimed before.
    public struct Claim: Sendable, Hashable, Codable {
        /// Where the assertion stands.
        public var place: String
        /// Tells what was shown from other things.
        public var content: String
        /// The number of the process that has claimed it.
        public var process: Int32

        public init(place: String, content: String, process: Int32 = getpid()) {
            self.place = place
            self.content = content
            self.process = process
        }
    }

    /// The name of the file in the folder of the run.
    static let fileName = "claims.json"

    /// - Parameter group: what the processes of the run have in common; claims of others do not count.
    public init(in folder: ArtifactFolder, group: String) {
        path = folder.file(Self.fileName)
        self.group = group
    }

    private struct Content: Codable {
        var group: String
        var claims: [String: Claim] = [:]
    }

    /// Claims a reference; returns the claim that was there before, if it is another's.
    ///
    /// A process may claim the same again, which knows itself whether it repeats a test. Throws an
    /// `OutputError` if the file cannot be written.
    public func claim(_ reference: String, _ claim: Claim) throws -> Claim? {
        try OutputFolder.make(path.folderPath)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(.create, path: path, code: errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // Goes with the descriptor.
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

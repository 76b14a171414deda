import Foundation
import TableDrawing
import TableImages

extension RunResults {
    /// Name of the results file in a run's folder.
    public static let fileName = "results.json"
    /// Maximum size of the results file in bytes: 256 MiB.
    public static let fileLimit = 256 << 20

    /// Returns the results as JSON.
    ///
    /// Equal results have equal bytes.
    public func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(self)) + [0x0A]
    }

    /// Reads the results in a folder or a file.
    ///
    /// Throws a `ResultsError` if the results are invalid.
    public static func read(_ path: String) throws(ResultsError) -> RunResults {
        let file = file(of: path)
        guard FileManager.default.fileExists(atPath: file) else {
            throw ResultsError(file, "there are no results; run 'verify' first\(parentHint(path))")
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int
        guard let size, size <= fileLimit else {
            throw ResultsError(
                file,
                "the file has more than \(fileLimit) bytes; results of a run are smaller. Name "
                    + "another file")
        }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ResultsError(file, "the results cannot be read: \(UnreadablePath.reason(file))")
        }
        return try decode(data, file)
    }

    /// Returns a hint to results in a parent folder, if the default path was used.
    private static func parentHint(_ path: String) -> String {
        guard path == ArtifactFolder.defaultPath, var above = ".".realPath else { return "" }
        var parents = ""
        while above != "/" {
            above = above.folderPath
            parents += "../"
            let folder = ArtifactFolder(path: parents + path)
            guard access(folder.file(fileName), F_OK) == 0 else { continue }
            return
                ". There are results in \(folder.path): run the command in \(above), or name the "
                + "folder \(folder.path)"
        }
        return ""
    }

    /// Returns the results file for a path, either the path itself or a file in the folder.
    public static func file(of path: String) -> String {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let isFile = exists ? !isFolder.boolValue : path.hasSuffix(".json")
        return isFile ? path : ArtifactFolder(path: path).file(fileName)
    }

    /// Returns the folder of the results at a path, with the files that they name.
    public static func folder(of path: String) -> ArtifactFolder {
        let file = file(of: path)
        guard file == path else { return ArtifactFolder(path: path) }
        let folder = path.folderPath
        return ArtifactFolder(path: folder.isEmpty ? "." : folder)
    }

    private static func decode(_ data: Data, _ file: String) throws(ResultsError) -> RunResults {
        let decoder = JSONDecoder()
        guard let head = try? decoder.decode(Head.self, from: data) else {
            throw ResultsError(
                file, "the file has no results of a run; run 'verify' again")
        }
        guard head.schemaVersion == currentSchemaVersion else {
            throw ResultsError(
                file,
                "the file was written by another version of Tableshot: found schemaVersion "
                    + "\(head.schemaVersion), expected \(currentSchemaVersion); run 'verify' again")
        }
        do {
            return try decoder.decode(RunResults.self, from: data)
        } catch let error as DecodingError {
            throw ResultsError(file, "the file has no results of a run (\(error.predicate))")
        } catch {
            throw ResultsError(file, "the file has no results of a run")
        }
    }

    private struct Head: Decodable {
        var schemaVersion: Int
    }

    /// Writes the results, and removes files named only by the previous results.
    ///
    /// If another run works in the same folder, no files are removed.
    public func write(to folder: ArtifactFolder, lock: RunLock) throws {
        let former = lock.isAlone ? try? Self.read(folder.path) : nil
        try AtomicFile.write(try json(), to: folder.file(Self.fileName))
        UnfinishedFiles.removeAbandoned(below: folder.path)
        guard let former else { return }
        let mine = Set(snapshots.flatMap(\.artifacts.paths))
        folder.remove(Set(former.snapshots.flatMap(\.artifacts.paths)).subtracting(mine))
    }

    /// Whether a path stays inside its folder.
    public static func isInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/")
            && !path.split(separator: "/", omittingEmptySubsequences: false).contains {
                $0 == ".." || $0.isEmpty
            }
    }
}

/// An error in the results of a run.
public struct ResultsError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the results.
    public let path: String
    /// Description of the error and its remedy, without the path.
    public let message: String

    /// Creates an error with the path of the results and a message.
    public init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }
}

/// A lock that detects other runs in the same folder.
///
/// It ends with the object or the process.
public final class RunLock: @unchecked Sendable {
    private let descriptor: Int32

    /// Joins the runs in an existing folder.
    ///
    /// - Parameter isExclusive: whether to wait for other runs to end, and to block new runs.
    public init(in folder: ArtifactFolder, isExclusive: Bool = false) {
        descriptor = open(folder.path.isEmpty ? "." : folder.path, O_RDONLY | O_CLOEXEC)
        // If folders cannot be locked, no run counts as the only run.
        if descriptor >= 0 { flock(descriptor, isExclusive ? LOCK_EX : LOCK_SH) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether this is the only run.
    ///
    /// New runs then wait until this run ends.
    var isAlone: Bool { descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0 }
}

import Foundation
import TableImages

/// What a team has agreed to draw with: versions of libraries and hashes of fonts, in a file.
public struct EnvironmentLock: Codable, Sendable, Hashable {
    /// The version of this form; another one is refused.
    public static let currentSchemaVersion = 1

    public var schemaVersion = Self.currentSchemaVersion
    /// Versions that pixels depend on, by name.
    public var environment: [String: String]
    /// The hashes of font files, by the names of the files; folders change no picture.
    public var fonts: [String: String]

    public init(environment: [String: String], fonts: [String: String]) {
        self.environment = environment
        self.fonts = fonts
    }

    /// A line for each thing that is not as in a lock.
    public func differences(from lock: EnvironmentLock) -> [String] {
        EnvironmentDifference.lines(lock.environment, environment)
            + EnvironmentDifference.lines(lock.fonts, fonts)
    }

    /// Reads a lock's file; nothing where there is none.
    ///
    /// Throws a `ReferenceError` or a `ResultsError` for a file that is no lock.
    public static func read(_ path: String) throws -> EnvironmentLock? {
        guard let data = try ReferenceFile.read(path) else { return nil }
        guard let lock = try? JSONDecoder().decode(EnvironmentLock.self, from: data),
            lock.schemaVersion == currentSchemaVersion
        else {
            throw ResultsError(
                path, "this is no lock that 'doctor' has written; update it, or name another file")
        }
        return lock
    }

    /// Whether a file may be written anew: it is not there, is empty, or is a lock, perhaps of another
    /// version or damaged, and nothing else that somebody needs.
    public static func mayReplace(_ path: String) throws -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return true }
        // What is no file cannot be read either.
        guard status.st_mode & S_IFMT == S_IFREG else { return false }
        guard let data = try ReferenceFile.read(path) else { return true }
        guard let object = try? JSONSerialization.jsonObject(with: data) else {
            // A lock that was cut off, or that Git could not merge.
            return data.isEmpty
                || String(decoding: data, as: UTF8.self).contains("\"environment\"")
        }
        guard let content = object as? [String: Any] else { return false }
        return content["environment"] != nil && content["fonts"] != nil
    }

    /// Writes the lock's file, the same bytes for the same environment.
    public func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFolder.write([UInt8](try encoder.encode(self)) + [0x0A], to: path)
    }
}

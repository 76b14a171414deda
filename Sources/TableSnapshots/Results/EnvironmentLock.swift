import Foundation
import TableImages

/// A file with an agreed drawing environment: versions of libraries and hashes of fonts.
package struct EnvironmentLock: Codable, Sendable, Hashable {
    /// Version of the file format.
    ///
    /// Other versions are refused.
    package static let currentSchemaVersion = 1

    /// Version of the file format of this lock.
    package var schemaVersion = Self.currentSchemaVersion
    /// Versions that determine pixels, by name.
    package var environment: [String: String]
    /// Hashes of font files, by file name.
    ///
    /// Folders do not affect pictures.
    package var fonts: [String: String]

    /// Creates a lock of the current schema version.
    package init(environment: [String: String], fonts: [String: String]) {
        self.environment = environment
        self.fonts = fonts
    }

    /// Returns a line for each difference from a lock.
    package func differences(from lock: EnvironmentLock) -> [String] {
        EnvironmentDifference.lines(lock.environment, environment)
            + EnvironmentDifference.lines(lock.fonts, fonts)
    }

    /// Reads a lock file, or returns `nil` if the file does not exist.
    ///
    /// Throws a `ReferenceError` or a `ResultsError` if the file is not a lock.
    package static func read(_ path: String) throws -> EnvironmentLock? {
        guard let data = try ReferenceFile.read(path) else { return nil }
        guard let lock = try? JSONDecoder().decode(EnvironmentLock.self, from: data),
            lock.schemaVersion == currentSchemaVersion
        else {
            throw ResultsError(
                path,
                "this file is not a lock file of 'doctor'; replace the file with '-u', or name "
                    + "another file")
        }
        return lock
    }

    /// Whether a file may be overwritten.
    ///
    /// It must be missing, empty, or a lock, possibly damaged or of a different version.
    package static func mayReplace(_ path: String) throws -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return true }
        // Folders and devices cannot be read either.
        guard status.st_mode & S_IFMT == S_IFREG else { return false }
        guard let data = try ReferenceFile.read(path) else { return true }
        guard let object = try? JSONSerialization.jsonObject(with: data) else {
            // The file may be a truncated lock, or a lock with merge conflicts from Git.
            return data.isEmpty
                || String(decoding: data, as: UTF8.self).contains("\"environment\"")
        }
        guard let content = object as? [String: Any] else { return false }
        return content["environment"] != nil && content["fonts"] != nil
    }

    /// Writes the lock file.
    ///
    /// Equal environments give equal bytes.
    package func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFolder.write([UInt8](try encoder.encode(self)) + [0x0A], to: path)
    }
}

/// Comparison of the environments of two runs or machines.
package enum EnvironmentDifference {
    /// Returns a line for each name with differing values.
    package static func lines(_ recorded: [String: String], _ here: [String: String]) -> [String] {
        Set(recorded.keys).union(here.keys).sorted().compactMap { name in
            let (before, now) = (recorded[name], here[name])
            guard before != now else { return nil }
            return "\(name): recorded with \(before ?? "none"), here \(now ?? "none")"
        }
    }
}

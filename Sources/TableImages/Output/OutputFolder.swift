import Foundation
import TableDrawing

/// Folders of output files.
public enum OutputFolder {
    /// Creates a folder and its missing parents.
    ///
    /// Throws an `OutputError` on failure, and then leaves no new folder behind.
    /// - Returns: the created folders, outermost first.
    @discardableResult
    public static func make(_ folder: String) throws -> [String] {
        var made: [String] = []
        do {
            try make(folder, &made)
        } catch {
            removeEmpty(made)
            throw error
        }
        return made
    }

    /// Removes empty folders, starting with the last folder.
    ///
    /// Other folders stay.
    public static func removeEmpty(_ folders: [String]) {
        for folder in folders.reversed() { rmdir(folder) }
    }

    private static func make(_ folder: String, _ made: inout [String]) throws {
        var path = ""
        for part in folder.split(separator: "/") {
            path += path.isEmpty && !folder.hasPrefix("/") ? part : "/" + part
            guard mkdir(path, 0o777) != 0 else {
                made.append(path)
                continue
            }
            let code = errno
            var status = stat()
            // The system may report a different error for an existing folder.
            guard stat(path, &status) == 0 else {
                throw OutputError(.create, path: path, code: code)
            }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw OutputError(.create, path: folder, code: ENOTDIR)
            }
        }
    }

    /// Creates the folder of a file, then writes the file completely or not at all.
    ///
    /// Throws an `OutputError` on failure.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        let folder = path.folderPath
        if !folder.isEmpty { try make(folder) }
        try AtomicFile.write(bytes, to: path)
    }
}

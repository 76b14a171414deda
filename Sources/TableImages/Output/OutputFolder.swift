import Foundation
import TableDrawing

/// Folders that outputs go to.
public enum OutputFolder {
    /// Makes a folder, and those that it lies in, where they are missing.
    ///
    /// Throws an `OutputError` if that cannot be done; then none is left behind.
    /// - Returns: those that it made, the outermost first.
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

    /// Takes folders away in which there is nothing, the last one first; others stay.
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
            // The system may refuse to make what is already there for other reasons first.
            guard stat(path, &status) == 0 else {
                throw OutputError(.create, path: path, code: code)
            }
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw OutputError(.create, path: folder, code: ENOTDIR)
            }
        }
    }

    /// Makes the folder of a file, then writes the file at once, whole or not at all.
    ///
    /// Throws an `OutputError` if that cannot be done.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        let folder = path.folderPath
        if !folder.isEmpty { try make(folder) }
        try AtomicFile.write(bytes, to: path)
    }
}

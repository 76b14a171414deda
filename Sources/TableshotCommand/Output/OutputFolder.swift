import Foundation
import Tableshot

/// Folders that outputs go to.
enum OutputFolder {
    /// Makes a folder, and those that it lies in, where they are missing.
    ///
    /// - Throws: an `OutputError` if that cannot be done.
    static func make(_ folder: String) throws {
        var path = ""
        for part in folder.split(separator: "/") {
            path += path.isEmpty && !folder.hasPrefix("/") ? part : "/" + part
            guard mkdir(path, 0o777) != 0 else { continue }
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
}

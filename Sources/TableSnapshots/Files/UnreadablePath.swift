import Foundation
import TableImages

/// Explanations for unreadable paths.
package enum UnreadablePath {
    /// Returns the system's reason for the end of a message: `permission denied`.
    ///
    /// - Parameter path: an unreadable file or folder.
    package static func reason(_ path: String) -> String {
        let path = path.isEmpty ? "." : path
        var status = stat()
        guard stat(path, &status) == 0 else { return OutputError.reason(of: errno) }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        if access(path, isFolder ? R_OK | X_OK : R_OK) != 0 {
            return OutputError.reason(of: errno)
        }
        // Besides permissions, the disk may fail.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file < 0 else {
            close(file)
            return "the system gives no reason"
        }
        return OutputError.reason(of: errno)
    }
}

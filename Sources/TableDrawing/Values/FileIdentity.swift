import Foundation

/// Device and inode number of a file or folder.
///
/// Paths with equal identities lead to a single file, by links or by names that are equal for the
/// file system.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    /// Creates the identity of the file or folder at a path, or returns `nil` if neither exists.
    ///
    /// Follows links.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the identity of the regular file at a path, or returns `nil` for folders, pipes and
    /// devices.
    ///
    /// Follows links.
    package init?(ofFile path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

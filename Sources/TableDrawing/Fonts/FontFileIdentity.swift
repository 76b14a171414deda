import Foundation

/// Identity of a file's contents at a path: its device, inode, size and modification time.
package struct FontFileIdentity: Hashable, Sendable {
    package let path: String
    private let device: UInt64
    private let file: UInt64
    let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Creates the identity of the current file at a path, or returns `nil` if no such file
    /// exists.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(path, status)
    }

    init(_ path: String, _ status: stat) {
        self.path = path
        device = UInt64(truncatingIfNeeded: status.st_dev)
        file = UInt64(status.st_ino)
        size = Int(status.st_size)
        #if canImport(Darwin)
            let date = status.st_mtimespec
        #else
            let date = status.st_mtim
        #endif
        seconds = Int(date.tv_sec)
        nanoseconds = Int(date.tv_nsec)
    }
}

import Foundation
import TableDrawing

/// A reader of regular files up to a size limit.
///
/// Folders, pipes and devices are rejected.
package enum RegularFile {
    /// Error of reading a file.
    package enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The file does not exist.
        case notFound(path: String)
        /// The system returned an error, with the system's message.
        case unreadable(path: String, reason: String)
        /// The path leads to a folder, a pipe or a device.
        case notAFile(path: String, kind: String)
        /// The file is larger than the limit, in bytes.
        case tooLarge(path: String, limit: Int)

        /// Message with the quoted path and the reason of the failure.
        package var description: String {
            switch self {
            case .notFound(let path): "no file \(path.quoted)"
            case .unreadable(let path, let reason): "cannot read \(path.quoted): \(reason)"
            case .notAFile(let path, let kind): "found \(kind) at \(path.quoted), expected a file"
            case .tooLarge(let path, let limit):
                "found more than \(limit) bytes in \(path.quoted), expected at most that"
            }
        }
    }

    /// Returns the bytes of a file of at most `limit` bytes.
    ///
    /// The file is opened without blocking, since opening a pipe would block. The kind is
    /// checked after opening, so that no other process can replace the file in between.
    package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
        var descriptor = open(path, flags)
        if descriptor < 0, errno == ENOENT { descriptor = open(path.pathOnDisk, flags) }
        guard descriptor >= 0 else { throw failure(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .notAFile(path: path, kind: kind(of: status.st_mode))
        }
        guard Int(status.st_size) <= limit else { throw .tooLarge(path: path, limit: limit) }
        // Reading a byte more than the reported size detects a growing file.
        return try bytes(of: descriptor, path, expected: Int(status.st_size), limit: limit)
    }

    private static func bytes(
        of descriptor: Int32, _ path: String, expected: Int, limit: Int
    ) throws(Failure) -> [UInt8] {
        var errorCode: Int32 = 0
        var count = 0
        // Reading a byte more than the reported size detects a growing file.
        let bytes = [UInt8](unsafeUninitializedCapacity: min(expected, limit) + 1) { buffer, used in
            while count < buffer.count {
                let got = Foundation.read(
                    descriptor, buffer.baseAddress! + count, buffer.count - count)
                if got < 0 && errno == EINTR { continue }
                if got < 0 { errorCode = errno }
                guard got > 0 else { break }
                count += got
            }
            used = count
        }
        if errorCode != 0 { throw failure(path, errorCode) }
        if bytes.count > expected {
            throw .unreadable(path: path, reason: "the file grew while it was read")
        }
        return bytes
    }

    private static func failure(_ path: String, _ code: Int32) -> Failure {
        switch code {
        case ENOENT, ENOTDIR: .notFound(path: path)
        // A socket cannot be opened.
        case ENXIO, ENODEV: .notAFile(path: path, kind: "a device or socket")
        default: .unreadable(path: path, reason: SystemError.reason(of: code))
        }
    }

    private static func kind(of mode: mode_t) -> String {
        switch mode & S_IFMT {
        case S_IFDIR: "a folder"
        case S_IFIFO: "a pipe"
        case S_IFCHR, S_IFBLK: "a device"
        default: "something else"
        }
    }
}

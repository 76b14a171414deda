import CExchange
import Foundation
import TableDrawing

/// File that is written completely or not at all.
///
/// Bytes are written to a temporary file beside the destination, which `commit` renames. Without a
/// commit, the temporary file is removed together with the object, and the destination does not
/// change. A device or a pipe (`/dev/null`, `/dev/stdout`) cannot be replaced and is written
/// directly. If the reader closes the pipe, the remaining bytes are dropped without an error.
public final class AtomicFile: ByteSink {
    /// The requested path.
    public let path: String

    /// Method of replacing an existing file.
    enum Replacement: Sendable {
        /// Uses `rename`. ext4 and other file systems write the new file to disk before they
        /// replace the old file, so that a file survives a power failure.
        case lasting
        /// Exchanges both files and removes the old file.
        ///
        /// The replacement is atomic and six times as fast on ext4, but not safe from a power
        /// failure. If the file system does not support the exchange, the method is `lasting`.
        case quick
    }

    /// Path of the temporary file for a program that writes it, or `nil` for a pipe or a device.
    var temporaryPath: String? { temporary }

    private let destination: String
    private let replacement: Replacement
    /// Whether the destination existed.
    private let replaces: Bool
    private let temporary: String?
    private var descriptor: Int32
    /// Whether the destination is a pipe that its reader has closed.
    private var isClosedByReader = false

    /// Opens the temporary file.
    ///
    /// A new file has the permissions of the process's umask, and an existing file keeps its
    /// permissions. A symbolic link is followed. Throws an `OutputError` if the folder is
    /// missing or not writable, or if the destination is a folder or write-protected.
    public convenience init(path: String) throws(OutputError) {
        try self.init(path: path, replacement: .lasting)
    }

    init(path: String, replacement: Replacement) throws(OutputError) {
        self.path = path
        self.replacement = replacement
        var status = stat()
        var mode: mode_t?
        var isSpecial = false
        if stat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFDIR: throw OutputError(.create, path: path, code: EISDIR)
            case S_IFREG:
                guard access(path, W_OK) == 0 else {
                    throw OutputError(.create, path: path, code: errno)
                }
                mode = status.st_mode & 0o7777
            default: isSpecial = true
            }
        } else if errno != ENOENT {
            throw OutputError(.create, path: path, code: errno)
        }
        guard !path.isEmpty, !path.hasSuffix("/") else {
            throw OutputError(.create, path: path, code: EISDIR)
        }

        replaces = mode != nil
        if isSpecial {
            destination = path
            temporary = nil
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw OutputError(.create, path: path, code: errno) }
            return
        }
        destination = mode == nil ? path : path.realPath ?? path
        (temporary, descriptor) = try Self.temporaryFile(beside: destination, for: path)
        if let mode, fchmod(descriptor, mode) != 0 {
            let code = errno
            discard()
            throw OutputError(.create, path: path, code: code)
        }
    }

    deinit { discard() }

    /// Writes the next bytes to the temporary file, or directly to a pipe or a device.
    ///
    /// Bytes for a pipe closed by its reader are dropped. Throws an `OutputError` for other errors.
    public func write(_ bytes: [UInt8]) throws {
        guard descriptor >= 0 else { throw OutputError(.write, path: path, code: EBADF) }
        guard !isClosedByReader else { return }
        do throws(OutputError) {
            try FileHandleSink.write(bytes, to: descriptor, path: path)
        } catch {
            guard temporary == nil, error.code == EPIPE else { throw error }
            isClosedByReader = true
        }
    }

    /// Moves the file into place.
    ///
    /// This is the last call.
    ///
    /// Throws an `OutputError`, and then leaves no file behind.
    public func commit() throws(OutputError) {
        guard descriptor >= 0 else { throw OutputError(.close, path: path, code: EBADF) }
        // The duplicate descriptor keeps the lock until the file is renamed.
        let guardian = temporary == nil ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        defer { if guardian >= 0 { close(guardian) } }
        let closed = close(descriptor)
        let closeCode = errno
        descriptor = -1
        guard let temporary else { return }
        defer { UnfinishedFiles.remove(temporary) }
        guard closed == 0 else {
            unlink(temporary)
            throw OutputError(.close, path: path, code: closeCode)
        }
        if replacement == .quick, replaces, exchange_names(temporary, destination) == 0 {
            unlink(temporary)
            return
        }
        guard rename(temporary, destination) == 0 else {
            let code = errno
            unlink(temporary)
            throw OutputError(.rename, path: path, code: code)
        }
    }

    /// Writes a whole file.
    public static func write(_ bytes: [UInt8], to path: String) throws {
        let file = try AtomicFile(path: path)
        try file.write(bytes)
        try file.commit()
    }

    private func discard() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        guard let temporary else { return }
        unlink(temporary)
        UnfinishedFiles.remove(temporary)
    }

    private static func temporaryFile(
        beside destination: String, for path: String
    ) throws(OutputError) -> (String, Int32) {
        let (name, descriptor) = UnfinishedFiles.create(in: destination.folderPath)
        guard descriptor >= 0 else { throw OutputError(.create, path: path, code: errno) }
        return (name, descriptor)
    }
}

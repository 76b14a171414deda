import Foundation
import TableDrawing

/// An error in writing a file, with its path and the system's reason.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The failed operation.
    public enum Operation: String, Sendable, Hashable {
        case create, write, close, rename
    }

    /// The operation that failed.
    public let operation: Operation
    /// Path of the requested file, never of the temporary file.
    public let path: String
    /// The system's error number.
    public let code: Int32

    /// Creates an error of an operation with the system's error number.
    public init(_ operation: Operation, path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }

    /// Description and remedy, without the path.
    public var message: String {
        let place = "cannot be written"
        switch code {
        case ENOENT:
            // The system reports the same error for folders that accept no files, such as
            // /proc.
            return access(folder, F_OK) == 0
                ? "\(place): \(folder) takes no new files (\(reason))"
                : "\(place): there is no folder \(folder); make it first"
        case ENOTDIR:
            return "\(place): \(obstacle) is not a folder"
        case EISDIR:
            return "\(place): it is a folder; a file's name is needed"
        case EACCES, EPERM:
            return "\(place): \(reason); choose a place that you may write to"
        case ENOSPC, EDQUOT, EFBIG:
            // Bytes sent to a stream cannot be revoked. A file appears completely or not at
            // all.
            return "\(place): \(reason)"
                + (path == FileHandleSink.standardOutputName
                    ? "" : "; no part of this file was left behind")
        default:
            return "\(place) (\(operation.rawValue)): \(reason)"
        }
    }

    /// Description of the error number.
    public var reason: String { Self.reason(of: code) }

    /// Returns the description of a system error number.
    ///
    /// The C library's descriptions depend on the process's locale, which messages must not.
    public static func reason(of code: Int32) -> String { SystemError.reason(of: code) }

    private var folder: String {
        let folder = path.folderPath
        return folder.isEmpty ? "." : folder
    }

    /// The obstacle in place of a folder: the path itself, or its nearest existing parent.
    private var obstacle: String {
        var place = path
        while place.count > 1, place.hasSuffix("/") { place.removeLast() }
        var status = stat()
        while stat(place, &status) != 0 {
            let above = place.folderPath
            guard above != place, !above.isEmpty else { return folder }
            place = above
        }
        return status.st_mode & S_IFMT == S_IFDIR ? folder : place
    }
}

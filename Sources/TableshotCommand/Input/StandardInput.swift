import Foundation

/// The document in standard input.
///
/// The document is read on first use and kept, because a run may read it twice. Safe to share
/// between threads.
final class StandardInput: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var bytes: [UInt8]?

    /// Reads standard input to its end, at most `limit` bytes.
    ///
    /// - Throws: a `CommandFailure` if standard input has more bytes or cannot be read.
    func read(limit: Int) throws -> [UInt8] {
        try lock.withLock {
            if let bytes { return bytes }
            let bytes = try Self.read(limit: limit)
            self.bytes = bytes
            return bytes
        }
    }

    private static func read(limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw CommandFailure("standard input cannot be read", path: "-")
            }
            guard count > 0 else { return bytes }
            guard bytes.count + count <= limit else {
                throw CommandFailure(
                    "standard input has more than \(limit) bytes; give a smaller document",
                    path: "-")
            }
            bytes += buffer[..<count]
        }
    }
}

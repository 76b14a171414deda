import Foundation

/// The document that comes in through standard input.
enum StandardInput {
    /// Everything up to the end, at most `limit` bytes.
    ///
    /// - Throws: a `CommandFailure` if there is more, or nothing can be read.
    static func read(limit: Int) throws -> [UInt8] {
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
                    "found more than \(limit) bytes, expected at most that", path: "-")
            }
            bytes += buffer[..<count]
        }
    }
}

import Foundation
import TableImages

/// The comparison of the bytes of two files that cannot be decoded.
public struct ByteComparison: Sendable, Hashable {
    /// Reason for not decoding the files, for example `each is a BMP image`.
    public let reason: String
    /// Size of the expected file, in bytes.
    public let expectedCount: Int
    /// Size of the actual file, in bytes.
    public let actualCount: Int
    /// Offset of the first different byte, or `nil` for files with equal bytes.
    public let firstDifference: Int?

    /// Number of bytes to read at once.
    private static let piece = 1 << 16

    /// Compares two files of any size, piece by piece.
    ///
    /// - Throws: an `ImageError` if a file cannot be read.
    init(expected: String, actual: String, reason: String) throws(ImageError) {
        self.reason = reason
        let (old, new) = (try Self.open(expected), try Self.open(actual))
        defer {
            close(old)
            close(new)
        }
        var counts = (0, 0)
        var first: Int?
        while true {
            let before = try Self.read(old, expected)
            let now = try Self.read(new, actual)
            if first == nil, before != now {
                let common = zip(before, now).prefix { $0 == $1 }.count
                first = counts.0 + common
            }
            counts.0 += before.count
            counts.1 += now.count
            if before.isEmpty, now.isEmpty { break }
        }
        (expectedCount, actualCount) = counts
        firstDifference = first
    }

    var lines: [String] {
        guard let firstDifference else { return ["the files have the same bytes"] }
        let sizes =
            expectedCount == actualCount
            ? "\(expectedCount) bytes each"
            : "\(actualCount) bytes, but \(expectedCount) were expected"
        return [
            "the files differ from byte \(firstDifference) on (\(sizes)); they were compared by their "
                + "bytes only: \(reason)"
        ]
    }

    private static func open(_ path: String) throws(ImageError) -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw ImageError(.unreadable(code: errno), name: path) }
        return descriptor
    }

    /// Returns the next piece, which is shorter only at the end of the file.
    private static func read(_ descriptor: Int32, _ path: String) throws(ImageError) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: piece) { buffer, done in
            while done < piece {
                let count = Foundation.read(
                    descriptor, buffer.baseAddress.map { $0 + done }, piece - done)
                if count < 0, errno == EINTR { continue }
                if count < 0 { code = errno }
                guard count > 0 else { return }
                done += count
            }
        }
        guard code == 0 else { throw ImageError(.unreadable(code: code), name: path) }
        return bytes
    }
}

import Foundation
import TableImages

/// How two files differ that are compared by their bytes, because neither can be decoded.
public struct ByteComparison: Sendable, Hashable {
    /// Why the files were not decoded, such as `each is a BMP image`.
    public let reason: String
    public let expectedCount: Int
    public let actualCount: Int
    /// The place of the first byte that differs, counted from 0; `nil` for files of the same bytes.
    public let firstDifference: Int?

    /// Bytes that are read at once.
    private static let piece = 1 << 16

    /// Reads both files, of whatever size, piece by piece.
    ///
    /// - Throws: an `ImageError` for a file that cannot be read.
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

    /// The next bytes, as many as a piece has but at the end of the file.
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

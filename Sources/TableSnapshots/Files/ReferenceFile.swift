import Foundation
import TableDrawing
import TableImages

/// A recorded file on disk.
public enum ReferenceFile {
    /// Maximum size of a file in bytes; 64 MiB, as for all images.
    public static let limit = ImageLimits().bytes

    /// Limits on recorded pictures and frames: as many pixels as can be drawn in memory (64
    /// Mi), and `limit` bytes.
    public static let imageLimits = ImageLimits(bytes: limit, pixels: 64 << 20)
    /// Maximum side length in pixels, which is libpng's limit.
    public static let longestSide = 1_000_000

    /// Throws an error for a size in pixels that could be written but not read.
    public static func check(width: Int, height: Int) throws(ReferenceSizeError) {
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= imageLimits.pixels, max(width, height) <= longestSide else {
            throw .pixels(width: width, height: height)
        }
    }

    /// Throws an error for a number of bytes that could be written but not read.
    static func check(bytes: Int) throws(ReferenceSizeError) {
        guard bytes <= limit else { throw .bytes(bytes) }
    }

    /// Returns the bytes of a file, or `nil` if the file does not exist.
    ///
    /// Throws a `ReferenceError` for a folder, a device, a broken link, a file that is too
    /// large or unreadable, and a file not fetched from Git LFS.
    public static func read(_ path: String) throws(ReferenceError) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let code = errno
            if code == ENOENT {
                // The target of a broken link is lost, and must not be recorded as missing.
                guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
                else { return nil }
                throw ReferenceError(path, "the path is a link to \(target), which is missing")
            }
            throw ReferenceError(path, OutputError.reason(of: code))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw ReferenceError(path, OutputError.reason(of: errno))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw ReferenceError(path, "the path is a folder")
        default: throw ReferenceError(path, "the path is a device or a pipe, not a file")
        }
        guard status.st_size <= off_t(limit) else {
            throw ReferenceError(path, tooLarge: Int(status.st_size))
        }
        let data = try contents(of: descriptor, count: Int(status.st_size), path)
        if GitLFSPointer.isPointer(data) { throw ReferenceError(pointer: path) }
        return data
    }

    private static func contents(
        of descriptor: Int32, count: Int, _ path: String
    ) throws(ReferenceError) -> Data {
        var data = Data(count: count)
        var done = 0
        while done < count {
            let read = data.withUnsafeMutableBytes { buffer in
                Foundation.read(descriptor, buffer.baseAddress.map { $0 + done }, count - done)
            }
            if read < 0 && errno == EINTR { continue }
            guard read >= 0 else { throw ReferenceError(path, OutputError.reason(of: errno)) }
            // The file was shortened meanwhile, and its decoder will report an error.
            guard read > 0 else { return data.prefix(done) }
            done += read
        }
        return data
    }

    /// Returns a fingerprint of contents, equal on every machine.
    public static func fingerprint(of bytes: some Collection<UInt8>) -> String {
        var hasher = StableHasher()
        hasher.combine(bytes.count)
        var word: UInt64 = 0
        var filled = 0
        for byte in bytes {
            word = word << 8 | UInt64(byte)
            filled += 1
            if filled == 8 {
                hasher.combine(word)
                (word, filled) = (0, 0)
            }
        }
        if filled > 0 { hasher.combine(word) }
        return hasher.finalize().description
    }
}

/// An error for a reference that could be written but not read.
public enum ReferenceSizeError: Error, Sendable, Hashable {
    /// Size of the picture, in pixels.
    case pixels(width: Int, height: Int)
    /// Size of the file, in bytes.
    case bytes(Int)
}

extension ReferenceSizeError: CustomStringConvertible {
    /// Found size, maximum size and remedy.
    public var description: String {
        let found =
            switch self {
            case .pixels(let width, let height):
                "a picture of \(width) × \(height) px is too large to be recorded; a reference has "
                    + "at most \(ReferenceFile.imageLimits.pixels) pixels, and is at most "
                    + "\(ReferenceFile.longestSide) px wide and high"
            case .bytes(let count):
                "a file of \(count) bytes is too large to be recorded; a reference has at most "
                    + "\(ReferenceFile.limit) bytes (\(ReferenceFile.limit >> 20) MiB)"
            }
        return found + "; choose a smaller scale, or a screen of a fixed height"
    }
}

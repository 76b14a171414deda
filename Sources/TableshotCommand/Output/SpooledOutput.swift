import Foundation
import Tableshot

/// A sink that stores a picture on disk until the picture is complete, and then passes the
/// bytes on.
///
/// Bytes that were written to standard output cannot be withdrawn.
final class SpooledOutput: ByteSink {
    private let descriptor: Int32
    private let spool: FileHandleSink

    /// Creates a file without a name, which disappears with the process.
    init() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let file = UnfinishedFiles.createUnnamed(in: folder)
        guard file >= 0 else {
            throw OutputError(.create, path: folder + "/tableshot-XXXXXX", code: errno)
        }
        descriptor = file
        spool = FileHandleSink(descriptor: descriptor, name: "a temporary file")
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws { try spool.write(bytes) }

    /// Passes all bytes to a sink, or stops silently if the reader closes the pipe.
    ///
    /// - Throws: an `OutputError` if the sink fails for another reason.
    func release(to sink: any ByteSink) throws {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw OutputError(.write, path: "a temporary file", code: errno)
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw OutputError(.write, path: "a temporary file", code: errno)
            }
            guard count > 0 else { return }
            do {
                try sink.write(Array(buffer[..<count]))
            } catch let error as OutputError where error.code == EPIPE {
                return
            }
        }
    }
}

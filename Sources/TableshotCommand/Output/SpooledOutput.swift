import Foundation
import Tableshot

/// Keeps a picture on disk until it is known to be whole, and only then passes it on.
///
/// What went to standard output cannot be taken back.
final class SpooledOutput: ByteSink {
    private let descriptor: Int32
    private let spool: FileHandleSink

    /// Makes a file without a name, which goes with the process.
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

    /// Passes everything on, until the reader of a pipe closes it: the reader has read what it wanted then, as for all
    /// that goes to standard output.
    ///
    /// - Throws: an `OutputError` if the sink cannot take the bytes for another reason.
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

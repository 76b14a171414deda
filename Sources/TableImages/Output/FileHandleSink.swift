import Foundation

/// A sink for an open file such as standard output.
///
/// The caller closes the file.
public final class FileHandleSink: ByteSink {
    private let descriptor: Int32
    private let name: String

    /// Creates a sink for a file descriptor.
    ///
    /// `name` is used in messages.
    public init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Name of standard output in errors.
    public static let standardOutputName = "standard output"

    /// Returns a sink for standard output.
    public static func standardOutput() -> FileHandleSink {
        FileHandleSink(descriptor: STDOUT_FILENO, name: standardOutputName)
    }

    /// Writes all bytes to the file descriptor.
    ///
    /// Throws an `OutputError` if the system cannot write the bytes.
    public func write(_ bytes: [UInt8]) throws {
        try Self.write(bytes, to: descriptor, path: name)
    }

    /// Writes all bytes, with as many system calls as needed.
    static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(OutputError) {
        let code: Int32 = bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = systemWrite(
                    descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
                if count >= 0 {
                    done += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
        guard code == 0 else { throw OutputError(.write, path: path, code: code) }
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}

import Foundation
import TableDrawing

extension Data {
    /// Runs `body` with the bytes, and rethrows its typed error.
    func withBytes<Value, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result: Result<Value, Failure> = withUnsafeBytes { bytes in
            Result { () throws(Failure) in try body(bytes) }
        }
        return try result.get()
    }
}

extension StableHasher {
    /// Combines bytes in groups of eight.
    mutating func combine(bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { bytes in
            combine(bytes.count)
            var offset = 0
            while offset + 8 <= bytes.count {
                combine(
                    UInt64(
                        littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            for byte in bytes[offset...] { combine(UInt64(byte)) }
        }
    }
}

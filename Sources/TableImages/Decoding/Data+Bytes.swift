import Foundation

extension Data {
    /// Runs `body` on the bytes and throws just what it throws.
    func withBytes<Value, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result: Result<Value, Failure> = withUnsafeBytes { bytes in
            Result { () throws(Failure) in try body(bytes) }
        }
        return try result.get()
    }
}

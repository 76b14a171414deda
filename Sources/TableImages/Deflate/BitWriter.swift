/// Writes the bits of a deflate stream into memory, beginning with the least significant bit of a
/// byte (RFC 1951, section 3.1.1).
struct BitWriter {
    private let output: UnsafeMutablePointer<UInt8>
    private var bits: UInt64 = 0
    private var width = 0
    /// Number of whole bytes written.
    private(set) var count = 0

    /// - Parameter output: memory for all bytes and three more, because bits are stored in groups
    ///   of 32.
    init(_ output: UnsafeMutablePointer<UInt8>) { self.output = output }

    /// Appends the lower `width` bits of a value without other bits.
    ///
    /// - Parameter width: 0 to 32.
    @inline(__always)
    mutating func append(_ value: UInt32, width added: Int) {
        bits |= UInt64(value) &<< UInt64(width)
        width &+= added
        guard width >= 32 else { return }
        UnsafeMutableRawPointer(output + count).storeBytes(
            of: UInt32(truncatingIfNeeded: bits).littleEndian, as: UInt32.self)
        count &+= 4
        bits &>>= 32
        width &-= 32
    }

    /// Appends zeros up to the next whole byte.
    mutating func align() {
        while width > 0 {
            output[count] = UInt8(truncatingIfNeeded: bits)
            count += 1
            bits >>= 8
            width -= 8
        }
        width = 0
    }

    /// Appends bytes after a call of `align()`.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        (output + count).update(from: start, count: bytes.count)
        count += bytes.count
    }
}

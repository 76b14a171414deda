import CISAL
import Foundation

/// Sole owner of ISA-L's stream and working memory, used by a single thread at a time.
final class ISALState {
    private let library: ISALLibrary
    private let stream: UnsafeMutableRawPointer
    private let memory: UnsafeMutableRawBufferPointer
    private var output = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    /// Status of success.
    static let succeeded = CInt(ISAL_STATUS_OK)

    /// Size in memory, in bytes.
    var byteCount: Int { Int(ISAL_STREAM_SIZE) + memory.count + output.count }

    /// Returns memory for `count` bytes of output, valid until the next use of the state.
    func room(for count: Int) -> UnsafeMutableBufferPointer<UInt8> {
        if output.count < count {
            output.deallocate()
            output = .allocate(capacity: count)
        }
        return UnsafeMutableBufferPointer(rebasing: output[..<count])
    }

    /// Frees the output memory.
    func forgetRoom() {
        output.deallocate()
        output = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    /// Address of the stream.
    var address: ISALStreamAddress { ISALStreamAddress(UnsafeRawPointer(stream)) }

    init(_ library: ISALLibrary) {
        self.library = library
        // ISAL_DEF_LVL1_DEFAULT is an expression that Swift does not import.
        let size = 4 * 1_024 + 2 * 8 * 1_024 + 4 * 64 * 1_024
        memory = .allocate(byteCount: size, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        let streamSize = Int(ISAL_STREAM_SIZE)
        stream = .allocate(byteCount: streamSize, alignment: 64)
        memset(stream, 0, streamSize)
    }

    deinit {
        stream.deallocate()
        output.deallocate()
        memory.deallocate()
    }

    /// Compresses from a fresh start, and returns ISA-L's status and the number of bytes
    /// written.
    func deflate(
        _ bytes: [UInt8], into output: UnsafeMutableBufferPointer<UInt8>
    ) -> (status: CInt, count: Int) {
        library.begin(stream)
        let head = stream.assumingMemoryBound(to: ISALStreamHead.self)
        head.pointee.level = 1
        head.pointee.level_buf = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        head.pointee.level_buf_size = UInt32(memory.count)
        head.pointee.flush = UInt16(ISAL_FLUSH_FULL)
        head.pointee.end_of_stream = 0
        head.pointee.next_out = output.baseAddress
        head.pointee.avail_out = UInt32(output.count)
        let status = bytes.withUnsafeBufferPointer { input in
            head.pointee.next_in = input.baseAddress
            head.pointee.avail_in = UInt32(input.count)
            return library.deflate(stream)
        }
        let rest = Int(head.pointee.avail_in)
        let isComplete = rest == 0 && head.pointee.avail_out > 0
        return (
            status == Self.succeeded && !isComplete ? Self.overflow : status,
            output.count - Int(head.pointee.avail_out)
        )
    }

    private static let overflow = CInt(ISAL_STATUS_OVERFLOW)
}

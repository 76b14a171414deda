import Foundation

/// Asks the system for pages of 2 MiB under large memory that is about to be filled.
///
/// Pages of 4 KiB are handed out one by one as they are touched, which takes as long as decoding what
/// is put there.
enum HugePages {
    private static let size = 2 << 20

    /// Advises for as many whole pages as lie in the memory; where the system has none, nothing happens.
    static func advise(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard memory.count >= 2 * size, let start = memory.baseAddress else { return }
            let offset = (size - Int(bitPattern: start) & (size - 1)) & (size - 1)
            let length = (memory.count - offset) / size * size
            _ = madvise(start + offset, length, MADV_HUGEPAGE)
        #endif
    }
}

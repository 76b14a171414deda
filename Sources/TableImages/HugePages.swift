import Foundation

/// Requests pages of 2 MiB for large memory that is about to be filled.
///
/// Pages of 4 KiB are allocated separately on first access, which takes as long as decoding.
enum HugePages {
    private static let size = 2 << 20

    /// Requests huge pages for all whole pages in the memory, if the system supports them.
    static func advise(_ memory: UnsafeMutableRawBufferPointer) {
        #if os(Linux)
            guard memory.count >= 2 * size, let start = memory.baseAddress else { return }
            let offset = (size - Int(bitPattern: start) & (size - 1)) & (size - 1)
            let length = (memory.count - offset) / size * size
            _ = madvise(start + offset, length, MADV_HUGEPAGE)
        #endif
    }
}

import Foundation

/// Bytes of a font file, mapped into memory for the lifetime of the object.
///
/// Truncating a file while it is mapped ends the process at the next read, as with every mapped
/// font. Replacing a file by renaming another file leaves the mapped bytes unchanged.
package final class MappedFontFile: @unchecked Sendable {
    package let bytes: UnsafeRawBufferPointer
    /// Identity of the file at the time of opening.
    package let identity: FontFileIdentity

    /// Opens a file, or returns `nil` if it is not a regular file, is empty or cannot be
    /// mapped.
    init?(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size > 0
        else { return nil }
        identity = FontFileIdentity(path, status)
        guard
            let start = mmap(nil, identity.size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            start != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: start, count: identity.size)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

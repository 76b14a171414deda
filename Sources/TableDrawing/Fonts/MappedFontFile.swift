import Foundation

/// The bytes of a font file, mapped into memory as long as somebody has this object.
///
/// Whoever cuts a file off while it is mapped ends the process that reads on, here as wherever fonts are
/// mapped; a file that is renamed over another one leaves the bytes as they are.
package final class MappedFontFile: @unchecked Sendable {
    package let bytes: UnsafeRawBufferPointer
    /// Which file it was when it was opened.
    package let identity: FontFileIdentity

    /// Opens a file; nothing for what is no file, has no bytes or cannot be mapped.
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

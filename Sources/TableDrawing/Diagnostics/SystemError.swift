import Foundation

/// Descriptions of system error numbers.
package enum SystemError {
    /// Returns the description of a system error number.
    ///
    /// The C library's descriptions depend on the process's locale, which messages must not.
    package static func reason(of code: Int32) -> String {
        reasons[code] ?? "system error \(code)"
    }

    private static let reasons: [Int32: String] = [
        EACCES: "permission denied", EPERM: "operation not permitted",
        ENOSPC: "no space left on the device", EDQUOT: "the disk quota is used up",
        EROFS: "the file system is read-only", EIO: "input/output error",
        ENAMETOOLONG: "the name is too long", ELOOP: "too many symbolic links",
        EMFILE: "too many open files", ENFILE: "too many open files in the system",
        EPIPE: "the reader has closed the pipe", EBADF: "the file is not open for writing",
        EFBIG: "the file would be larger than a limit allows",
        ETXTBSY: "the file is a program that is running",
        EBUSY: "the file is busy", EEXIST: "the file exists", EINVAL: "invalid argument",
        ENXIO: "no such device", ENODEV: "no such device",
        ENOENT: "no such file or folder", ENOTDIR: "not a folder", EISDIR: "it is a folder",
        ENOMEM: "the system has no memory left", EINTR: "interrupted", EAGAIN: "try again",
        ENOSYS: "the system cannot do that", ENOTSUP: "not supported", EXDEV: "another device",
        EMLINK: "too many links", EOVERFLOW: "the file is too large", ESTALE: "the file is gone",
        ETIMEDOUT: "timed out", ENOTCONN: "not connected", EFAULT: "bad address",
    ]
}

/// Why a recorded file cannot be used.
public struct ReferenceError: Error, Sendable, Hashable, CustomStringConvertible {
    public let path: String
    /// What is wrong, without the path.
    public let message: String
    /// Whether it has more bytes than are read.
    public let isTooLarge: Bool

    init(_ path: String, _ reason: String) {
        self.path = path
        isTooLarge = false
        message = "the reference cannot be read: \(reason)"
    }

    /// - Parameter count: the file's bytes.
    init(_ path: String, tooLarge count: Int) {
        self.path = path
        isTooLarge = true
        message =
            "the reference cannot be read: it has \(count) bytes; a reference has at most "
            + "\(ReferenceFile.limit); recording it anew replaces it"
    }

    init(pointer path: String) {
        self.path = path
        isTooLarge = false
        message = "is a Git LFS pointer (git lfs pull fetches the file)"
    }

    public var description: String { "\(path): \(message)" }
}

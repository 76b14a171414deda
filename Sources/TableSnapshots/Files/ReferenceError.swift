/// An error in reading a recorded file.
public struct ReferenceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the recorded file.
    public let path: String
    /// Description of the error, without the path.
    public let message: String
    /// Whether the file exceeds the size limit.
    public let isTooLarge: Bool

    init(_ path: String, _ reason: String) {
        self.path = path
        isTooLarge = false
        message = "the reference cannot be read: \(reason)"
    }

    /// - Parameter count: number of bytes in the file.
    init(_ path: String, tooLarge count: Int) {
        self.path = path
        isTooLarge = true
        message =
            "the reference cannot be read: the file has \(count) bytes; a reference has at most "
            + "\(ReferenceFile.limit); record the reference again"
    }

    init(pointer path: String) {
        self.path = path
        isTooLarge = false
        message = "the file is a Git LFS pointer; fetch the file with 'git lfs pull'"
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }
}

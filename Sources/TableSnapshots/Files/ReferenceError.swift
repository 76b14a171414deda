/// Why a recorded file cannot be used.
public struct ReferenceError: Error, Sendable, Hashable, CustomStringConvertible {
    public let path: String
    /// What is wrong, without the path.
    public let message: String

    init(_ path: String, _ reason: String) {
        self.path = path
        message = "the reference cannot be read: \(reason)"
    }

    init(pointer path: String) {
        self.path = path
        message = "is a Git LFS pointer (git lfs pull fetches the file)"
    }

    public var description: String { "\(path): \(message)" }
}

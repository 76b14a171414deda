import SharedLibraries

extension ImageError.Reason {
    /// Creates the reason for an image kind, such as `a JPEG`, with an unusable library.
    init(_ kind: String, _ problem: LibraryProblem) {
        self = .refused("is \(kind), which takes \(problem.library.name) to read, and \(problem)")
    }
}

extension FrameSinkError {
    /// Creates the error for an animation kind, such as `a GIF`, with an unusable library.
    init(_ kind: String, _ problem: LibraryProblem) {
        self = .unsupported("\(kind) takes \(problem.library.name) to write, and \(problem)")
    }
}

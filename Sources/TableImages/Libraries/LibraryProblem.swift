/// An error in loading a C library.
struct LibraryProblem: Error, Hashable, CustomStringConvertible {
    let library: SharedLibrary
    /// Name of the missing function, or `nil` if the library is missing.
    let function: String?

    /// Description and remedy, as the end of a sentence.
    var description: String {
        let file = library.files.first ?? library.name
        guard let function else {
            return "\(file) cannot be loaded; install \(library.packageName)"
        }
        let version = library.oldestVersion.map { " \($0) or later" } ?? ""
        return
            "the one that is installed has no \(function); install \(library.packageName)\(version)"
    }
}

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

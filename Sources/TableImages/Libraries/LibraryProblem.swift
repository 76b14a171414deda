/// Why a C library cannot be used.
struct LibraryProblem: Error, Hashable, CustomStringConvertible {
    let library: SharedLibrary
    /// The function that it lacks; nothing where there is no such library.
    let function: String?

    /// What is wrong and what helps, as the rest of a sentence.
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
    /// An image of a kind, such as `a JPEG`, whose library cannot be used.
    init(_ kind: String, _ problem: LibraryProblem) {
        self = .refused("is \(kind), which takes \(problem.library.name) to read, and \(problem)")
    }
}

extension FrameSinkError {
    /// An animation of a kind, such as `a GIF`, whose library cannot be used.
    init(_ kind: String, _ problem: LibraryProblem) {
        self = .unsupported("\(kind) takes \(problem.library.name) to write, and \(problem)")
    }
}

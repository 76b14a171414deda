/// An error in loading a C library.
package struct LibraryProblem: Error, Hashable, CustomStringConvertible {
    /// The library with the problem.
    package let library: SharedLibrary
    /// Name of the missing function, or `nil` if the library is missing.
    package let function: String?

    /// Creates an error about a missing library, or about a function that the library lacks.
    package init(library: SharedLibrary, function: String?) {
        self.library = library
        self.function = function
    }

    /// Description and remedy, as the end of a sentence.
    package var description: String {
        let file = library.files.first ?? library.name
        guard let function else {
            return "\(file) cannot be loaded; install \(library.packageName)"
        }
        let version = library.oldestVersion.map { " \($0) or later" } ?? ""
        return
            "the installed library has no \(function); install \(library.packageName)\(version)"
    }
}

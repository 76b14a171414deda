import Foundation

/// A library that is loaded, asked for its functions by their names.
struct LibraryFunctions {
    let library: SharedLibrary
    /// What the system calls it; it stays loaded.
    let handle: UnsafeMutableRawPointer

    /// A function of the library, or of those that it brings along; `Function` is its type in C, or for
    /// a variable that of a pointer to it.
    func callAsFunction<Function>(_ name: String) throws(LibraryProblem) -> Function {
        guard let symbol = dlsym(handle, name) else {
            throw LibraryProblem(library: library, function: name)
        }
        return unsafeBitCast(symbol, to: Function.self)
    }
}

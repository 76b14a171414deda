import Foundation

/// A loaded library, for looking up functions by name.
package struct LibraryFunctions {
    /// The loaded library.
    package let library: SharedLibrary
    /// Handle of the library, which stays loaded.
    let handle: UnsafeMutableRawPointer

    /// Returns a function of the library or its dependencies.
    ///
    /// `Function` is its C type. For a variable, it is the type of a pointer to the variable.
    package func callAsFunction<Function>(_ name: String) throws(LibraryProblem) -> Function {
        guard let symbol = dlsym(handle, name) else {
            throw LibraryProblem(library: library, function: name)
        }
        return unsafeBitCast(symbol, to: Function.self)
    }
}

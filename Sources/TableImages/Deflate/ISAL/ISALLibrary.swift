import SharedLibraries

/// Functions of ISA-L, loaded on the first compression with `.fast`.
///
/// Without ISA-L, zlib compresses.
struct ISALLibrary: Sendable {
    typealias Stream = UnsafeMutableRawPointer

    /// Begins a stream.
    let begin: @convention(c) @Sendable (Stream?) -> Void
    /// Compresses the input set in the stream, and returns ISA-L's status.
    let deflate: @convention(c) @Sendable (Stream?) -> CInt

    private static let installed = Result { () throws(LibraryProblem) in
        try ISALLibrary(SharedLibrary.isal.open())
    }

    /// The library, or `nil` if it is missing or lacks functions.
    static var loaded: ISALLibrary? { try? SharedLibrary.isal.use(installed) }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        begin = try function("isal_deflate_init")
        deflate = try function("isal_deflate")
    }
}

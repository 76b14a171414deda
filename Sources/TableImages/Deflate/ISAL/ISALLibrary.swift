/// ISA-L's functions, looked up when a picture is first compressed with `.fast`.
///
/// A machine that has none compresses with zlib.
struct ISALLibrary: Sendable {
    typealias Stream = UnsafeMutableRawPointer

    /// Begins a stream.
    let begin: @convention(c) @Sendable (Stream?) -> Void
    /// Compresses what the stream's head says; returns ISA-L's status.
    let deflate: @convention(c) @Sendable (Stream?) -> CInt

    private static let installed = Result { () throws(LibraryProblem) in
        try ISALLibrary(SharedLibrary.isal.open())
    }

    /// The library; nothing where it is not installed or not what it seems.
    static var loaded: ISALLibrary? { try? SharedLibrary.isal.use(installed) }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        begin = try function("isal_deflate_init")
        deflate = try function("isal_deflate")
    }
}

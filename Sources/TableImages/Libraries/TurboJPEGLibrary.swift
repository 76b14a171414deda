import CTurboJPEG
import SharedLibraries

/// Functions of libjpeg-turbo's TurboJPEG interface, loaded for the first JPEG.
struct TurboJPEGLibrary: Sendable {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Number = UnsafeMutablePointer<CInt>

    let initDecompress: @convention(c) @Sendable () -> tjhandle?
    let destroy: @convention(c) @Sendable (tjhandle?) -> CInt
    /// Reads width, height, chroma subsampling and colour space from the header.
    let decompressHeader:
        @convention(c) @Sendable (
            tjhandle?, Bytes?, CUnsignedLong, Number?, Number?, Number?, Number?
        ) -> CInt
    /// Decodes to memory with width, pitch, height, pixel format and flags.
    let decompress:
        @convention(c) @Sendable (
            tjhandle?, Bytes?, CUnsignedLong, UnsafeMutableRawPointer?, CInt, CInt, CInt, CInt, CInt
        ) -> CInt
    let errorText: @convention(c) @Sendable (tjhandle?) -> UnsafePointer<CChar>?
    let errorCode: @convention(c) @Sendable (tjhandle?) -> CInt

    private static let installed = Result { () throws(LibraryProblem) in
        try TurboJPEGLibrary(SharedLibrary.turboJPEG.open())
    }

    /// Returns the loaded library.
    ///
    /// - Throws: an error if the library is missing or lacks functions.
    static func loaded() throws(LibraryProblem) -> TurboJPEGLibrary {
        try SharedLibrary.turboJPEG.use(installed)
    }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        initDecompress = try function("tjInitDecompress")
        destroy = try function("tjDestroy")
        decompressHeader = try function("tjDecompressHeader3")
        decompress = try function("tjDecompress2")
        errorText = try function("tjGetErrorStr2")
        errorCode = try function("tjGetErrorCode")
    }
}

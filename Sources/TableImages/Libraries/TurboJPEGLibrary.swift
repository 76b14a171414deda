import CTurboJPEG

/// The functions of libjpeg-turbo's TurboJPEG interface, looked up when the first JPEG is read.
struct TurboJPEGLibrary: Sendable {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Number = UnsafeMutablePointer<CInt>

    let initDecompress: @convention(c) @Sendable () -> tjhandle?
    let destroy: @convention(c) @Sendable (tjhandle?) -> CInt
    /// Width, height, chroma subsampling and colour space of so many bytes.
    let decompressHeader:
        @convention(c) @Sendable (
            tjhandle?, Bytes?, CUnsignedLong, Number?, Number?, Number?, Number?
        ) -> CInt
    /// Decodes to memory of a width, a pitch and a height, in a pixel format and with flags.
    let decompress:
        @convention(c) @Sendable (
            tjhandle?, Bytes?, CUnsignedLong, UnsafeMutableRawPointer?, CInt, CInt, CInt, CInt, CInt
        ) -> CInt
    let errorText: @convention(c) @Sendable (tjhandle?) -> UnsafePointer<CChar>?
    let errorCode: @convention(c) @Sendable (tjhandle?) -> CInt

    private static let installed = Result { () throws(LibraryProblem) in
        try TurboJPEGLibrary(SharedLibrary.turboJPEG.open())
    }

    /// The library, loaded.
    ///
    /// - Throws: where it is not installed, or is not what it seems.
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

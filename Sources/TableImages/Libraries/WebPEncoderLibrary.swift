import CWebP
import SharedLibraries

/// Functions of libwebp for writing animations, loaded for the first animation.
struct WebPEncoderLibrary: Sendable {
    typealias Encoder = OpaquePointer
    typealias Picture = UnsafeMutablePointer<WebPPicture>
    typealias Config = UnsafeMutablePointer<WebPConfig>

    /// Sets the defaults for a caller's version, and returns zero if the version does not
    /// match.
    let initOptions:
        @convention(c) @Sendable (UnsafeMutablePointer<WebPAnimEncoderOptions>?, CInt) -> CInt
    let initConfig: @convention(c) @Sendable (Config?, WebPPreset, Float, CInt) -> CInt
    let initPicture: @convention(c) @Sendable (Picture?, CInt) -> CInt
    let losslessPreset: @convention(c) @Sendable (Config?, CInt) -> CInt
    let allocatePicture: @convention(c) @Sendable (Picture?) -> CInt
    let freePicture: @convention(c) @Sendable (Picture?) -> Void
    let newEncoder:
        @convention(c) @Sendable (
            CInt, CInt, UnsafePointer<WebPAnimEncoderOptions>?, CInt
        ) -> Encoder?
    let deleteEncoder: @convention(c) @Sendable (Encoder?) -> Void
    /// Adds a picture at a time in milliseconds, or a null picture at the end.
    let add: @convention(c) @Sendable (Encoder?, Picture?, CInt, Config?) -> CInt
    let assemble: @convention(c) @Sendable (Encoder?, UnsafeMutablePointer<WebPData>?) -> CInt
    let error: @convention(c) @Sendable (Encoder?) -> UnsafePointer<CChar>?
    /// Frees the result of `assemble`.
    let free: @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

    private static let installed = Result { () throws(LibraryProblem) in
        try WebPEncoderLibrary(SharedLibrary.webPEncoder.open())
    }

    /// Returns the loaded library.
    ///
    /// - Throws: an error if the library is missing or lacks functions.
    static func loaded() throws(LibraryProblem) -> WebPEncoderLibrary {
        try SharedLibrary.webPEncoder.use(installed)
    }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        initOptions = try function("WebPAnimEncoderOptionsInitInternal")
        initConfig = try function("WebPConfigInitInternal")
        initPicture = try function("WebPPictureInitInternal")
        losslessPreset = try function("WebPConfigLosslessPreset")
        allocatePicture = try function("WebPPictureAlloc")
        freePicture = try function("WebPPictureFree")
        newEncoder = try function("WebPAnimEncoderNewInternal")
        deleteEncoder = try function("WebPAnimEncoderDelete")
        add = try function("WebPAnimEncoderAdd")
        assemble = try function("WebPAnimEncoderAssemble")
        error = try function("WebPAnimEncoderGetError")
        free = try function("WebPFree")
    }
}

import CGIF
import SharedLibraries

/// Functions of giflib, loaded for the first GIF.
///
/// Functions with a numeric result return 0 on failure.
struct GIFLibrary: Sendable {
    typealias File = UnsafeMutablePointer<GifFileType>
    typealias Bytes = UnsafeMutablePointer<GifByteType>
    typealias ColorMap = UnsafeMutablePointer<ColorMapObject>

    // MARK: Reading

    let openInput:
        @convention(c) @Sendable (
            UnsafeMutableRawPointer?, InputFunc?, UnsafeMutablePointer<CInt>?
        ) -> File?
    let closeInput: @convention(c) @Sendable (File?, UnsafeMutablePointer<CInt>?) -> CInt
    let recordType: @convention(c) @Sendable (File?, UnsafeMutablePointer<GifRecordType>?) -> CInt
    let imageDescription: @convention(c) @Sendable (File?) -> CInt
    let getExtension:
        @convention(c) @Sendable (
            File?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<Bytes?>?
        ) -> CInt
    let nextExtension: @convention(c) @Sendable (File?, UnsafeMutablePointer<Bytes?>?) -> CInt
    let control:
        @convention(c) @Sendable (
            Int, UnsafePointer<GifByteType>?, UnsafeMutablePointer<GraphicsControlBlock>?
        ) -> CInt
    let getLine: @convention(c) @Sendable (File?, Bytes?, CInt) -> CInt
    let errorText: @convention(c) @Sendable (CInt) -> UnsafePointer<CChar>?

    // MARK: Writing

    let openOutput:
        @convention(c) @Sendable (
            UnsafeMutableRawPointer?, OutputFunc?, UnsafeMutablePointer<CInt>?
        ) -> File?
    let closeOutput: @convention(c) @Sendable (File?, UnsafeMutablePointer<CInt>?) -> CInt
    let setVersion: @convention(c) @Sendable (File?, Bool) -> Void
    let putScreen: @convention(c) @Sendable (File?, CInt, CInt, CInt, CInt, ColorMap?) -> CInt
    let putExtensionLeader: @convention(c) @Sendable (File?, CInt) -> CInt
    let putExtensionBlock: @convention(c) @Sendable (File?, CInt, UnsafeRawPointer?) -> CInt
    let putExtensionTrailer: @convention(c) @Sendable (File?) -> CInt
    let putExtension: @convention(c) @Sendable (File?, CInt, CInt, UnsafeRawPointer?) -> CInt
    let putImage: @convention(c) @Sendable (File?, CInt, CInt, CInt, CInt, Bool, ColorMap?) -> CInt
    let putLine: @convention(c) @Sendable (File?, Bytes?, CInt) -> CInt
    let makeMap: @convention(c) @Sendable (CInt, UnsafePointer<GifColorType>?) -> ColorMap?
    let freeMap: @convention(c) @Sendable (ColorMap?) -> Void

    private static let installed = Result { () throws(LibraryProblem) in
        try GIFLibrary(SharedLibrary.gif.open())
    }

    /// Returns the loaded library.
    ///
    /// - Throws: an error if the library is missing or lacks functions.
    static func loaded() throws(LibraryProblem) -> GIFLibrary {
        try SharedLibrary.gif.use(installed)
    }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        openInput = try function("DGifOpen")
        closeInput = try function("DGifCloseFile")
        recordType = try function("DGifGetRecordType")
        imageDescription = try function("DGifGetImageDesc")
        getExtension = try function("DGifGetExtension")
        nextExtension = try function("DGifGetExtensionNext")
        control = try function("DGifExtensionToGCB")
        getLine = try function("DGifGetLine")
        errorText = try function("GifErrorString")
        openOutput = try function("EGifOpen")
        closeOutput = try function("EGifCloseFile")
        setVersion = try function("EGifSetGifVersion")
        putScreen = try function("EGifPutScreenDesc")
        putExtensionLeader = try function("EGifPutExtensionLeader")
        putExtensionBlock = try function("EGifPutExtensionBlock")
        putExtensionTrailer = try function("EGifPutExtensionTrailer")
        putExtension = try function("EGifPutExtension")
        putImage = try function("EGifPutImageDesc")
        putLine = try function("EGifPutLine")
        makeMap = try function("GifMakeMapObject")
        freeMap = try function("GifFreeMapObject")
    }
}

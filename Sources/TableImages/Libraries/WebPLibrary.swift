import CWebP
import SharedLibraries

/// Functions of libwebp for reading, loaded for the first WebP.
struct WebPLibrary: Sendable {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Demuxer = OpaquePointer
    typealias Decoder = OpaquePointer

    let decoderVersion: @convention(c) @Sendable () -> CInt
    /// Reads the features in the header for a caller's version.
    let features:
        @convention(c) @Sendable (
            Bytes?, Int, UnsafeMutablePointer<WebPBitstreamFeatures>?, CInt
        ) -> VP8StatusCode
    /// Decodes to memory with a size and a stride.
    ///
    /// The channels have the native order of a word.
    let decodeInto:
        @convention(c) @Sendable (
            Bytes?, Int, UnsafeMutablePointer<UInt8>?, Int, CInt
        ) -> UnsafeMutablePointer<UInt8>?
    let demux:
        @convention(c) @Sendable (
            UnsafePointer<WebPData>?, CInt, UnsafeMutablePointer<WebPDemuxState>?, CInt
        ) -> Demuxer?
    let deleteDemuxer: @convention(c) @Sendable (Demuxer?) -> Void
    let number: @convention(c) @Sendable (Demuxer?, WebPFormatFeature) -> UInt32
    let frame:
        @convention(c) @Sendable (Demuxer?, CInt, UnsafeMutablePointer<WebPIterator>?) -> CInt
    let releaseFrame: @convention(c) @Sendable (UnsafeMutablePointer<WebPIterator>?) -> Void
    let chunk:
        @convention(c) @Sendable (
            Demuxer?, UnsafePointer<CChar>?, CInt, UnsafeMutablePointer<WebPChunkIterator>?
        ) -> CInt
    let releaseChunk: @convention(c) @Sendable (UnsafeMutablePointer<WebPChunkIterator>?) -> Void
    let initOptions:
        @convention(c) @Sendable (UnsafeMutablePointer<WebPAnimDecoderOptions>?, CInt) -> CInt
    let newDecoder:
        @convention(c) @Sendable (
            UnsafePointer<WebPData>?, UnsafePointer<WebPAnimDecoderOptions>?, CInt
        ) -> Decoder?
    let deleteDecoder: @convention(c) @Sendable (Decoder?) -> Void
    let hasMoreFrames: @convention(c) @Sendable (Decoder?) -> CInt
    let nextFrame:
        @convention(c) @Sendable (
            Decoder?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
            UnsafeMutablePointer<CInt>?
        ) -> CInt

    private static let installed = Result { () throws(LibraryProblem) in
        try WebPLibrary(SharedLibrary.webPDecoder.open())
    }

    /// Returns the loaded library.
    ///
    /// - Throws: an error if the library is missing or lacks functions.
    static func loaded() throws(LibraryProblem) -> WebPLibrary {
        try SharedLibrary.webPDecoder.use(installed)
    }

    /// Returns the library for reading an image.
    ///
    /// - Throws: the image error of an unusable library.
    static func loadedForReading() throws(ImageError.Reason) -> WebPLibrary {
        do throws(LibraryProblem) {
            return try loaded()
        } catch {
            throw ImageError.Reason("a WebP", error)
        }
    }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        decoderVersion = try function("WebPGetDecoderVersion")
        features = try function("WebPGetFeaturesInternal")
        #if _endian(big)
            decodeInto = try function("WebPDecodeARGBInto")
        #else
            decodeInto = try function("WebPDecodeBGRAInto")
        #endif
        demux = try function("WebPDemuxInternal")
        deleteDemuxer = try function("WebPDemuxDelete")
        number = try function("WebPDemuxGetI")
        frame = try function("WebPDemuxGetFrame")
        releaseFrame = try function("WebPDemuxReleaseIterator")
        chunk = try function("WebPDemuxGetChunk")
        releaseChunk = try function("WebPDemuxReleaseChunkIterator")
        initOptions = try function("WebPAnimDecoderOptionsInitInternal")
        newDecoder = try function("WebPAnimDecoderNewInternal")
        deleteDecoder = try function("WebPAnimDecoderDelete")
        hasMoreFrames = try function("WebPAnimDecoderHasMoreFrames")
        nextFrame = try function("WebPAnimDecoderGetNext")
    }
}

import CTurboJPEG
import SharedLibraries
import TableDrawing

/// Decodes JPEGs with libjpeg-turbo's TurboJPEG interface.
struct JPEGDecoder {
    let limits: ImageLimits
    /// File name for diagnostics.
    let name: String?

    func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) -> Bitmap {
        let turbo = try Self.library()
        guard let handle = turbo.initDecompress() else {
            throw .damaged("libjpeg-turbo cannot be started")
        }
        defer { _ = turbo.destroy(handle) }
        let data = bytes.assumingMemoryBound(to: UInt8.self)
        var width: Int32 = -1
        var height: Int32 = -1
        var subsampling: Int32 = -1
        var space: Int32 = -1
        let isRead = turbo.decompressHeader(
            handle, data.baseAddress, UInt(data.count), &width, &height, &subsampling, &space)
        // An unusual chroma subsampling fails here, although such images can be decoded.
        guard isRead == 0 || (width > 0 && height > 0 && space >= 0) else {
            throw Self.failure(handle, turbo)
        }
        guard width >= 0, height >= 0 else { throw .truncated("the JPEG's size is missing") }
        try limits.check(width: Int(width), height: Int(height))

        let isCMYK = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
        let transform = try ColorConversion.transform(
            from: JPEGColors(data).colors, samples: Self.samples(of: space), kind: "JPEG",
            name: name)
        let count = Int(width) * Int(height)
        var failure: ImageError.Reason?
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            let format = isCMYK ? TJPF_CMYK.rawValue : Self.pixelFormat
            func decode(_ data: UnsafeBufferPointer<UInt8>) -> Bool {
                turbo.decompress(
                    handle, data.baseAddress, UInt(data.count), buffer.baseAddress, width, 0,
                    height, format, TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) == 0
            }
            // After a warning all pixels are decoded, but the call does not report success.
            guard decode(data) || decodeRepaired(handle, turbo, data, decode) else {
                failure = Self.failure(handle, turbo)
                return
            }
            initialized = count
            if let transform {
                transform.convert(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            } else if isCMYK {
                for index in 0..<count { buffer[index] = Self.rgb(cmyk: buffer[index]) }
            }
        }
        if let failure { throw failure }
        return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
            .turnedUpright(from: EXIFOrientation(data))
    }

    private static func samples(of space: Int32) -> DeclaredColors.Samples {
        switch UInt32(bitPattern: space) {
        case TJCS_CMYK.rawValue, TJCS_YCCK.rawValue: .cmyk
        case TJCS_GRAY.rawValue: .gray
        default: .rgb
        }
    }

    /// Decodes the image without the faults of its header, and records a diagnostic.
    ///
    /// Returns false if decoding fails, or if the header has no faults.
    private func decodeRepaired(
        _ handle: tjhandle, _ turbo: TurboJPEGLibrary, _ data: UnsafeBufferPointer<UInt8>,
        _ decode: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
        let text = Self.text(handle, turbo)
        guard turbo.errorCode(handle) == TJERR_WARNING.rawValue,
            let mended = JPEGHeaderRepair(data),
            mended.bytes.withUnsafeBufferPointer(decode)
        else { return false }
        DiagnosticLog.record(
            Diagnostic(
                "image.damaged", message: "the JPEG has a small fault: \(text)", location: name))
        return true
    }

    /// Pixel format with blue as the first byte: 0xAARRGGBB in little-endian memory.
    private static let pixelFormat: Int32 = {
        #if _endian(big)
            return TJPF_ARGB.rawValue
        #else
            return TJPF_BGRA.rawValue
        #endif
    }()

    /// Converts CMYK to RGB without a colour profile.
    ///
    /// The inks are stored inverted, as in Adobe's programs. Browsers assume the same.
    private static func rgb(cmyk: UInt32) -> UInt32 {
        let inks = cmyk.littleEndian
        let black = inks >> 24
        func light(_ shift: UInt32) -> UInt32 { ((inks >> shift & 0xFF) * black + 127) / 255 }
        return 0xFF00_0000 | light(0) << 16 | light(8) << 8 | light(16)
    }

    /// Returns libjpeg-turbo's error message.
    private static func text(_ handle: tjhandle, _ turbo: TurboJPEGLibrary) -> String {
        turbo.errorText(handle).map { String(cString: $0) } ?? "nothing"
    }

    private static func library() throws(ImageError.Reason) -> TurboJPEGLibrary {
        do throws(LibraryProblem) {
            return try .loaded()
        } catch {
            throw ImageError.Reason("a JPEG", error)
        }
    }

    private static func failure(
        _ handle: tjhandle, _ turbo: TurboJPEGLibrary
    ) -> ImageError.Reason {
        let text = text(handle, turbo)
        if text.contains("Premature end") || text.contains("premature end") {
            return .truncated("libjpeg-turbo says \"\(text)\"")
        }
        return .damaged("libjpeg-turbo says \"\(text)\"")
    }
}

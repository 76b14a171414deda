import CPNG
import TableDrawing

/// Decodes common PNGs with libdeflate, and all other PNGs with libpng.
struct PNGDecoder {
    let limits: ImageLimits
    /// File name for diagnostics.
    let name: String?
    var refusesForeignColors = false

    func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) -> Bitmap {
        let reader = PNGChunkReader(bytes)
        let header = try reader.header()
        try limits.check(width: header.width, height: header.height)
        if try reader.requireEnd() {
            DiagnosticLog.record(
                Diagnostic(
                    "image.animated",
                    message: "the animated PNG shows its still picture only", location: name))
        }
        let colors = try PNGColors(bytes)
        let transform = try ColorConversion.transform(
            from: colors.colors, samples: colors.samples, kind: "PNG", name: name)
        let pixels: [UInt32]
        var hasForeignNumber = false
        if transform != nil || colors.needsBareSamples {
            pixels = try decodeIgnoringColors(
                bytes, width: header.width, height: header.height, transform)
            hasForeignNumber = try PNGPaletteCheck(bytes).hasForeignNumber
            if hasForeignNumber, refusesForeignColors { throw Self.foreignColor }
        } else if let common = CommonPNG(bytes)?.pixels(hasForeignNumber: &hasForeignNumber) {
            pixels = common
        } else if hasForeignNumber, refusesForeignColors {
            throw Self.foreignColor
        } else {
            pixels = try Self.decode(bytes, width: header.width, height: header.height)
            // Pixels read by libpng are complete, at any depth and interlacing.
            if !hasForeignNumber { hasForeignNumber = try PNGPaletteCheck(bytes).hasForeignNumber }
            if hasForeignNumber, refusesForeignColors { throw Self.foreignColor }
        }
        if hasForeignNumber {
            DiagnosticLog.record(
                Diagnostic(
                    "image.palette",
                    message: "the PNG has pixels whose colour its palette does not have; they are "
                        + "shown as libpng shows them", location: name))
        }
        return Bitmap(width: header.width, height: header.height, pixels: pixels)
            .turnedUpright(from: try reader.orientation())
    }

    /// Decodes the samples without what the file says of their colours, and converts them.
    private func decodeIgnoringColors(
        _ bytes: UnsafeRawBufferPointer, width: Int, height: Int, _ transform: ColorTransform?
    ) throws(ImageError.Reason) -> [UInt32] {
        let bare = try PNGColors.bare(bytes)
        let result = bare.withUnsafeBytes { bytes in
            Result { () throws(ImageError.Reason) in
                try Self.decode(bytes, width: width, height: height, transform)
            }
        }
        return try result.get()
    }

    private static let foreignColor = ImageError.Reason.damaged(
        "it has pixels whose colour its palette does not have")

    /// Decodes a PNG that is not common.
    private static func decode(
        _ bytes: UnsafeRawBufferPointer, width: Int, height: Int,
        _ transform: ColorTransform? = nil
    ) throws(ImageError.Reason) -> [UInt32] {
        guard let plain = try PNGDeinterlacing.plain(bytes) else {
            return try decodeWithLibpng(bytes, width: width, height: height, transform)
        }
        let result = plain.withUnsafeBytes { bytes in
            Result { () throws(ImageError.Reason) in
                try decodeWithLibpng(bytes, width: width, height: height, transform)
            }
        }
        return try result.get()
    }

    /// Decodes a PNG with libpng's simplified interface, which needs no `setjmp`, and converts the
    /// colours.
    static func decodeWithLibpng(
        _ bytes: UnsafeRawBufferPointer, width: Int, height: Int,
        _ transform: ColorTransform? = nil
    ) throws(ImageError.Reason) -> [UInt32] {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
            image.width == width, image.height == height
        else { throw .damaged(message(&image)) }

        // The first byte is blue: 0xAARRGGBB in little-endian memory.
        image.format = format
        // Without this flag, 16-bit samples without a gamma are interpreted as linear light.
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        var isRead = false
        let count = width * height
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            isRead =
                png_image_finish_read(
                    &image, nil, buffer.baseAddress, png_int_32(width * 4), nil) != 0
            guard isRead else { return }
            initialized = count
            transform?.convert(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            for index in 0..<count {
                buffer[index] = Premultiplication.premultiplied(buffer[index])
            }
        }
        guard isRead else { throw .damaged(message(&image)) }
        return pixels
    }

    /// Pixel format: `PNG_FORMAT_BGRA`, or `ARGB` on big-endian systems.
    private static let format: png_uint_32 = {
        let colours = png_uint_32(PNG_FORMAT_FLAG_COLOR) | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
        #if _endian(big)
            return colours | png_uint_32(PNG_FORMAT_FLAG_AFIRST)
        #else
            return colours | png_uint_32(PNG_FORMAT_FLAG_BGR)
        #endif
    }()

    /// Returns libpng's error message.
    private static func message(_ image: inout png_image) -> String {
        let text = withUnsafeBytes(of: &image.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.isEmpty ? "libpng cannot read it" : "libpng says \"\(text)\""
    }
}

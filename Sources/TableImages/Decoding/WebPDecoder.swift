import CWebP
import TableDrawing

/// Decodes WebPs with libwebp.
///
/// For an animation, it decodes the first picture on the whole canvas.
struct WebPDecoder {
    let limits: ImageLimits
    /// File name for diagnostics.
    let name: String?

    func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) -> Bitmap {
        let webp = try WebPLibrary.loadedForReading()
        let data = bytes.assumingMemoryBound(to: UInt8.self)
        var whole = WebPData(bytes: data.baseAddress, size: data.count)
        var state = WEBP_DEMUX_PARSE_ERROR
        let demuxer = webp.demux(&whole, 1, &state, WEBP_DEMUX_ABI_VERSION)
        defer { webp.deleteDemuxer(demuxer) }
        // The size in the header is checked first, because it suffices to refuse an image.
        var features = WebPBitstreamFeatures()
        let status = webp.features(
            data.baseAddress, data.count, &features, WEBP_DECODER_ABI_VERSION)
        if status == VP8_STATUS_OK {
            try limits.check(width: Int(features.width), height: Int(features.height))
        }
        guard let demuxer else { throw Self.failure(status, state) }
        let width = Int(webp.number(demuxer, WEBP_FF_CANVAS_WIDTH))
        let height = Int(webp.number(demuxer, WEBP_FF_CANVAS_HEIGHT))
        if width > 0 || height > 0 { try limits.check(width: width, height: height) }
        guard state == WEBP_DEMUX_DONE else { throw Self.failure(status, state) }

        var frame = WebPIterator()
        guard webp.frame(demuxer, 1, &frame) != 0 else {
            throw .damaged("the WebP has no picture")
        }
        defer { webp.releaseFrame(&frame) }
        let count = webp.number(demuxer, WEBP_FF_FRAME_COUNT)
        if count > 1 {
            DiagnosticLog.record(
                Diagnostic(
                    "image.animated",
                    message: "of the animated WebP the first of \(count) pictures is shown",
                    location: name))
        }
        let transform = try ColorConversion.transform(
            from: WebPColors.colors(demuxer, webp), samples: .rgb, kind: "WebP", name: name)
        return try bitmap(of: frame, width: width, height: height, transform, webp)
            .turnedUpright(from: Self.orientation(demuxer, webp))
    }

    /// Returns a frame at its position on a transparent canvas.
    private func bitmap(
        of frame: WebPIterator, width: Int, height: Int, _ transform: ColorTransform?,
        _ webp: WebPLibrary
    ) throws(ImageError.Reason) -> Bitmap {
        let (x, y) = (Int(frame.x_offset), Int(frame.y_offset))
        let (frameWidth, frameHeight) = (Int(frame.width), Int(frame.height))
        guard frame.complete != 0, x >= 0, y >= 0, frameWidth > 0, frameHeight > 0,
            x + frameWidth <= width, y + frameHeight <= height
        else { throw .damaged("a picture of the WebP lies outside of its canvas") }
        var isDecoded = false
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, initialized in
            buffer.initialize(repeating: 0)
            initialized = width * height
            guard let base = buffer.baseAddress else { return }
            let bytes = UnsafeMutableRawPointer(base + y * width + x)
                .assumingMemoryBound(to: UInt8.self)
            // The remaining size of the buffer ends with the frame's last row.
            let room = ((frameHeight - 1) * width + frameWidth) * 4
            let fragment = frame.fragment
            isDecoded =
                webp.decodeInto(fragment.bytes, fragment.size, bytes, room, Int32(width * 4))
                != nil
            let count = width * height
            transform?.convert(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            for index in 0..<count {
                buffer[index] = Premultiplication.premultiplied(buffer[index])
            }
        }
        guard isDecoded else { throw .damaged("libwebp cannot decode it") }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func orientation(
        _ demuxer: OpaquePointer, _ webp: WebPLibrary
    ) -> EXIFOrientation {
        var chunk = WebPChunkIterator()
        guard webp.chunk(demuxer, "EXIF", 1, &chunk) != 0 else { return .upright }
        defer { webp.releaseChunk(&chunk) }
        return EXIFOrientation(
            exif: UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size))
    }

    private static func failure(
        _ status: VP8StatusCode, _ state: WebPDemuxState
    ) -> ImageError.Reason {
        if status == VP8_STATUS_NOT_ENOUGH_DATA || state == WEBP_DEMUX_PARSING_HEADER
            || state == WEBP_DEMUX_PARSED_HEADER
        {
            return .truncated("the WebP's chunks say that there is more")
        }
        return .damaged("libwebp cannot make out its chunks")
    }
}

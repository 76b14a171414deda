import CWebP
import SharedLibraries
import TableDrawing

/// Sole owner of libwebp's animation encoder, and of the picture that passes frames to it.
final class WebPAnimation {
    private let webp: WebPEncoderLibrary
    private let encoder: OpaquePointer
    private var picture = WebPPicture()
    private var config = WebPConfig()

    /// Compression effort from 0 to 9, equal to libwebp's default.
    ///
    /// For pictures of tables, level 2 is an eighth faster and a quarter larger (measured with
    /// libwebp 1.2.4).
    private static let effort: Int32 = 6
    /// Number of bytes written at a time.
    private static let portion = 1 << 20

    /// - Parameter loopCount: number of times the animation plays. 0 means forever.
    init(width: Int, height: Int, loopCount: Int) throws {
        let webp = try Self.library()
        self.webp = webp
        var options = WebPAnimEncoderOptions()
        let version = CInt(WEBP_ENCODER_ABI_VERSION)
        guard webp.initOptions(&options, CInt(WEBP_MUX_ABI_VERSION)) != 0,
            webp.initConfig(&config, WEBP_PRESET_DEFAULT, 75, version) != 0,
            webp.losslessPreset(&config, Self.effort) != 0,
            webp.initPicture(&picture, version) != 0
        else { throw Self.refusal("the library has another version than its headers") }
        options.anim_params.loop_count = Int32(min(max(0, loopCount), 65_535))
        // The background beyond the first frame is transparent.
        options.anim_params.bgcolor = 0
        config.exact = 1
        picture.use_argb = 1
        picture.width = Int32(width)
        picture.height = Int32(height)
        guard webp.allocatePicture(&picture) != 0 else { throw Self.refusal("out of memory") }
        guard
            let encoder = webp.newEncoder(
                Int32(width), Int32(height), &options, CInt(WEBP_MUX_ABI_VERSION))
        else {
            webp.freePicture(&picture)
            throw Self.refusal("out of memory")
        }
        self.encoder = encoder
    }

    deinit {
        webp.deleteEncoder(encoder)
        webp.freePicture(&picture)
    }

    /// Adds a frame that appears at a time in milliseconds.
    ///
    /// It has the animation's size.
    func add(_ bitmap: Bitmap, at time: Int) throws {
        let time = try Self.timestamp(time)
        guard let rows = picture.argb else { throw Self.refusal("the picture has no pixels") }
        let stride = Int(picture.argb_stride)
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    rows[y * stride + x] = Premultiplication.unpremultiplied(
                        pixels[y * bitmap.width + x])
                }
            }
        }
        guard webp.add(encoder, &picture, time, &config) != 0 else { throw failure() }
    }

    /// Ends the last frame at a time in milliseconds, and writes the file.
    ///
    /// No frames can be added afterwards.
    func finish(at time: Int, into sink: any ByteSink) throws {
        guard webp.add(encoder, nil, try Self.timestamp(time), nil) != 0 else {
            throw failure()
        }
        var data = WebPData()
        defer { webp.free(UnsafeMutableRawPointer(mutating: data.bytes)) }
        guard webp.assemble(encoder, &data) != 0, let bytes = data.bytes else {
            throw failure()
        }
        let all = UnsafeBufferPointer(start: bytes, count: data.size)
        for start in Swift.stride(from: 0, to: all.count, by: Self.portion) {
            try sink.write(Array(all[start..<min(all.count, start + Self.portion)]))
        }
    }

    private static func library() throws(FrameSinkError) -> WebPEncoderLibrary {
        do throws(LibraryProblem) {
            return try .loaded()
        } catch {
            throw FrameSinkError("a WebP", error)
        }
    }

    private static func timestamp(_ milliseconds: Int) throws -> Int32 {
        guard let time = Int32(exactly: milliseconds) else {
            throw FrameSinkError.unsupported(
                "a WebP lasts at most \(Int32.max / 1_000) s, not \(milliseconds / 1_000)")
        }
        return time
    }

    /// Returns the error of the encoder's last call.
    private func failure() -> FrameSinkError {
        let message = webp.error(encoder).map { String(cString: $0) } ?? ""
        return Self.refusal(message.isEmpty ? "it does not say why" : message)
    }

    private static func refusal(_ message: String) -> FrameSinkError {
        .refusal("libwebp", message: message)
    }
}

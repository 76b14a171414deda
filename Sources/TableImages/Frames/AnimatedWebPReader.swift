import CWebP
import Foundation
import TableDrawing

/// Reads an animated WebP frame by frame with libwebp, which blends and disposes frames.
public final class AnimatedWebPReader: FrameReader {
    /// Width of the animation's canvas, in pixels.
    public let width: Int
    /// Height of the animation's canvas, in pixels.
    public let height: Int
    /// Number of frames in the animation; never `nil`.
    public let frameCount: Int?
    /// Number of times the animation plays; 0 means forever.
    public let loopCount: Int?

    private let name: String?
    private let webp: WebPLibrary
    private let decoder: OpaquePointer
    /// Conversion of the pixels to sRGB, or `nil` if the pixels are sRGB.
    private let transform: ColorTransform?
    /// The file's bytes, which libwebp reads during the decoder's lifetime.
    private let bytes: UnsafeMutableRawBufferPointer
    private var index = 0
    /// Start of the next frame, in milliseconds.
    private var time: Int32 = 0

    init(_ data: Data, name: String?, limits: ImageLimits) throws(ImageError.Reason) {
        let webp = try WebPLibrary.loadedForReading()
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
        data.copyBytes(to: bytes)
        do throws(ImageError.Reason) {
            let info = try Self.info(of: bytes, limits: limits, webp)
            (width, height) = (info.width, info.height)
            (frameCount, loopCount) = (info.frames, info.loops)
            transform = try ColorConversion.transform(
                from: info.colors, samples: .rgb, kind: "WebP", name: name)
            decoder = try Self.decoder(of: bytes, webp)
        } catch {
            bytes.deallocate()
            throw error
        }
        self.webp = webp
        self.bytes = bytes
        self.name = name
    }

    deinit {
        webp.deleteDecoder(decoder)
        bytes.deallocate()
    }

    private struct Info {
        let width: Int
        let height: Int
        let frames: Int
        let loops: Int
        let colors: DeclaredColors
    }

    /// Returns the data of the header, before creating a decoder with two canvases.
    private static func info(
        of bytes: UnsafeMutableRawBufferPointer, limits: ImageLimits, _ webp: WebPLibrary
    ) throws(ImageError.Reason) -> Info {
        var data = WebPData(
            bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
        var state = WEBP_DEMUX_PARSE_ERROR
        let demuxer = webp.demux(&data, 1, &state, WEBP_DEMUX_ABI_VERSION)
        defer { webp.deleteDemuxer(demuxer) }
        guard let demuxer else { throw .damaged("libwebp cannot make out its chunks") }
        guard state == WEBP_DEMUX_DONE else {
            throw .truncated("the WebP's chunks say that there is more")
        }
        let width = Int(webp.number(demuxer, WEBP_FF_CANVAS_WIDTH))
        let height = Int(webp.number(demuxer, WEBP_FF_CANVAS_HEIGHT))
        let frames = Int(webp.number(demuxer, WEBP_FF_FRAME_COUNT))
        try limits.check(width: width, height: height)
        try FrameLimits.check(frames: frames)
        return Info(
            width: width, height: height, frames: frames,
            loops: Int(webp.number(demuxer, WEBP_FF_LOOP_COUNT)),
            colors: WebPColors.colors(demuxer, webp))
    }

    private static func decoder(
        of bytes: UnsafeMutableRawBufferPointer, _ webp: WebPLibrary
    ) throws(ImageError.Reason) -> OpaquePointer {
        var data = WebPData(
            bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
        var options = WebPAnimDecoderOptions()
        guard webp.initOptions(&options, WEBP_DEMUX_ABI_VERSION) != 0 else {
            throw .damaged("libwebp has another version than its headers")
        }
        options.color_mode = MODE_BGRA
        guard let decoder = webp.newDecoder(&data, &options, WEBP_DEMUX_ABI_VERSION)
        else { throw .damaged("libwebp cannot decode the animation") }
        return decoder
    }

    /// Returns the next frame as blended by libwebp and converted to sRGB, or `nil` at the end.
    ///
    /// Throws an `ImageError` if libwebp cannot decode the frame.
    public func next() throws -> Frame? {
        guard webp.hasMoreFrames(decoder) != 0 else { return nil }
        var canvas: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard webp.nextFrame(decoder, &canvas, &end) != 0, let canvas else {
            throw ImageError(.damaged("libwebp cannot decode frame \(index)"), name: name)
        }
        let count = width * height
        let source = UnsafeRawBufferPointer(start: canvas, count: count * 4)
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            for place in 0..<count {
                // The bytes are blue, green, red, alpha: 0xAARRGGBB in little-endian order.
                let pixel = source.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
                buffer[place] = UInt32(littleEndian: pixel)
            }
            initialized = count
            transform?.convert(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            for place in 0..<count {
                buffer[place] = Premultiplication.premultiplied(buffer[place])
            }
        }
        defer {
            index += 1
            time = end
        }
        return Frame(
            index: index, time: Double(time) / 1_000, duration: Double(end - time) / 1_000,
            bitmap: Bitmap(width: width, height: height, pixels: pixels))
    }
}

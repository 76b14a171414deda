import Foundation
import TableDrawing

/// Reads an animated PNG frame by frame, by the PNG specification (third edition).
///
/// The data of each frame is inserted between the file's header and colours, decoded as a
/// separate PNG, and blended at its position. A still picture outside the animation is left
/// out.
public final class APNGReader: FrameReader {
    /// Width of the animation, in pixels.
    public let width: Int
    /// Height of the animation, in pixels.
    public let height: Int
    /// Number of frames in the animation; never `nil`.
    public let frameCount: Int?
    /// Number of times the animation plays; 0 means forever.
    public let loopCount: Int?

    private let data: Data
    private let name: String?
    private let limits: ImageLimits
    private let refusesForeignColors: Bool
    /// Chunks before each frame's pixels: the end of the header, and the colours.
    private let format: [UInt8]
    private let colors: [UInt8]
    private let frames: [APNGFrame]
    private var canvas: Bitmap
    private var index = 0
    private var time = 0.0

    /// - Parameters:
    ///   - data: a PNG with an `acTL` chunk.
    ///   - refusesForeignColors: whether a pixel outside the palette is an error.
    init(
        _ data: Data, name: String?, limits: ImageLimits, refusesForeignColors: Bool = false
    ) throws(ImageError.Reason) {
        let index = try data.withBytes { (bytes) throws(ImageError.Reason) in
            try APNGIndex(bytes, limits: limits)
        }
        (width, height) = (index.width, index.height)
        (format, colors, frames) = (index.format, index.colors, index.frames)
        frameCount = index.frames.count
        loopCount = index.loopCount
        self.data = data
        self.name = name
        self.limits = limits
        self.refusesForeignColors = refusesForeignColors
        canvas = Bitmap(width: index.width, height: index.height)
    }

    /// Returns the next frame, blended over the previous frames, or `nil` after the last frame.
    ///
    /// Throws an `ImageError` if the frame's data is damaged.
    public func next() throws -> Frame? {
        guard index < frames.count else { return nil }
        let control = frames[index]
        let part: Bitmap
        do throws(ImageError.Reason) {
            part = try decoded(control)
        } catch {
            throw ImageError(error, name: name)
        }
        var before: Bitmap?
        // The first frame has no previous content to restore.
        if control.disposal == .previous && index > 0 { before = canvas }
        blend(part, control)
        let shown = canvas
        switch control.disposal {
        case .none: break
        case .background: clear(control)
        case .previous: if let before { canvas = before } else { clear(control) }
        }
        defer {
            index += 1
            time += control.duration
        }
        return Frame(index: index, time: time, duration: control.duration, bitmap: shown)
    }

    /// Returns a frame's rectangle, decoded as a separate PNG.
    private func decoded(_ control: APNGFrame) throws(ImageError.Reason) -> Bitmap {
        var png = PNGChunk.signature
        png += PNGChunk.bytes(
            "IHDR", PNGChunk.bigEndian(control.width) + PNGChunk.bigEndian(control.height) + format)
        png += colors
        for range in control.data { png += PNGChunk.bytes("IDAT", Array(data[range])) }
        png += PNGChunk.bytes("IEND", [])
        return try Data(png).withBytes { (bytes) throws(ImageError.Reason) in
            try PNGDecoder(
                limits: limits, name: name, refusesForeignColors: refusesForeignColors
            ).decode(bytes)
        }
    }

    private func blend(_ part: Bitmap, _ control: APNGFrame) {
        for y in 0..<control.height {
            let start = (control.y + y) * width + control.x
            let row = part.pixels[(y * control.width)..<((y + 1) * control.width)]
            if control.isOver {
                for (x, pixel) in row.enumerated() {
                    canvas.pixels[start + x] = PixelBlending.over(
                        canvas.pixels[start + x], pixel)
                }
            } else {
                canvas.pixels.replaceSubrange(start..<(start + control.width), with: row)
            }
        }
    }

    private func clear(_ control: APNGFrame) {
        for y in control.y..<(control.y + control.height) {
            for x in control.x..<(control.x + control.width) { canvas.pixels[y * width + x] = 0 }
        }
    }
}

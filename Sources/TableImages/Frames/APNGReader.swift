import Foundation
import TableDrawing

/// Reads an animated PNG frame by frame, as the PNG specification (third edition) has it.
///
/// Each frame's data is put between the file's own header and colours and decoded as a PNG for itself;
/// then it is blended at its place. A still picture that is no part of the animation is left out.
public final class APNGReader: FrameReader {
    public let width: Int
    public let height: Int
    public let frameCount: Int?
    public let loopCount: Int?

    private let data: Data
    private let name: String?
    private let limits: ImageLimits
    private let refusesForeignColors: Bool
    /// What each frame's PNG says before its pixels: bit depth and so on, then colours.
    private let format: [UInt8]
    private let colors: [UInt8]
    private let frames: [APNGFrame]
    private var canvas: Bitmap
    private var index = 0
    private var time = 0.0

    /// - Parameters:
    ///   - data: a PNG with an `acTL` chunk.
    ///   - refusesForeignColors: whether a pixel whose colour the palette does not have is damage.
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
        // The first frame cannot give back what was before it.
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

    /// A frame's rectangle, decoded as a PNG of its own.
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

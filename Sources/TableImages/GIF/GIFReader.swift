import CGIF
import Foundation
import TableDrawing

/// Reads a GIF frame by frame with giflib.
///
/// Uncovered areas are transparent, as in browsers.
public final class GIFReader: FrameReader {
    /// Width of the GIF's screen, in pixels.
    public let width: Int
    /// Height of the GIF's screen, in pixels.
    public let height: Int
    /// The number of frames, which a GIF does not state.
    public let frameCount: Int? = nil
    /// The loop count, known after the first frame was read.
    ///
    /// A GIF without a count plays once.
    public private(set) var loopCount: Int? = 1

    private let name: String?
    private let input: GIFInput
    private var canvas: Bitmap
    private var index = 0
    private var time = 0.0
    private var isEnded = false

    init(_ data: Data, name: String?, limits: ImageLimits) throws(ImageError.Reason) {
        input = try GIFInput(data)
        (width, height) = (input.width, input.height)
        try limits.check(width: width, height: height)
        self.name = name
        canvas = Bitmap(width: input.width, height: input.height)
    }

    /// Returns the next frame, drawn over the previous frames, or `nil` after the last frame.
    ///
    /// Throws an `ImageError` if the file is damaged or has too many frames.
    public func next() throws -> Frame? {
        do throws(ImageError.Reason) {
            return try nextFrame()
        } catch {
            throw ImageError(error, name: name)
        }
    }

    private func nextFrame() throws(ImageError.Reason) -> Frame? {
        var control = GraphicsControlBlock()
        control.TransparentColor = NO_TRANSPARENT_COLOR
        while !isEnded {
            switch try input.next() {
            case .other: continue
            case .repeats(let count): loopCount = count == 0 ? 0 : count + 1
            case .control(let block): control = block
            case .image: return try frame(control)
            case .end:
                isEnded = true
                guard index > 0 else { throw .damaged("the GIF has no picture") }
            }
        }
        return nil
    }

    private func frame(_ control: GraphicsControlBlock) throws(ImageError.Reason) -> Frame {
        try FrameLimits.check(frames: index + 1)
        let region = input.region
        guard region.x >= 0, region.y >= 0, region.width > 0, region.height > 0,
            region.x + region.width <= width, region.y + region.height <= height
        else { throw .damaged("frame \(index) lies outside of the GIF") }
        let colors = input.colors
        let indices = try input.readImage()
        let before = control.DisposalMode == DISPOSE_PREVIOUS ? canvas : nil
        for y in 0..<region.height {
            let start = (region.y + y) * width + region.x
            for x in 0..<region.width {
                let color = Int(indices[y * region.width + x])
                if color == Int(control.TransparentColor) { continue }
                guard color < colors.count else {
                    throw .damaged("frame \(index) uses a colour that it has not")
                }
                canvas.pixels[start + x] = colors[color]
            }
        }
        let shown = canvas
        if let before { canvas = before }
        if control.DisposalMode == DISPOSE_BACKGROUND {
            for y in region.y..<(region.y + region.height) {
                for x in region.x..<(region.x + region.width) { canvas[x, y] = 0 }
            }
        }
        let duration = Double(control.DelayTime) / 100
        defer {
            index += 1
            time += duration
        }
        return Frame(index: index, time: time, duration: duration, bitmap: shown)
    }
}

import Foundation
import TableDrawing

/// Writes a video with an installed ffmpeg, which reads the frames from a pipe.
///
/// The video has the subsampled colours (`yuv420p`, BT.709, limited range) and the even sizes that
/// players need; an odd side is extended by its last column or row. The rate is constant, with the
/// sequence's `stepsPerSecond`, as in `Y4MSink`. Translucent pixels are composited over black.
/// The file appears completely or not at all.
public final class VideoSink: FrameSink {
    private let format: VideoFormat
    private let program: FFmpeg
    private let file: AtomicFile
    /// Path of the temporary file, which ffmpeg writes.
    private let temporary: String
    private var run: FFmpegRun?
    private var order: FrameOrder?
    private var steps = FrameSteps(perSecond: 0)

    /// Finds ffmpeg and opens the temporary file.
    ///
    /// Throws a `FrameSinkError` if ffmpeg or its encoder is missing, or if the path is a pipe or
    /// a device, and an `OutputError` if the file cannot be created.
    public init(path: String, format: VideoFormat) throws {
        self.format = format
        program = try FFmpeg(for: format)
        file = try AtomicFile(path: path)
        guard let temporary = file.temporaryPath else {
            throw FrameSinkError.unsupported(
                "a video is not written to a pipe or a device; give a file, or pipe '-o -' to ffmpeg"
            )
        }
        self.temporary = temporary
    }

    deinit { run?.cancel() }

    /// Starts ffmpeg.
    ///
    /// Throws a `FrameSinkError` for an invalid sequence, or if ffmpeg does not start.
    public func begin(_ sequence: FrameSequence) throws {
        order = try FrameOrder(sequence)
        steps = FrameSteps(perSecond: sequence.stepsPerSecond)
        let interval = FrameDelay(seconds: 1 / sequence.stepsPerSecond)
        let (width, height) = (Self.even(sequence.width), Self.even(sequence.height))
        let input = [
            "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)",
            "-framerate", "\(interval.denominator)/\(interval.numerator)", "-i", "pipe:0",
        ]
        let colors = [
            "-vf",
            "scale=flags=bicubic+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv,"
                + "format=yuv420p",
            "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709",
            "-color_trc", "bt709", "-color_range", "tv",
        ]
        // The temporary file exists, so that ffmpeg is told to overwrite it. With the prefix, the
        // path is never taken for an option or another protocol.
        run = try FFmpegRun(
            program,
            ["-nostdin"] + input + ["-an", "-map_metadata", "-1"] + colors + format.options
                + ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-y", "file:" + temporary])
    }

    /// Writes the frame's pixels, repeated for its duration.
    ///
    /// Throws a `FrameSinkError` for an unexpected frame, or with the words of ffmpeg if it ended.
    public func write(_ frame: Frame) throws {
        guard var order, let run else {
            throw FrameSinkError.order(found: frame.index, expected: 0)
        }
        try order.accept(frame)
        self.order = order
        let bytes = Self.pixels(of: frame.bitmap)
        for _ in 0..<steps.take(frame.duration, atLeast: 1) { try run.write(bytes) }
    }

    /// Waits for ffmpeg and moves the file into place.
    ///
    /// Throws a `FrameSinkError` if frames are missing, or with the words of ffmpeg.
    public func finish() throws {
        try order?.checkComplete()
        try run?.finish()
        run = nil
        try file.commit()
    }

    private static func even(_ side: Int) -> Int { side + side % 2 }

    /// Returns the pixels in memory order blue, green, red, unused, with even sides.
    private static func pixels(of bitmap: Bitmap) -> [UInt8] {
        let (width, height) = (even(bitmap.width), even(bitmap.height))
        return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, used in
            buffer.withMemoryRebound(to: UInt32.self) { pixels in
                for y in 0..<height {
                    let row = min(y, bitmap.height - 1) * bitmap.width
                    for x in 0..<width {
                        let pixel = bitmap.pixels[row + min(x, bitmap.width - 1)]
                        pixels[y * width + x] = pixel.littleEndian
                    }
                }
            }
            used = width * height * 4
        }
    }
}

import TableDrawing

/// Writes an animated GIF, with the changed rectangle and a separate palette in each frame.
///
/// A frame with at most 256 colours keeps them exactly. Other frames get an optimized palette
/// without dithering, and the most frequent colours stay exact. GIF has no translucency, so
/// pixels are composited over white.
///
/// Delays are in hundredths of a second, rounded without accumulating an error. Browsers
/// lengthen delays below two hundredths to a tenth of a second. Frames shown for less are
/// therefore left out, and the previous frame lasts longer. At 60 frames per second, two of
/// three frames are shown, with delays of 2 and 3 hundredths. The first and the last frame are
/// always present, and the delays add up to the total duration. Only an animation shorter than
/// 0.04 s consists of its last frame, shown for at least 0.02 s.
public final class GIFSink: FrameSink {
    /// Maximum frame rate without left-out frames.
    public static let fastestReliableRate = 50.0

    /// Whether the output stores the loop count: always `true`.
    public var hasLoops: Bool { true }

    private let sink: any ByteSink
    private let commit: () throws -> Void
    private var order: FrameOrder?
    private var stream: GIFStream?
    private var previous: Bitmap?
    private var thinning = FrameThinning(stepsPerSecond: 100, least: 2)

    /// Creates a sink for a file that appears completely or not at all.
    public convenience init(path: String) throws {
        let file = try AtomicFile(path: path)
        self.init(sink: file) { try file.commit() }
    }

    /// Creates a sink for bytes.
    ///
    /// `commit` is called after the last byte.
    public init(sink: any ByteSink, commit: @escaping () throws -> Void = {}) {
        self.sink = sink
        self.commit = commit
    }

    /// Returns diagnostics for properties of an animation that a GIF cannot keep.
    ///
    /// - Parameters:
    ///   - rate: Frames per second, or `nil` for a single frame.
    ///   - isOpaque: Whether all frames are opaque.
    public static func remarks(onRate rate: Double?, isOpaque: Bool) -> [Diagnostic] {
        var remarks: [Diagnostic] = []
        if let rate, rate > fastestReliableRate {
            let number =
                Int(exactly: rate).map(String.init) ?? String((rate * 100).rounded() / 100)
            remarks.append(
                Diagnostic(
                    "gif.frames-left-out",
                    message: "a GIF leaves out frames at \(number) a second, as its delays are "
                        + "hundredths of a second and browsers lengthen those below two; it shows "
                        + "all at \(Int(fastestReliableRate)) or fewer"))
        }
        if !isOpaque {
            remarks.append(
                Diagnostic(
                    "gif.transparency-on-white",
                    message: "a GIF has no translucency, so transparent parts are drawn on white; "
                        + "APNG and WebP keep them"))
        }
        return remarks
    }

    /// Begins the animation.
    ///
    /// Diagnostics report frames that will be left out, and transparency that will be lost.
    ///
    /// - Throws: `FrameSinkError` for a size not supported by GIF.
    public func begin(_ sequence: FrameSequence) throws {
        let rate = sequence.frameCount > 1 ? sequence.framesPerSecond : nil
        for remark in Self.remarks(onRate: rate, isOpaque: sequence.isOpaque) {
            DiagnosticLog.record(remark)
        }
        guard sequence.width <= 65_535, sequence.height <= 65_535 else {
            throw FrameSinkError.unsupported(
                "a GIF is at most 65,535 px in each direction, not "
                    + "\(sequence.width) × \(sequence.height)")
        }
        order = try FrameOrder(sequence)
        let stream = try GIFStream(sink: sink)
        self.stream = stream
        try stream.writeScreen(width: sequence.width, height: sequence.height)
        // A GIF without the extension plays once. Its count excludes the first time.
        if sequence.loopCount != 1, sequence.frameCount > 1 {
            try stream.writeLoopCount(max(0, sequence.loopCount - 1))
        }
    }

    /// Writes the changed rectangle of the frame, or leaves out a frame that is too short.
    ///
    /// Throws a `FrameSinkError` for an unexpected frame, and the sink's errors.
    public func write(_ frame: Frame) throws {
        guard var order, let stream else {
            throw FrameSinkError.order(found: frame.index, expected: 0)
        }
        try order.accept(frame)
        self.order = order
        let bitmap = Self.onWhite(frame.bitmap)
        if order.isComplete {
            for piece in thinning.finish(bitmap, duration: frame.duration) {
                try show(piece, stream)
            }
        } else if let piece = thinning.add(bitmap, duration: frame.duration) {
            try show(piece, stream)
        }
    }

    /// Writes the end of the file, and commits the output.
    ///
    /// Throws a `FrameSinkError` if frames are missing, and the sink's errors.
    public func finish() throws {
        try order?.checkComplete()
        try stream?.finish()
        try commit()
    }

    private func show(_ frame: FrameThinning.Piece, _ stream: GIFStream) throws {
        let region =
            previous.map { FrameRegion(changedFrom: $0, to: frame.bitmap) }
            ?? FrameRegion(wholeOf: frame.bitmap)
        try write(
            region.cut(from: frame.bitmap), over: previous.map { region.cut(from: $0) },
            at: region, delay: frame.steps, stream)
        previous = frame.bitmap
    }

    private func write(
        _ piece: Bitmap, over old: Bitmap?, at region: FrameRegion, delay: Int,
        _ stream: GIFStream
    ) throws {
        var counts: [UInt32: Int] = [:]
        for (place, pixel) in piece.pixels.enumerated() where old?.pixels[place] != pixel {
            counts[pixel & 0xFFFFFF, default: 0] += 1
        }
        // The last index is for unchanged pixels, unless all indices are needed for exact
        // colours.
        var old = old
        if counts.count == Self.maximumColors {
            var all: Set<UInt32> = []
            for pixel in piece.pixels where all.count <= Self.maximumColors {
                all.insert(pixel & 0xFFFFFF)
            }
            if all.count == Self.maximumColors { old = nil }
        }
        let palette = ColorPalette(
            counts: counts,
            maximumCount: old == nil ? Self.maximumColors : Self.maximumColors - 1)
        let transparent = UInt8(truncatingIfNeeded: palette.colors.count)
        let indices = piece.pixels.enumerated().map { place, pixel in
            old?.pixels[place] == pixel ? transparent : palette.index(of: pixel & 0xFFFFFF)
        }
        try stream.writeControl(delay: delay, transparent: old == nil ? nil : transparent)
        try stream.writeImage(
            region, colors: Self.padded(palette.colors, isCut: old != nil), indices: indices)
    }

    private static let maximumColors = 256

    /// Returns the colours padded to the next power of two, including an index for transparency
    /// if necessary.
    private static func padded(_ colors: [UInt32], isCut: Bool) -> [UInt32] {
        var size = 2
        while size < colors.count + (isCut ? 1 : 0) { size *= 2 }
        return colors + [UInt32](repeating: 0, count: size - colors.count)
    }

    private static func onWhite(_ bitmap: Bitmap) -> Bitmap {
        guard !bitmap.isOpaque else { return bitmap }
        let pixels = bitmap.pixels.map { pixel -> UInt32 in
            let white = 255 - pixel >> 24
            return 0xFF00_0000 | ((pixel & 0xFFFFFF) &+ (white << 16 | white << 8 | white))
        }
        return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }
}

import TableDrawing

/// Writes an animated GIF: each frame holds the rectangle that changed, with colours of its own.
///
/// A frame of at most 255 colours keeps them exactly; one of more gets a palette made for it, without
/// dither. Delays are hundredths of a second, rounded so that they never drift from the true time.
/// GIF knows no translucency: pixels lie on white.
public final class GIFSink: FrameSink {
    /// Rates above this have delays that many viewers lengthen to a tenth of a second.
    public static let fastestReliableRate = 50.0

    private let sink: any ByteSink
    private let commit: () throws -> Void
    private var order: FrameOrder?
    private var stream: GIFStream?
    private var previous: Bitmap?
    private var elapsed = 0.0
    private var written = 0

    /// A file that is there whole or not at all.
    public convenience init(path: String) throws {
        let file = try AtomicFile(path: path)
        self.init(sink: file) { try file.commit() }
    }

    /// Bytes for a sink; `commit` is called when they are all there.
    public init(sink: any ByteSink, commit: @escaping () throws -> Void = {}) {
        self.sink = sink
        self.commit = commit
    }

    public func begin(_ sequence: FrameSequence) throws {
        guard sequence.width <= 65_535, sequence.height <= 65_535 else {
            throw FrameSinkError.unsupported(
                "a GIF is at most 65,535 px in each direction, not "
                    + "\(sequence.width) × \(sequence.height)")
        }
        order = try FrameOrder(sequence)
        let stream = try GIFStream(sink: sink)
        self.stream = stream
        try stream.writeScreen(width: sequence.width, height: sequence.height)
        // A GIF without the extension is played once.
        if sequence.loopCount != 1, sequence.frameCount > 1 {
            try stream.writeLoop(count: max(0, sequence.loopCount))
        }
    }

    public func write(_ frame: Frame) throws {
        guard var order, let stream else {
            throw FrameSinkError.order(found: frame.index, expected: 0)
        }
        try order.accept(frame)
        self.order = order
        let bitmap = Self.onWhite(frame.bitmap)
        let region =
            previous.map { FrameRegion(changedFrom: $0, to: bitmap) }
            ?? FrameRegion(wholeOf: bitmap)
        let piece = region.cut(from: bitmap)
        let old = previous.map { region.cut(from: $0) }
        elapsed += frame.duration
        let end = Int((elapsed * 100).rounded())
        try write(piece, over: old, at: region, delay: end - written, stream)
        written = end
        previous = bitmap
    }

    public func finish() throws {
        try order?.checkComplete()
        try stream?.finish()
        try commit()
    }

    private func write(
        _ piece: Bitmap, over old: Bitmap?, at region: FrameRegion, delay: Int,
        _ stream: GIFStream
    ) throws {
        var counts: [UInt32: Int] = [:]
        for (place, pixel) in piece.pixels.enumerated() where old?.pixels[place] != pixel {
            counts[pixel & 0xFFFFFF, default: 0] += 1
        }
        // The last place is for what stays as it was.
        let palette = ColorPalette(counts: counts, maximumCount: 255)
        let transparent = UInt8(palette.colors.count)
        let indices = piece.pixels.enumerated().map { place, pixel in
            old?.pixels[place] == pixel ? transparent : palette.index(of: pixel & 0xFFFFFF)
        }
        try stream.writeControl(delay: delay, transparent: old == nil ? nil : transparent)
        try stream.writeImage(region, colors: Self.padded(palette.colors), indices: indices)
    }

    /// Colours up to the next power of two that has a place for transparency.
    private static func padded(_ colors: [UInt32]) -> [UInt32] {
        var size = 2
        while size < colors.count + 1 { size *= 2 }
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

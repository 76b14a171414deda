import TableDrawing

/// Control data of an animated PNG's frame (`fcTL`), and the location of its pixel data in the
/// file.
struct APNGFrame {
    /// Treatment of the frame's rectangle before the next frame.
    enum Disposal: UInt8 {
        case none = 0
        case background = 1
        case previous = 2
    }

    let width: Int
    let height: Int
    let x: Int
    let y: Int
    /// Duration in seconds.
    let duration: Double
    let disposal: Disposal
    /// Whether translucent pixels are blended with the pixels below, instead of replacing them.
    let isOver: Bool
    /// Byte ranges of the data for the frame's `IDAT` chunks.
    var data: [Range<Int>] = []

    /// Reads the 22 bytes after the sequence number.
    init(
        _ bytes: UnsafeRawBufferPointer, canvas: (width: Int, height: Int), index: Int
    ) throws(ImageError.Reason) {
        guard bytes.count == 26 else {
            throw .damaged(
                "the control chunk of frame \(index) has \(counted(bytes.count, "byte")), not 26")
        }
        width = PNGChunkReader.number(bytes, at: 4)
        height = PNGChunkReader.number(bytes, at: 8)
        x = PNGChunkReader.number(bytes, at: 12)
        y = PNGChunkReader.number(bytes, at: 16)
        // Each number is below 2³², so the sums do not overflow.
        guard width > 0, height > 0, x + width <= canvas.width, y + height <= canvas.height else {
            throw .damaged(
                "frame \(index), \(width) × \(height) px at (\(x), \(y)), lies outside of the "
                    + "\(canvas.width) × \(canvas.height) px of the animation")
        }
        let numerator = Double(UInt16(bytes[20]) << 8 | UInt16(bytes[21]))
        let denominator = Double(UInt16(bytes[22]) << 8 | UInt16(bytes[23]))
        // By the specification, a denominator of zero stands for 100.
        duration = numerator / (denominator == 0 ? 100 : denominator)
        guard let disposal = Disposal(rawValue: bytes[24]) else {
            throw .damaged("frame \(index) has a disposal of \(bytes[24]); it is 0, 1 or 2")
        }
        guard bytes[25] <= 1 else {
            throw .damaged("frame \(index) has a blending of \(bytes[25]); it is 0 or 1")
        }
        self.disposal = disposal
        isOver = bytes[25] == 1
    }
}

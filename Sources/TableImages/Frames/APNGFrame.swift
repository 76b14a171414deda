import TableDrawing

/// What an animated PNG says of one frame (`fcTL`), and where its data lies in the file.
struct APNGFrame {
    /// What becomes of the frame's rectangle before the next one.
    enum Disposal: UInt8 {
        case none = 0
        case background = 1
        case previous = 2
    }

    let width: Int
    let height: Int
    let x: Int
    let y: Int
    /// In seconds.
    let duration: Double
    let disposal: Disposal
    /// Whether translucent pixels let what lies below through, rather than replace it.
    let isOver: Bool
    /// The bytes that are its `IDAT` chunks' data.
    var data: [Range<Int>] = []

    /// Reads the 22 bytes behind the chunk's number.
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
        // Each is below 2³², so no sum overflows.
        guard width > 0, height > 0, x + width <= canvas.width, y + height <= canvas.height else {
            throw .damaged(
                "frame \(index), \(width) × \(height) px at (\(x), \(y)), lies outside of the "
                    + "\(canvas.width) × \(canvas.height) px of the animation")
        }
        let numerator = Double(UInt16(bytes[20]) << 8 | UInt16(bytes[21]))
        let denominator = Double(UInt16(bytes[22]) << 8 | UInt16(bytes[23]))
        // The specification: a denominator of zero is a hundred.
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

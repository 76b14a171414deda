import TableDrawing

/// The properties of a PNG before its pixels.
struct PNGHead: Sendable {
    let width: Int
    let height: Int
    let isOpaque: Bool
    /// Pixels per point.
    let scale: Double
    let text: [PNGText]

    /// Number of bytes per pixel: RGB or RGBA.
    var channels: Int { isOpaque ? 3 : 4 }

    /// Number of bytes of all rows with their filter bytes, or `nil` if it overflows.
    var rowBytes: Int? {
        let (row, overflow) = width.multipliedReportingOverflow(by: channels)
        guard !overflow else { return nil }
        let (all, overflowAll) = (row + 1).multipliedReportingOverflow(by: height)
        return overflowAll ? nil : all
    }

    /// Returns the signature and all chunks before the first `IDAT`.
    func bytes() throws(PNGEncodingError) -> [UInt8] {
        let sizes = 1...PNGChunk.maximumLength
        guard sizes.contains(width), sizes.contains(height) else {
            throw .size(width: width, height: height)
        }
        // 8 bits, colour type, deflate, adaptive filters, not interlaced.
        let format: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
        var bytes = PNGChunk.signature
        bytes += PNGChunk.bytes(
            "IHDR", PNGChunk.bigEndian(width) + PNGChunk.bigEndian(height) + format)
        // Rendering intent 0 is perceptual, as written by Apple's encoder.
        bytes += PNGChunk.bytes("sRGB", [0])
        bytes += density()
        for text in text { bytes += try text.chunk() }
        return bytes
    }

    /// Returns the `pHYs` chunk.
    ///
    /// Viewers show a picture of scale 2 at half its pixel size, as 144 dots per inch.
    private func density() -> [UInt8] {
        guard scale.isFinite, scale > 0, scale <= 1_000 else { return [] }
        let perMetre = PNGChunk.bigEndian(Int(clamping: (72 * scale / 0.0254).rounded()))
        return PNGChunk.bytes("pHYs", perMetre + perMetre + [1])
    }
}

import Foundation
import TableDrawing

/// Rewrites animated PNGs with few colours to use a palette, for the same pixels in a smaller
/// file.
package enum PaletteAPNG {
    /// Returns the animation with a palette.
    ///
    /// Returns `nil` if the frames have more than 256 colours in total, if the file would not
    /// become smaller, or if the animation was not written by `APNGSink`.
    ///
    /// Throws an `ImageError` for a damaged animation, and a `PNGEncodingError`.
    package static func encode(_ data: Data) throws -> [UInt8]? {
        guard let palette = try palette(of: data) else { return nil }
        let frames = try APNGReader(data, name: nil, limits: ImageLimits())
        return try data.withBytes { bytes -> [UInt8]? in
            var reader = PNGChunkReader(bytes)
            var result = PNGChunk.signature
            var region = FrameRegion()
            var hasPalette = false
            while let chunk = try reader.next() {
                let body = Array(chunk.data)
                switch chunk.type {
                case "IHDR": result += PalettePNG.header(frames.width, frames.height, palette)
                case "PLTE", "tRNS": return nil
                case "fcTL":
                    guard let found = FrameRegion(control: chunk.data) else { return nil }
                    region = found
                    if !hasPalette { result += PalettePNG.chunks(of: palette) }
                    hasPalette = true
                    result += PNGChunk.bytes("fcTL", body)
                case "IDAT", "fdAT":
                    guard let frame = try frames.next() else { return nil }
                    let stream = try PalettePNG.pixels(of: region.cut(from: frame.bitmap), palette)
                        .flatMap(\.self)
                    result +=
                        chunk.type == "IDAT"
                        ? PNGChunk.bytes("IDAT", stream)
                        : PNGChunk.bytes("fdAT", body.prefix(4) + stream)
                case "acTL": result += PNGChunk.bytes("acTL", body)
                case "sRGB": result += PNGChunk.bytes("sRGB", body)
                case "pHYs": result += PNGChunk.bytes("pHYs", body)
                case "tEXt": result += PNGChunk.bytes("tEXt", body)
                case "iTXt": result += PNGChunk.bytes("iTXt", body)
                case "IEND": result += PNGChunk.bytes("IEND", [])
                default: return nil
                }
            }
            return result.count < data.count ? result : nil
        }
    }

    /// Returns the colours of all frames, or `nil` if there are too many.
    ///
    /// In most animations the first frame already has too many.
    private static func palette(of data: Data) throws -> ExactPalette? {
        let frames = try APNGReader(data, name: nil, limits: ImageLimits())
        var colors = ExactPalette.Colors()
        while let frame = try frames.next() {
            guard colors.add(frame.bitmap) else { return nil }
        }
        return ExactPalette(colors)
    }
}

extension FrameRegion {
    /// Creates the region in a frame's control chunk, or returns `nil` for an invalid chunk.
    fileprivate init?(control data: UnsafeRawBufferPointer) {
        guard data.count == 26 else { return nil }
        self.init()
        width = PNGChunkReader.number(data, at: 4)
        height = PNGChunkReader.number(data, at: 8)
        x = PNGChunkReader.number(data, at: 12)
        y = PNGChunkReader.number(data, at: 16)
    }
}

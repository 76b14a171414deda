import Foundation
import TestSupport

@testable import TableImages

/// PNG made sample by sample, in any form and with any filters.
struct SamplePNG {
    var width: Int
    var height: Int
    var form: PNGForm
    /// Filters of the rows, in turns.
    var filters: [UInt8]
    /// Chunks between the header and the pixels.
    var chunks: [[UInt8]] = []
    /// Depth, and the three bytes that end the header.
    var depth: UInt8 = 8
    var interlacing: UInt8 = 0
    /// Added to the rows before they are compressed.
    var surplus: [UInt8] = []
    /// Number of parts of the stream.
    var parts = 1
    /// Columns and rows of changed pixels.
    var changed: [(x: Int, y: Int)] = []

    /// The standard rows, with the changed pixels.
    var samples: [[UInt8]] {
        var rows = usualSamples
        for place in changed { rows[place.y][place.x * form.channels] ^= 0x55 }
        return rows
    }

    /// Rows of flat stretches with noise in between, as in tables.
    ///
    /// A third of the rows repeat the row above.
    private var usualSamples: [[UInt8]] {
        var numbers = SampleNumbers(seed: UInt64(width * 31 + height))
        var rows: [[UInt8]] = []
        for y in 0..<height {
            if y % 3 == 1, let last = rows.last {
                rows.append(last)
                continue
            }
            var row: [UInt8] = []
            var pixel = [UInt8](repeating: 0xFF, count: form.channels)
            for x in 0..<width {
                if numbers.next() % 7 == 0 || x % 40 > 34 {
                    pixel = pixel.map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
                }
                // A palette has 200 colours.
                row += form == .palette ? pixel.map { $0 % 200 } : pixel
            }
            rows.append(row)
        }
        return rows
    }

    /// The rows with their filters.
    private var filtered: [UInt8] {
        var bytes: [UInt8] = []
        var above = [UInt8](repeating: 0, count: width * form.channels)
        for (y, row) in samples.enumerated() {
            let filter = filters[y % filters.count]
            bytes.append(filter)
            for index in row.indices {
                let isFirst = index < form.channels
                let left = isFirst ? 0 : Int(row[index - form.channels])
                let corner = isFirst ? 0 : Int(above[index - form.channels])
                let up = Int(above[index])
                let prediction =
                    switch filter {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    case 4: Self.paeth(left, up, corner)
                    default: 0
                    }
                bytes.append(row[index] &- UInt8(truncatingIfNeeded: prediction))
            }
            above = row
        }
        return bytes + surplus
    }

    /// The Paeth predictor of the PNG specification.
    private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        if pa <= pb && pa <= pc { return a }
        return pb <= pc ? b : c
    }

    func bytes() throws -> [UInt8] {
        let deflater = try ZlibStream(level: 6, isFramed: true)
        return try bytes(stream: deflater.deflate(filtered, flush: 4))
    }

    /// Returns the file with another zlib stream.
    func bytes(stream: [UInt8]) throws -> [UInt8] {
        var bytes = PNGChunk.signature
        bytes += PNGChunk.bytes(
            "IHDR",
            PNGChunk.bigEndian(width) + PNGChunk.bigEndian(height)
                + [depth, form.rawValue, 0, 0, interlacing])
        if form == .palette {
            let colors = (0..<600).map { UInt8(truncatingIfNeeded: $0 * 7) }
            bytes += PNGChunk.bytes("PLTE", colors)
        }
        for chunk in chunks { bytes += chunk }
        let length = max(1, (stream.count + parts - 1) / parts)
        for start in stride(from: 0, to: stream.count, by: length) {
            bytes += PNGChunk.bytes("IDAT", Array(stream[start...].prefix(length)))
        }
        return bytes + PNGChunk.bytes("IEND", [])
    }

    /// Returns the zlib stream of a file with a single part.
    static func stream(of png: [UInt8]) throws -> [UInt8] {
        try png.withUnsafeBytes { bytes in
            var reader = PNGChunkReader(bytes)
            while let chunk = try reader.next() {
                if chunk.type == "IDAT" { return Array(chunk.data) }
            }
            return []
        }
    }
}

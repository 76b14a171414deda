/// The undecoded parts of a PNG: a still picture beside an animation, and the lower half of 16-bit
/// samples.
struct PNGUndecoded {
    private(set) var names: [String] = []

    /// Maximum size of the samples to test, in bytes.
    ///
    /// Larger samples count as samples that need 16 bits.
    private static let limit = 256 << 20

    init(_ bytes: UnsafeRawBufferPointer) {
        var reader = PNGChunkReader(bytes)
        guard let header = try? reader.next()?.data, header.count == 13 else { return }
        var stream: [UInt8] = []
        var isAnimated = false
        var hasFrame = false
        var hasLoneStill = false
        let isDeep = header[8] == 16
        while let chunk = try? reader.next(), chunk.type != "IEND" {
            switch chunk.type {
            case "acTL": isAnimated = true
            case "fcTL": hasFrame = true
            case "IDAT":
                if !hasFrame { hasLoneStill = true }
                if isDeep { stream.append(contentsOf: chunk.data) }
            default: break
            }
        }
        if isAnimated, hasLoneStill {
            names.append("its still picture, which is no frame of its animation")
        }
        if isDeep, isAnimated || Self.needsLowerBytes(header, stream) {
            names.append("the lower 8 of the 16 bits of its samples")
        }
    }

    /// Whether 16-bit samples exceed 8 bits, because the two bytes of a sample differ.
    private static func needsLowerBytes(
        _ header: UnsafeRawBufferPointer, _ stream: [UInt8]
    ) -> Bool {
        guard let form = PNGForm(rawValue: header[9]) else { return true }
        let passes = PNGPaletteCheck.passes(
            width: PNGChunkReader.number(header, at: 0),
            height: PNGChunkReader.number(header, at: 4), isInterlaced: header[12] != 0)
        let bytesOfPixel = 2 * form.channels
        var total = 0
        for pass in passes {
            let (pixels, isTooMany) = pass.width.multipliedReportingOverflow(by: pass.height)
            guard !isTooMany, pixels <= limit / bytesOfPixel else { return true }
            total += pixels * bytesOfPixel + pass.height
        }
        guard total <= limit, let rows = PNGPaletteCheck.inflated(stream, count: total) else {
            return true
        }
        return rows.withUnsafeBufferPointer { rows in
            guard var row = rows.baseAddress else { return true }
            for pass in passes {
                let length = pass.width * bytesOfPixel
                let filters = PNGRowFilters(length: length, channels: bytesOfPixel)
                for _ in 0..<pass.height {
                    guard filters.undo(row[0], row + 1) != nil else { return true }
                    row += length + 1
                    let samples = filters.row
                    for at in stride(from: 0, to: length, by: 2)
                    where samples[at] != samples[at + 1] {
                        return true
                    }
                }
            }
            return false
        }
    }
}

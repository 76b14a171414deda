/// Converts a row of 8-bit samples to premultiplied pixels, `0xAARRGGBB`.
struct PNGWidening {
    private let form: PNGForm
    private let width: Int
    /// 256 pixels of the palette, or an empty array.
    private let palette: [UInt32]
    /// Number of palette colours in the file.
    private let paletteCount: Int

    init(form: PNGForm, palette: [UInt32], width: Int) {
        self.form = form
        self.width = width
        paletteCount = palette.count
        self.palette =
            palette.isEmpty
            ? [] : palette + Array(repeating: 0, count: max(0, 256 - palette.count))
    }

    /// Converts a row.
    ///
    /// Returns false for a palette index out of range.
    func widen(
        _ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        switch form {
        case .grey:
            for x in 0..<width { target[x] = 0xFF00_0000 | UInt32(row[x]) &* 0x01_0101 }
        case .greyAlpha:
            for x in 0..<width {
                let (grey, alpha) = (UInt32(row[2 &* x]), UInt32(row[2 &* x &+ 1]))
                target[x] = Premultiplication.premultiplied(alpha << 24 | grey &* 0x01_0101)
            }
        case .rgb: widenRGB(row, to: target)
        case .rgba: widenRGBA(row, to: target)
        case .palette: return lookUp(row, to: target)
        }
        return true
    }

    private func widenRGB(
        _ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>
    ) {
        let raw = UnsafeRawPointer(row)
        // Four bytes are loaded at once, including a byte of the next pixel. The last pixel is
        // loaded separately.
        for x in 0..<(width - 1) {
            let bytes = raw.loadUnaligned(fromByteOffset: 3 &* x, as: UInt32.self)
            target[x] = 0xFF00_0000 | UInt32(bigEndian: bytes) >> 8
        }
        let last = row + 3 * (width - 1)
        target[width - 1] =
            0xFF00_0000 | UInt32(last[0]) << 16 | UInt32(last[1]) << 8 | UInt32(last[2])
    }

    private func widenRGBA(
        _ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>
    ) {
        let raw = UnsafeRawPointer(row)
        var alphas: UInt32 = 0xFF
        for x in 0..<width {
            let bytes = UInt32(
                bigEndian: raw.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self))
            alphas &= bytes
            target[x] = bytes << 24 | bytes >> 8
        }
        guard alphas & 0xFF != 0xFF else { return }
        for x in 0..<width { target[x] = Premultiplication.premultiplied(target[x]) }
    }

    private func lookUp(
        _ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        var largest: UInt8 = 0
        for x in 0..<width { largest = max(largest, row[x]) }
        guard Int(largest) < paletteCount else { return false }
        palette.withUnsafeBufferPointer { palette in
            for x in 0..<width { target[x] = palette[Int(row[x])] }
        }
        return true
    }
}

/// Offsets of the end of the picture in a file, or `nil` if the file ends too early.
enum FileEnd {
    /// Returns the end of the last chunk of a PNG.
    static func png(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var reader = PNGChunkReader(bytes)
        while let chunk = try? reader.next() {
            if chunk.type == "IEND" { return reader.offset }
        }
        return nil
    }

    /// Returns the end of the end marker of a JPEG.
    static func jpeg(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var at = 2
        while at + 1 < bytes.count {
            guard bytes[at] == 0xFF else {
                at += 1
                continue
            }
            switch bytes[at + 1] {
            case 0xFF: at += 1
            // Escaped bytes of the pixels, and markers without a length.
            case 0x00, 0x01, 0xD0...0xD8: at += 2
            case 0xD9: return at + 2
            default:
                guard at + 4 <= bytes.count else { return nil }
                at += 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])
            }
        }
        return nil
    }

    /// Returns the end of a WebP by the size in its header.
    static func webp(_ bytes: UnsafeRawBufferPointer) -> Int? {
        guard bytes.count >= 12 else { return nil }
        let size = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
        return 8 + Int(size) + Int(size) % 2
    }

    /// Returns the end of the trailer of a GIF, and whether the GIF has texts, which no decoder
    /// draws.
    static func gif(_ bytes: UnsafeRawBufferPointer) -> (end: Int, hasText: Bool)? {
        guard bytes.count >= 13 else { return nil }
        func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
        var at = 13 + colors(bytes[10])
        var hasText = false
        while at < bytes.count {
            switch bytes[at] {
            case 0x3B: return (at + 1, hasText)
            case 0x21:
                guard at + 1 < bytes.count else { return nil }
                hasText = hasText || bytes[at + 1] == 1
                at += 2
            case 0x2C:
                guard at + 9 < bytes.count else { return nil }
                at += 11 + colors(bytes[at + 9])
            default: return nil
            }
            // Blocks of data begin with their length. An empty block is the last.
            while at < bytes.count, bytes[at] > 0 { at += 1 + Int(bytes[at]) }
            at += 1
        }
        return nil
    }
}

/// Changes of PNG files that keep the lengths and checksums of chunks valid.
enum PNGMutation {
    private struct Chunk {
        var type: [UInt8]
        var data: [UInt8]
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let types = [
        "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "tRNS", "PLTE", "bKGD", "pHYs", "tEXt",
        "zTXt",
        "iTXt", "eXIf", "acTL", "fcTL", "fdAT", "IDAT", "IEND", "CgBI", "tIME", "abCd", "ABCD",
    ]

    static func mutate(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        var chunks = parse(bytes)
        guard chunks.count > 1 else { return ByteMutation.mutate(&bytes, &random) }
        for _ in 0..<random.in(1...3) {
            let index = random.below(chunks.count)
            switch random.below(8) {
            case 0: chunks.remove(at: index)
            case 1: chunks.insert(chunks[index], at: random.below(chunks.count))
            case 2: chunks.swapAt(index, random.below(chunks.count))
            case 3:
                let type = Array(random.pick(types).utf8)
                let data = (0..<random.below(40)).map { _ in UInt8(random.below(256)) }
                chunks.insert(Chunk(type: type, data: data), at: index)
            case 4, 5: header(&chunks[0].data, &random)
            default: ByteMutation.mutate(&chunks[index].data, &random)
            }
            if chunks.isEmpty { break }
        }
        bytes = signature + chunks.flatMap(serialize)
    }

    /// Returns a picture of random samples in any colour type and bit depth, often with a colour space.
    static func picture(_ random: inout FuzzRandom) -> [UInt8] {
        let form = random.pick([
            (0, 1), (0, 8), (0, 16), (2, 8), (2, 16), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
            (6, 16),
        ])
        let (color, depth) = (UInt8(form.0), UInt8(form.1))
        let width = random.in(1...20)
        let height = random.in(1...12)
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][form.0] ?? 1
        let rowBytes = (width * channels * form.1 + 7) / 8
        var rows: [UInt8] = []
        for _ in 0..<height {
            rows.append(UInt8(random.below(random.chance(0.02) ? 9 : 5)))
            rows += (0..<rowBytes).map { _ in UInt8(random.below(form.0 == 3 ? 100 : 256)) }
        }
        var chunks = [
            Chunk(
                type: Array("IHDR".utf8),
                data: Checksums.bigEndian(UInt32(width)) + Checksums.bigEndian(UInt32(height))
                    + [depth, color, 0, 0, 0])
        ]
        if random.chance(0.4) { chunks.append(colors(&random)) }
        if color == 3 {
            let count = random.in(1...min(1 << Int(depth), 40))
            chunks.append(
                Chunk(
                    type: Array("PLTE".utf8),
                    data: (0..<(count * 3)).map { _ in UInt8(random.below(256)) }))
        }
        if random.chance(0.2) {
            chunks.append(Chunk(type: Array("tRNS".utf8), data: [0, UInt8(random.below(256))]))
        }
        chunks.append(Chunk(type: Array("IDAT".utf8), data: Checksums.stored(rows)))
        chunks.append(Chunk(type: Array("IEND".utf8), data: []))
        return signature + chunks.flatMap(serialize)
    }

    private static func colors(_ random: inout FuzzRandom) -> Chunk {
        switch random.below(4) {
        case 0:
            return Chunk(
                type: Array("gAMA".utf8),
                data: Checksums.bigEndian(random.pick([0, 45_455, 100_000, .max])))
        case 1:
            return Chunk(
                type: Array("cICP".utf8),
                data: [UInt8(random.below(14)), UInt8(random.below(20)), 0, 1])
        case 2:
            let numbers: [UInt32] = [
                31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, UInt32(random.below(9_000)),
            ]
            return Chunk(type: Array("cHRM".utf8), data: numbers.flatMap(Checksums.bigEndian))
        default:
            let profile = (0..<random.in(0...200)).map { _ in UInt8(random.below(256)) }
            return Chunk(
                type: Array("iCCP".utf8), data: Array("p\0\0".utf8) + Checksums.stored(profile))
        }
    }

    private static func header(_ data: inout [UInt8], _ random: inout FuzzRandom) {
        guard data.count == 13 else { return }
        switch random.below(4) {
        case 0:
            let size = random.pick(
                [0, 1, 2, 100, 4_000, 60_000, 0x7FFF_FFFF, 0x8000_0000, .max] as [UInt32])
            data.replaceSubrange(
                random.chance(0.5) ? 0..<4 : 4..<8, with: Checksums.bigEndian(size))
        case 1: data[8] = random.pick([1, 2, 4, 8, 16, 3, 0])
        case 2: data[9] = random.pick([0, 2, 3, 4, 6, 1, 7])
        default: data[12] = random.pick([0, 1, 2])
        }
    }

    private static func parse(_ bytes: [UInt8]) -> [Chunk] {
        var chunks: [Chunk] = []
        var place = signature.count
        while place + 12 <= bytes.count {
            let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= bytes.count else { break }
            chunks.append(
                Chunk(
                    type: Array(bytes[(place + 4)..<(place + 8)]),
                    data: Array(bytes[(place + 8)..<(place + 8 + length)])))
            place += 12 + length
        }
        return chunks
    }

    private static func serialize(_ chunk: Chunk) -> [UInt8] {
        let body = chunk.type + chunk.data
        return Checksums.bigEndian(UInt32(chunk.data.count)) + body
            + Checksums.bigEndian(Checksums.crc32(body))
    }
}

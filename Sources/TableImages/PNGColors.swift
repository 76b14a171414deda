import CDeflate

/// The colours stated by the chunks of a PNG.
///
/// The order of precedence is `cICP`, `iCCP`, `sRGB`, and `gAMA` with `cHRM`, as in the third
/// edition of the PNG specification.
struct PNGColors {
    /// The colours stated by the chunks.
    private(set) var colors = DeclaredColors.unstated
    /// Whether libpng would convert the samples by a gamma, which Little CMS converts here.
    private(set) var needsBareSamples = false
    /// Kind of the samples: grey or RGB.
    private(set) var samples = DeclaredColors.Samples.rgb

    /// The chunks that state colours.
    static let chunks: Set<String> = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]

    /// The chromaticities of sRGB, in 100,000ths.
    static let ownChromaticities = [
        31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
    ]
    /// Maximum difference from the chromaticities of sRGB, in 100,000ths, that counts as sRGB.
    private static let tolerance = 500
    /// The gamma of sRGB, in 100,000ths.
    private static let ownGamma = 45_455
    /// Gammas that are near the gamma of sRGB: libpng ignores a difference of 5 %.
    private static let ownGammas = 43_182...47_728
    /// Gammas that can be converted, in 100,000ths: powers from 1/100 to 100.
    private static let possibleGammas = 1_000...10_000_000

    /// Reads the chunks before the pixels.
    ///
    /// A damaged chunk is a problem, unless a stronger chunk states the colours.
    init(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) {
        var reader = PNGChunkReader(bytes)
        var found: [String: UnsafeRawBufferPointer] = [:]
        var damaged: Set<String> = []
        while true {
            var checked = reader
            guard let chunk = try reader.next(), chunk.type != "IDAT", chunk.type != "IEND" else {
                break
            }
            if chunk.type == "IHDR", chunk.data.count == 13 {
                samples = chunk.data[9] & 2 == 0 ? .gray : .rgb
            }
            guard Self.chunks.contains(chunk.type), found[chunk.type] == nil else { continue }
            guard try checked.next(checksCRC: true)?.isIntact == true else {
                damaged.insert(chunk.type)
                continue
            }
            found[chunk.type] = chunk.data
        }
        decide(found, damaged: damaged)
    }

    private mutating func decide(
        _ found: [String: UnsafeRawBufferPointer], damaged: Set<String>
    ) {
        let gamma = found["gAMA"].flatMap { Self.numbers($0, count: 1)?.first }
        let isCoded = found["cICP"].map { chunk in
            colors = CodedColors.colors(chunk)
            return colors.space != nil
        }
        if isCoded == true {
            // `cICP` overrides the other descriptions.
        } else if damaged.contains("iCCP") || found["iCCP"] != nil {
            let profile =
                found["iCCP"].map(Self.profile)
                ?? .damagedProfile("the checksum of its chunk is wrong")
            colors.space = profile.space
            colors.problem = colors.problem ?? profile.problem
        } else if found["sRGB"] != nil {
            return
        } else if let chunk = Self.unreadable(found, damaged) {
            colors.problem = "has a chunk \(chunk) that is damaged"
        } else if let chromaticities = found["cHRM"].flatMap({ Self.numbers($0, count: 8) }),
            zip(chromaticities, Self.ownChromaticities).contains(where: {
                abs($0 - $1) > Self.tolerance
            })
        {
            colors.space = .measured(
                chromaticities: chromaticities, gamma: gamma.flatMap { $0 > 0 ? $0 : nil })
        } else if let gamma, !Self.ownGammas.contains(gamma) {
            if Self.possibleGammas.contains(gamma) {
                colors.space = .measured(chromaticities: Self.ownChromaticities, gamma: gamma)
            } else {
                colors.problem = "has a gamma that cannot be used: its chunk gAMA has \(gamma)"
            }
        } else {
            return
        }
        needsBareSamples = gamma != nil && gamma != Self.ownGamma
    }

    /// Returns the type of a damaged chunk, or `nil` if all chunks can be read.
    private static func unreadable(
        _ found: [String: UnsafeRawBufferPointer], _ damaged: Set<String>
    ) -> String? {
        let sizes = ["gAMA": 4, "cHRM": 32]
        let wrong = sizes.filter { type, size in found[type].map { $0.count != size } ?? false }
        return damaged.union(wrong.keys).min()
    }

    /// Returns numbers of four bytes, or `nil` if the chunk has another size.
    private static func numbers(_ data: UnsafeRawBufferPointer, count: Int) -> [Int]? {
        guard data.count == 4 * count else { return nil }
        return (0..<count).map { PNGChunkReader.number(data, at: 4 * $0) }
    }

    /// Returns the profile in a chunk `iCCP`: a name, a zero, the compression method, and a zlib
    /// stream.
    private static func profile(_ data: UnsafeRawBufferPointer) -> DeclaredColors {
        guard data.count <= DeclaredColors.largestProfile else { return .tooLarge }
        guard let end = data.prefix(80).firstIndex(of: 0), end + 2 < data.count, data[end + 1] == 0
        else { return .damagedProfile("its chunk iCCP is no name and zlib stream") }
        guard let decompressor = libdeflate_alloc_decompressor() else {
            return .damagedProfile("there is no memory for it")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        let stream = UnsafeRawBufferPointer(rebasing: data[(end + 2)...])
        // The size is unknown before decompression, so the buffer grows.
        var room = 16_384
        while true {
            var length = 0
            var result = LIBDEFLATE_BAD_DATA
            let capacity = room
            let profile = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                result = libdeflate_zlib_decompress(
                    decompressor, stream.baseAddress, stream.count, buffer.baseAddress, capacity,
                    &length)
                count = result == LIBDEFLATE_SUCCESS ? length : 0
            }
            switch result {
            case LIBDEFLATE_SUCCESS: return .profile(profile)
            case LIBDEFLATE_INSUFFICIENT_SPACE:
                guard room < DeclaredColors.largestProfile else { return .tooLarge }
                room = min(room * 8, DeclaredColors.largestProfile)
            default: return .damagedProfile("its zlib stream is damaged")
            }
        }
    }

    /// Whether the samples are sRGB, also for decoders that ignore the chunks that state colours.
    var isSRGB: Bool {
        guard colors.problem == nil, !needsBareSamples else { return false }
        guard let space = colors.space else { return true }
        let conversion = try? ColorConversions.shared.conversion(from: space, samples: samples)
        if case .some(.none) = conversion { return true } else { return false }
    }

    /// Returns the PNG without the chunks that state colours.
    static func bare(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) -> [UInt8] {
        var reader = PNGChunkReader(bytes)
        var result = PNGChunk.signature
        result.reserveCapacity(bytes.count)
        while let chunk = try reader.next() {
            guard !chunks.contains(chunk.type), let start = chunk.data.baseAddress else { continue }
            // The copied range includes the length, the type and the checksum.
            result += UnsafeRawBufferPointer(start: start - 8, count: chunk.data.count + 12)
            if chunk.type == "IEND" { break }
        }
        return result
    }
}

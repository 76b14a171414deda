import TableDrawing

/// Index of an animated PNG's contents, created in a single pass over its chunks.
struct APNGIndex {
    let width: Int
    let height: Int
    private(set) var loopCount = 0
    /// End of the header: bit depth, colour type, compression, filter, interlacing.
    let format: [UInt8]
    /// Chunks that describe colours, copied from the file.
    private(set) var colors: [UInt8] = []
    private(set) var frames: [APNGFrame] = []

    private static let colorChunks: Set<String> = PNGColors.chunks.union(["PLTE", "tRNS", "sBIT"])

    init(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) throws(ImageError.Reason) {
        var reader = PNGChunkReader(bytes)
        guard let header = try reader.next(checksCRC: true), header.type == "IHDR",
            header.data.count == 13, header.isIntact
        else { throw .damaged("a PNG begins with a header, and this does not") }
        width = PNGChunkReader.number(header.data, at: 0)
        height = PNGChunkReader.number(header.data, at: 4)
        try limits.check(width: width, height: height)
        format = Array(header.data[8...])

        var stated: (frames: Int, plays: Int)?
        var number = 0
        var hasPixels = false
        var isEnded = false
        func isNext(_ data: UnsafeRawBufferPointer) -> Bool {
            data.count >= 4 && PNGChunkReader.number(data, at: 0) == number
        }
        while !isEnded, let chunk = try reader.next(checksCRC: true) {
            guard chunk.isIntact || Self.isAncillary(chunk.type) else {
                throw .damaged("the checksum of its chunk \"\(chunk.type)\" is wrong")
            }
            switch chunk.type {
            case "acTL":
                guard chunk.isIntact, chunk.data.count == 8, stated == nil else {
                    throw .damaged("its animation control chunk (acTL) is wrong")
                }
                let count = PNGChunkReader.number(chunk.data, at: 0)
                try FrameLimits.check(frames: count)
                stated = (count, PNGChunkReader.number(chunk.data, at: 4))
            case "fcTL":
                guard chunk.isIntact, isNext(chunk.data) else { throw Self.disorder(frames.count) }
                number += 1
                try FrameLimits.check(frames: frames.count + 1)
                frames.append(
                    try APNGFrame(
                        chunk.data, canvas: (width: width, height: height), index: frames.count))
            case "IDAT":
                hasPixels = true
                // Without a preceding control chunk, this is the still picture.
                append(Self.range(of: chunk.data, in: bytes))
            case "fdAT":
                guard chunk.isIntact, isNext(chunk.data), hasPixels, !frames.isEmpty else {
                    throw Self.disorder(max(0, frames.count - 1))
                }
                number += 1
                let range = Self.range(of: chunk.data, in: bytes)
                append((range.lowerBound + 4)..<range.upperBound)
            case "IEND": isEnded = true
            default:
                guard Self.colorChunks.contains(chunk.type), chunk.isIntact, !hasPixels else {
                    continue
                }
                colors += Self.whole(chunk.data, in: bytes)
            }
        }
        guard let stated else { throw .damaged("it has no animation control chunk (acTL)") }
        guard stated.frames == frames.count, stated.frames > 0 else {
            throw .damaged(
                "it says that it has \(counted(stated.frames, "frame")), and has \(frames.count)")
        }
        loopCount = stated.plays
        try check()
    }

    private func check() throws(ImageError.Reason) {
        for (index, frame) in frames.enumerated() where frame.data.isEmpty {
            throw .damaged("frame \(index) has no data")
        }
    }

    /// Appends data to the frame of the last control chunk.
    private mutating func append(_ range: Range<Int>) {
        guard !frames.isEmpty else { return }
        frames[frames.count - 1].data.append(range)
    }

    /// Whether a chunk is ancillary, with a lowercase first letter.
    private static func isAncillary(_ type: String) -> Bool {
        type.utf8.first.map { $0 & 0x20 != 0 } ?? false
    }

    private static func disorder(_ frame: Int) -> ImageError.Reason {
        .damaged("the chunks of frame \(frame) are out of order or damaged")
    }

    private static func range(
        of data: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer
    ) -> Range<Int> {
        guard let start = bytes.baseAddress, let own = data.baseAddress else { return 0..<0 }
        return (own - start)..<(own - start + data.count)
    }

    /// Returns a chunk with its length, type and checksum.
    private static func whole(
        _ data: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer
    ) -> ArraySlice<UInt8> {
        let range = range(of: data, in: bytes)
        return Array(bytes[(range.lowerBound - 8)..<(range.upperBound + 4)])[...]
    }
}

import CWebP

/// What a WebP says of its colours.
enum WebPColors {
    /// The profile in the chunk `ICCP`.
    static func colors(_ demuxer: OpaquePointer, _ webp: WebPLibrary) -> StatedColors {
        var chunk = WebPChunkIterator()
        guard webp.chunk(demuxer, "ICCP", 1, &chunk) != 0 else { return .unstated }
        defer { webp.releaseChunk(&chunk) }
        guard chunk.chunk.size <= StatedColors.largestProfile else { return .tooLarge }
        return .profile(
            Array(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)))
    }

    /// The colours of a file; unstated for a file that cannot be read.
    static func colors(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) -> StatedColors {
        let webp = try WebPLibrary.loadedToRead()
        var whole = WebPData(
            bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
        var state = WEBP_DEMUX_PARSE_ERROR
        guard let demuxer = webp.demux(&whole, 1, &state, WEBP_DEMUX_ABI_VERSION) else {
            return .unstated
        }
        defer { webp.deleteDemuxer(demuxer) }
        return colors(demuxer, webp)
    }
}

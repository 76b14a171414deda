import CWebP

/// The colours stated by a WebP.
enum WebPColors {
    /// Returns the profile in the chunk `ICCP`.
    static func colors(_ demuxer: OpaquePointer, _ webp: WebPLibrary) -> DeclaredColors {
        var chunk = WebPChunkIterator()
        guard webp.chunk(demuxer, "ICCP", 1, &chunk) != 0 else { return .unstated }
        defer { webp.releaseChunk(&chunk) }
        guard chunk.chunk.size <= DeclaredColors.largestProfile else { return .tooLarge }
        return .profile(
            Array(UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)))
    }

    /// Returns the colours of a file, unstated if the file cannot be read.
    static func colors(
        _ bytes: UnsafeRawBufferPointer
    ) throws(ImageError.Reason) -> DeclaredColors {
        let webp = try WebPLibrary.loadedForReading()
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

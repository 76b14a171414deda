import Foundation
import TableCompositing
import TableDrawing
import TableImages

extension Picture {
    /// The picture as a PNG file's bytes; tall ones are better written to a file.
    ///
    /// - Throws: `RenderError`, `CompositingError` or `PNGEncodingError`.
    public func pngData(compression: PNGCompression = .portable) throws -> Data {
        let sink = MemorySink()
        try writePNG(to: sink, compression: compression)
        return sink.data
    }

    /// Writes the picture to a file that is there whole or not at all.
    ///
    /// - Throws: what `pngData()` throws, and an `OutputError` if the file cannot be written.
    public func writePNG(to path: String, compression: PNGCompression = .portable) throws {
        let file = try AtomicFile(path: path)
        try writePNG(to: file, compression: compression)
        try file.commit()
    }

    /// Writes the picture to a sink, in bounded memory; committing a file stays with the caller.
    ///
    /// The PNG has no alpha channel if the picture lies on an opaque background. Its texts name
    /// Tableshot, the libraries that pixels depend on, and the fonts that were used with their
    /// hashes. The bytes do not depend on `threads`.
    public func writePNG(to sink: any ByteSink, compression: PNGCompression = .portable) throws {
        let encoder = try PNGEncoder(
            width: pixelWidth, height: pixelHeight, isOpaque: isOpaque, scale: scale,
            text: PictureStamp.texts, compression: compression, sink: sink)
        var fonts = UsedFonts()
        // Bands wait until there is one for every thread, and are then compressed together.
        var waiting: [Band] = []
        func flush() throws {
            for band in try compress(waiting, with: encoder.compressor) {
                try encoder.append(band)
            }
            waiting.removeAll(keepingCapacity: true)
        }
        try forEachBand(noting: { fonts.note($0) }) { band in
            waiting.append(band)
            if waiting.count >= threads { try flush() }
        }
        try flush()
        try encoder.finish(text: fonts.stamp())
    }

    private func compress(
        _ bands: [Band], with compressor: PNGBandCompressor
    ) throws -> [CompressedBand] {
        guard bands.count > 1 else { return try bands.map { try compressor.compress($0) } }
        let results = ResultSlots<CompressedBand>(count: bands.count)
        DispatchQueue.concurrentPerform(iterations: bands.count) { index in
            results.fill(index) { try compressor.compress(bands[index]) }
        }
        return try results.values()
    }
}

import Foundation
import TableCompositing
import TableDrawing
import TableImages
import TableSnapshots

extension Picture {
    /// Returns the picture as PNG data; write tall pictures to a file instead.
    ///
    /// - Throws: `RenderError`, `CompositingError` or `PNGEncodingError`.
    public func pngData(compression: PNGCompression = .portable) throws -> Data {
        // Most pictures need less than a byte for six pixels.
        let sink = MemorySink(capacity: min(1 << 20, pixelWidth * pixelHeight / 6))
        try writePNG(to: sink, compression: compression)
        return sink.data
    }

    /// Writes the picture atomically to a PNG file.
    ///
    /// Replaces an existing file at `path`, even if the picture shows that file. The commands
    /// refuse such a path.
    ///
    /// - Throws: The errors of `pngData()`, and an `OutputError` if the file cannot be written.
    public func writePNG(to path: String, compression: PNGCompression = .portable) throws {
        let file = try AtomicFile(path: path)
        try writePNG(to: file, compression: compression)
        try file.commit()
    }

    /// Writes the picture as PNG to a sink, in bounded memory; the caller commits files.
    ///
    /// The PNG has no alpha channel if the picture's background is opaque. Its texts name
    /// Tableshot, the libraries that affect pixels, and the used fonts with their hashes. The
    /// bytes are independent of `threads` and of the contents of `cache`.
    public func writePNG(to sink: any ByteSink, compression: PNGCompression = .portable) throws {
        let encoder = try PNGEncoder(
            width: pixelWidth, height: pixelHeight, isOpaque: isOpaque, scale: scale,
            text: PictureStamp.texts, compression: compression, sink: sink)
        let strips = StripEncoder(
            compositor: Self.compositor, compressor: encoder.compressor,
            compression: compression, cache: cache, threads: threads)
        var fonts = UsedFonts()
        // While a part of a tall picture is painted, the next part is resolved.
        var pending: PendingStrips?
        defer { pending?.abandon() }
        func finishPending() throws {
            guard let strips = pending else { return }
            pending = nil
            try append(try strips.wait(), from: strips.top, to: encoder)
        }
        try forEachSlab { slab, rows, top in
            fonts.note(slab.root)
            let placed = try Self.compositor.placed(slab, rows: rows)
            try finishPending()
            if threads > 1, top + rows.count < pixelHeight {
                pending = PendingStrips(of: placed, from: top, with: strips)
            } else {
                try append(try strips.strips(of: placed), from: top, to: encoder)
            }
        }
        try encoder.finish(text: fonts.stamp())
    }

    private func append(
        _ strips: [EncodedStrip], from top: Int, to encoder: PNGEncoder
    ) throws {
        let bands = recording { strips.bands() }
        for band in bands { try encoder.append(band.moved(toRow: top + band.y)) }
    }
}

/// Information stored in every picture about its creation, to explain differences between
/// machines.
enum PictureStamp {
    /// Texts that do not depend on the picture.
    static let texts: [PNGText] = [
        PNGText("Software", "Tableshot \(TableshotVersion.current)"),
        PNGText(
            "Libraries",
            TableshotVersion.stampedLibraries.map(\.description).joined(separator: "\n")),
    ]

    /// Additional texts of references.
    static let furtherTexts: [PNGText] = [
        PNGText(
            StampDifference.furtherLibraries,
            TableshotVersion.furtherLibraries.map(\.description).joined(separator: "\n"))
    ]
}

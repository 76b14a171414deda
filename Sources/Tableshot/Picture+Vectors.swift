import Foundation
import TableCompositing
import TableDrawing
import TableGeometry
import TableImages

extension Picture {
    /// Returns the picture as SVG data; write tall pictures to a file instead.
    ///
    /// - Throws: The errors of `writeSVG(to:text:title:)`.
    public func svgData(text: VectorText = .outlines, title: String? = nil) throws -> Data {
        let sink = MemorySink()
        try writeSVG(to: sink, text: text, title: title)
        return sink.data
    }

    /// Writes the picture atomically to an SVG file.
    ///
    /// - Throws: The errors of `writeSVG(to:text:title:)` for a sink, and an `OutputError` if
    ///   the file cannot be written.
    public func writeSVG(
        to path: String, text: VectorText = .outlines, title: String? = nil
    ) throws {
        let file = try AtomicFile(path: path)
        try writeSVG(to: file, text: text, title: title)
        try file.commit()
    }

    /// Writes the picture as SVG to a sink, in bounded memory.
    ///
    /// The SVG's width and height are the picture's points, in CSS pixels. `scale` determines
    /// hairlines, glyph positions and the resolution of embedded pixels. Blurred shadows, mixes
    /// of two pictures, images stretched by caps and unsupported blend modes are embedded as
    /// pixels. Except for shadows and bitmaps, each case is reported in `diagnostics` as
    /// `vectors.…`. Equal pictures, fonts and libraries produce equal bytes.
    ///
    /// - Parameters:
    ///   - sink: Receiver of the file's bytes.
    ///   - text: Outlines, or characters in fonts that the viewer must have. A run with
    ///     ligatures or right-to-left text stays outlines and is reported.
    ///   - title: Title of the file.
    /// - Throws: `RenderError`, `CompositingError`, and the errors of the sink.
    public func writeSVG(
        to sink: any ByteSink, text: VectorText = .outlines, title: String? = nil
    ) throws {
        try write(.svg, text: text, title: title, to: sink)
    }

    /// Returns the picture as PDF data.
    ///
    /// - Throws: The errors of `writePDF(to:text:title:)`.
    public func pdfData(text: VectorText = .outlines, title: String? = nil) throws -> Data {
        let sink = MemorySink()
        try writePDF(to: sink, text: text, title: title)
        return sink.data
    }

    /// Writes the picture atomically to a PDF file.
    ///
    /// - Throws: The errors of `writePDF(to:text:title:)` for a sink, and an `OutputError` if
    ///   the file cannot be written.
    public func writePDF(
        to path: String, text: VectorText = .outlines, title: String? = nil
    ) throws {
        let file = try AtomicFile(path: path)
        try writePDF(to: file, text: text, title: title)
        try file.commit()
    }

    /// Writes the picture as PDF to a sink: a page with the picture's size in points, at most
    /// 14,400 in each direction.
    ///
    /// The page is held in memory until it is complete. The same content as for SVG is embedded
    /// as pixels. Equal pictures produce equal bytes, because the file contains no date.
    ///
    /// - Parameters:
    ///   - sink: Receiver of the file's bytes.
    ///   - text: Outlines, or embedded font glyphs, which can be searched and selected if their
    ///     characters are known.
    ///   - title: Title of the file.
    /// - Throws: `RenderError`, `CompositingError` (`pageTooLarge` for a taller picture), and
    ///   the errors of the sink.
    public func writePDF(
        to sink: any ByteSink, text: VectorText = .outlines, title: String? = nil
    ) throws {
        try write(.pdf, text: text, title: title, to: sink)
    }

    /// Writes the picture in a vector format; see `writeSVG` and `writePDF`.
    public func write(
        _ format: VectorFormat, text: VectorText = .outlines, title: String? = nil,
        to sink: any ByteSink
    ) throws {
        var whole = RenderTree.empty(size: size, scale: scale)
        whole.background = background
        let writer = try VectorWriter(format, of: whole, text: text, title: title) {
            try sink.write($0)
        }
        var fonts = UsedFonts()
        let height = pixelHeight
        var top = 0
        while top < height {
            let rows = min(writer.slabHeight, height - top)
            // Opaque slabs overlap by a row, which hides the seam at fractional zoom levels.
            // Translucent slabs do not overlap, because the row would be visible twice.
            let shown = isOpaque ? min(rows + 1, height - top) : rows
            let slab = try tree(
                Extent(minY: CGFloat(top) / scale, height: CGFloat(shown) / scale))
            fonts.note(slab.root)
            try recording { try writer.append(slab, rows: shown, firstRow: top) }
            top += rows
            if rows < height { progress?(Double(top) / Double(height)) }
        }
        let stamp = PictureStamp.texts.dropFirst() + fonts.stamp()
        try writer.finish(
            creator: "Tableshot \(TableshotVersion.current)",
            stamp: stamp.map { "\($0.keyword): \($0.text)" }.joined(separator: "\n"))
    }
}

import Foundation
import TableCompositing
import TableDrawing
import TableGeometry
import TableImages

extension Picture {
    /// The picture as an SVG file's bytes; tall ones are better written to a file.
    ///
    /// - Throws: what `writeSVG(to:text:title:)` throws.
    public func svgData(text: VectorText = .outlines, title: String? = nil) throws -> Data {
        let sink = MemorySink()
        try writeSVG(to: sink, text: text, title: title)
        return sink.data
    }

    /// Writes the picture as SVG to a file that is there whole or not at all.
    ///
    /// - Throws: what `writeSVG(to:text:title:)` throws for a sink, and an `OutputError` if the file
    ///   cannot be written.
    public func writeSVG(
        to path: String, text: VectorText = .outlines, title: String? = nil
    ) throws {
        let file = try AtomicFile(path: path)
        try writeSVG(to: file, text: text, title: title)
        try file.commit()
    }

    /// Writes the picture as SVG to a sink, in bounded memory.
    ///
    /// Its width and height are the picture's points, as pixels of CSS; `scale` decides hairlines,
    /// where glyphs stand, and how fine those parts are that must be pixels: blurred shadows,
    /// mixtures of two pictures, images that their caps stretch, drawing in blend modes that SVG
    /// lacks. All but shadows and images of pixels are reported among `diagnostics`, `vectors.…`.
    /// The bytes are the same for the same picture, fonts and libraries.
    ///
    /// - Parameters:
    ///   - text: Outlines, or characters in fonts that whoever shows the file must have. A run with
    ///     ligatures, or written from right to left, stays outlines and is reported.
    ///   - title: What the file says that it shows.
    /// - Throws: `RenderError`, `CompositingError`, and what the sink throws.
    public func writeSVG(
        to sink: any ByteSink, text: VectorText = .outlines, title: String? = nil
    ) throws {
        try write(.svg, text: text, title: title, to: sink)
    }

    /// The picture as a PDF file's bytes.
    ///
    /// - Throws: what `writePDF(to:text:title:)` throws.
    public func pdfData(text: VectorText = .outlines, title: String? = nil) throws -> Data {
        let sink = MemorySink()
        try writePDF(to: sink, text: text, title: title)
        return sink.data
    }

    /// Writes the picture as PDF to a file that is there whole or not at all.
    ///
    /// - Throws: what `writePDF(to:text:title:)` throws for a sink, and an `OutputError` if the file
    ///   cannot be written.
    public func writePDF(
        to path: String, text: VectorText = .outlines, title: String? = nil
    ) throws {
        let file = try AtomicFile(path: path)
        try writePDF(to: file, text: text, title: title)
        try file.commit()
    }

    /// Writes the picture as PDF to a sink: one page of the picture's points, at most 14,400 each way.
    ///
    /// The page is held in memory until it is whole. What becomes pixels is as for SVG, and so is the
    /// sameness of bytes: there is no date in them.
    ///
    /// - Parameters:
    ///   - text: Outlines, or the fonts' glyphs, embedded, which can be searched and selected as far
    ///     as they stand for characters.
    ///   - title: What the file says that it shows.
    /// - Throws: `RenderError`, `CompositingError` (`pageTooLarge` for a taller picture), and what the
    ///   sink throws.
    public func writePDF(
        to sink: any ByteSink, text: VectorText = .outlines, title: String? = nil
    ) throws {
        try write(.pdf, text: text, title: title, to: sink)
    }

    /// Writes the picture in a format that holds shapes; see `writeSVG` and `writePDF`.
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
            // Slabs on something opaque overlap by a row, which hides the seam when they are enlarged
            // by no whole number; what shows through would show the row twice.
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

import Foundation
import TableDrawing

/// Writer of a picture as SVG or PDF, from the render trees used for bitmaps.
///
/// Sizes are in points. The display's scale determines hairlines and glyph positions, as in
/// bitmaps. It also determines the resolution of embedded pixels: blurred shadows, mixes and
/// images stretched by caps. The bytes depend on trees, fonts and library versions alone. A
/// writer belongs to a single thread and is unusable after an error.
package final class VectorWriter {
    private enum Target {
        case svg(SVGSurface)
        case pdf(PDFSurface)
    }

    private let target: Target
    private let text: VectorText
    private let title: String?
    private let height: Int
    private let sink: ([UInt8]) throws -> Void
    private let painter: Painter

    /// Begins a picture.
    ///
    /// - Parameters:
    ///   - picture: Size, scale and background of the whole picture; its root is ignored.
    ///   - title: Title of the file.
    ///   - sink: Receives the bytes in order.
    ///
    /// Throws `CompositingError.pageTooLarge` for a PDF of more than 14,400 points in a
    /// direction.
    package init(
        _ format: VectorFormat, of picture: RenderTree, text: VectorText = .outlines,
        title: String? = nil, sink: @escaping ([UInt8]) throws -> Void
    ) throws {
        var empty = picture
        empty.root = RenderNode(name: "", frame: .zero)
        // Check size and scale as for bitmaps.
        let scene = try Scene(empty) { _ in }
        self.text = text
        self.title = title
        self.sink = sink
        height = scene.height
        painter = try Painter()
        switch format {
        case .svg:
            let surface = SVGSurface(scale: picture.scale, sink: sink)
            surface.begin(size: picture.size, title: title, background: picture.background)
            target = .svg(surface)
        case .pdf:
            let limit = PDFSurface.largestPage
            guard picture.size.width <= limit, picture.size.height <= limit else {
                throw CompositingError.pageTooLarge(
                    width: picture.size.width, height: picture.size.height, limit: limit)
            }
            target = .pdf(
                try PDFSurface(
                    size: picture.size, scale: picture.scale, width: scene.width,
                    height: scene.height, background: picture.background))
        }
    }

    /// Recommended number of pixel rows of a tree passed to `append`: SVG is streamed, a PDF
    /// page is a single piece.
    package var slabHeight: Int {
        switch target {
        case .svg: return 16_384
        case .pdf: return height
        }
    }

    /// Appends a slab of the picture.
    ///
    /// - Parameters:
    ///   - tree: Tree of the slab, beginning at its upper edge.
    ///   - rows: Number of used pixel rows.
    ///   - firstRow: First row of the slab in the picture.
    package func append(_ tree: RenderTree, rows: Int, firstRow: Int) throws {
        let log = DiagnosticLog.current
        let (scene, isDeep) = try Compositor.scene(of: tree, log)
        if isDeep {
            // The caller waits, so only one thread at a time uses the writer.
            nonisolated(unsafe) let writer = self
            let result = LargeStackThread.result { () -> Result<Void, CompositingError> in
                do throws(CompositingError) {
                    return .success(try writer.paint(scene, rows: rows, firstRow: firstRow))
                } catch {
                    return .failure(error)
                }
            }
            try result.get()
        } else {
            try paint(scene, rows: rows, firstRow: firstRow)
        }
        for diagnostic in painter.takeDiagnostics() { log?.record(diagnostic) }
        if case .svg(let surface) = target, let failure = surface.failure { throw failure }
    }

    private func paint(
        _ scene: Scene, rows: Int, firstRow: Int
    ) throws(CompositingError) {
        painter.scale = scene.scale
        let area = PixelRect(x: 0, y: 0, width: scene.width, height: rows)
        switch target {
        case .svg(let surface):
            surface.beginSlab(
                y: firstRow, rows: rows, width: scene.width, isWhole: rows >= height)
            try VectorPainter(painter, on: surface, text: text, within: area).paint(scene.root)
            surface.endSlab()
        case .pdf(let surface):
            try VectorPainter(painter, on: surface, text: text, within: area).paint(scene.root)
            try surface.check()
        }
    }

    /// Ends the file.
    ///
    /// - Parameters:
    ///   - creator: Name of the creating program.
    ///   - stamp: Further information about the file's creation; a PDF does not store it.
    package func finish(creator: String, stamp: String) throws {
        switch target {
        case .svg(let surface):
            try surface.end(stamp: creator + (stamp.isEmpty ? "" : "\n" + stamp))
        case .pdf(let surface): try surface.write(title: title, creator: creator, sink)
        }
    }
}

/// File format for shapes instead of pixels.
public enum VectorFormat: String, Sendable, Hashable, CaseIterable {
    case svg
    case pdf
}

/// Representation of text in a vector file.
public enum VectorText: String, Sendable, Hashable, CaseIterable {
    /// Outlines, as in bitmap painting; the appearance is equal everywhere.
    case outlines
    /// Characters that can be searched and selected.
    ///
    /// A PDF contains the used glyphs. An SVG names the font, which the viewer must have.
    case text
}

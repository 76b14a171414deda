import Foundation
import TableDrawing

/// Writes one picture as SVG or PDF, from the render trees that pictures of pixels are made of.
///
/// Sizes are points. The scale of the display decides what it decides for pixels, hairlines and the
/// places of glyphs, and how fine those parts are that must be pixels: blurred shadows, mixtures,
/// images that caps stretch. The bytes depend on trees, fonts and the libraries' versions alone.
/// A writer belongs to one thread; after an error it is of no more use.
public final class VectorWriter {
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
    ///   - picture: Size, scale and background of the whole; its root is not looked at.
    ///   - title: What the file says that it shows.
    ///   - sink: Takes the bytes in order.
    ///
    /// Throws `CompositingError.pageTooLarge` for a PDF of more than 14,400 points each way.
    public init(
        _ format: VectorFormat, of picture: RenderTree, text: VectorText = .outlines,
        title: String? = nil, sink: @escaping ([UInt8]) throws -> Void
    ) throws {
        var empty = picture
        empty.root = RenderNode(name: "", frame: .zero)
        // The same checks of size and scale as for pixels.
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

    /// Pixel rows that a tree given to `append` had best show: an SVG is written as it comes, a page
    /// of PDF is one piece.
    public var slabHeight: Int {
        switch target {
        case .svg: return 16_384
        case .pdf: return height
        }
    }

    /// Adds a stretch of the picture.
    ///
    /// - Parameters:
    ///   - tree: Shows the stretch, from its upper edge on.
    ///   - rows: How many rows of pixels of it count.
    ///   - firstRow: The row of the picture that the stretch begins at.
    public func append(_ tree: RenderTree, rows: Int, firstRow: Int) throws {
        let log = DiagnosticLog.current
        let (scene, isDeep) = try Compositor.scene(of: tree, log)
        if isDeep {
            // The caller waits, so that nothing is used by two threads at once.
            nonisolated(unsafe) let writer = self
            let result = DeepThread.result { () -> Result<Void, CompositingError> in
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
    ///   - creator: The program that made it.
    ///   - stamp: What else there is to say of its making; a PDF has no place for it.
    public func finish(creator: String, stamp: String) throws {
        switch target {
        case .svg(let surface):
            try surface.end(stamp: creator + (stamp.isEmpty ? "" : "\n" + stamp))
        case .pdf(let surface): try surface.write(title: title, creator: creator, sink)
        }
    }
}

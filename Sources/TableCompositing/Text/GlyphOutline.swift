import CFreeType

/// Copy of a glyph's outline; the sole owner of its points.
final class GlyphOutline {
    /// Bounding box in 1/64 pixels with y pointing up, exclusive at the right and top.
    struct Box {
        var left: Int
        var bottom: Int
        var right: Int
        var top: Int
    }

    private let library: FontLibrary.Handle
    private var outline: FT_Outline

    init?(copying source: inout FT_Outline, in library: FontLibrary.Handle) {
        guard source.n_points > 0, source.n_contours > 0 else { return nil }
        var copy = FT_Outline()
        guard
            FT_Outline_New(
                library.library, FT_UInt(source.n_points), FT_Int(source.n_contours), &copy) == 0
        else { return nil }
        self.library = library
        outline = copy
        guard FT_Outline_Copy(&source, &outline) == 0 else { return nil }
    }

    /// Approximate memory use, in bytes.
    var byteCount: Int {
        256 + Int(outline.n_points) * (MemoryLayout<FT_Vector>.stride + 1)
            + Int(outline.n_contours) * 2
    }

    /// Returns a transformed copy; y points up in the matrix.
    func transformed(by matrix: FT_Matrix) -> GlyphOutline? {
        let copy = GlyphOutline(copying: &outline, in: library)
        var matrix = matrix
        if let copy { FT_Outline_Transform(&copy.outline, &matrix) }
        return copy
    }

    deinit { FT_Outline_Done(library.library, &outline) }

    /// Calls `body` with FreeType's structure.
    func withUnsafePlain(_ body: (inout FT_Outline) -> Void) { body(&outline) }

    var box: Box {
        var box = FT_BBox()
        FT_Outline_Get_CBox(&outline, &box)
        return Box(left: box.xMin, bottom: box.yMin, right: box.xMax, top: box.yMax)
    }

    /// Adds the outline's coverage to a mask; x and y are in 1/64 pixels from the mask's top
    /// left corner, with y pointing up.
    func add(to mask: GlyphMask.Canvas, x: Int, y: Int) {
        FT_Outline_Translate(&outline, x, y)
        defer { FT_Outline_Translate(&outline, -x, -y) }
        withUnsafePointer(to: mask) { pointer in
            var parameters = FT_Raster_Params()
            parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
            parameters.user = UnsafeMutableRawPointer(mutating: pointer)
            parameters.gray_spans = { row, count, spans, user in
                guard let user, let spans else { return }
                user.assumingMemoryBound(to: GlyphMask.Canvas.self).pointee
                    .add(row: Int(row), UnsafeBufferPointer(start: spans, count: Int(count)))
            }
            parameters.clip_box = FT_BBox(
                xMin: 0, yMin: -FT_Pos(mask.height), xMax: FT_Pos(mask.width), yMax: 0)
            FT_Outline_Render(library.library, &outline, &parameters)
        }
    }
}

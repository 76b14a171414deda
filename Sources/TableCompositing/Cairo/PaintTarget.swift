import CCairo
import Foundation
import TableDrawing

/// Painted part of the picture: pixels, a Cairo context and the clip.
///
/// The context's matrix is always the identity. Coordinates are rounded to the device grid in
/// Swift and then moved by the target's origin, which is exact.
final class PaintTarget {
    /// Requested clip, stored so that another target can adopt it.
    private struct Clip {
        var path: Path
        var matrix: CGAffineTransform
        var rule: FillRule
        /// Partly covered line of pixels at the edge of an upright rectangle, or `nil` for
        /// other clips.
        var edge: Edge?
    }

    /// Direction of a line of pixels that a clip covers partly.
    enum Edge { case row, column }

    /// Maximum distance of a flattened curve from the true curve, in pixels.
    ///
    /// With Cairo's default of 0.1, both sides of a round corner differ visibly at scale 3.
    private static let tolerance = 0.02

    /// Extent of the pixels in the picture.
    let rect: PixelRect
    let buffer: PixelBuffer
    let context: OpaquePointer
    private var clips: [Clip] = []
    /// Visible part of a partly covered row of pixels, in the picture's pixels, or `nil` if no
    /// clip covers a row partly.
    private var edge: CGRect?
    /// Number of clips, visible pixels and edge at each save.
    private var saved: [(clips: Int, visible: PixelRect, edge: CGRect?)] = []
    /// Pixels of the picture inside the clip.
    private(set) var visible: PixelRect

    /// Creates a target for a buffer that covers `rect`.
    init(_ buffer: PixelBuffer, rect: PixelRect) throws(CompositingError) {
        self.buffer = buffer
        self.rect = rect
        visible = rect
        context = cairo_create(buffer.surface)
        try check("making a context")
        cairo_set_tolerance(context, Self.tolerance)
    }

    /// Creates a target with a new, transparent buffer.
    convenience init(rect: PixelRect) throws(CompositingError) {
        let buffer = try PixelBuffer(width: rect.width, height: rect.height, format: .argb)
        try self.init(buffer, rect: rect)
    }

    deinit { cairo_destroy(context) }

    /// Throws if the context has an error.
    ///
    /// Cairo keeps its first error, so a single check after an operation is enough.
    func check(_ operation: @autoclosure () -> String) throws(CompositingError) {
        try CairoStatus.check(cairo_status(context), operation())
    }

    // MARK: Clip

    func save() {
        cairo_save(context)
        saved.append((clips.count, visible, edge))
    }

    func restore() {
        guard let state = saved.popLast() else { return }
        clips.removeLast(clips.count - state.clips)
        visible = state.visible
        edge = state.edge
        cairo_restore(context)
    }

    /// Intersects the clip with the interior of a path.
    func clip(to path: Path, _ matrix: CGAffineTransform, _ rule: FillRule = .winding) {
        clip(to: Clip(path: path, matrix: matrix, rule: rule))
    }

    /// Intersects the clip, which is a single line of pixels, with a rectangle of the picture
    /// in device pixels.
    ///
    /// Another clip with an edge in this line does not reduce the coverage again.
    func clip(to line: Edge, of device: CGRect) {
        clip(to: Clip(path: Path(device), matrix: .identity, rule: .winding, edge: line))
    }

    private func clip(to clip: Clip) {
        clips.append(clip)
        if clip.edge == .row {
            let rect = clip.path.controlPointBox
            edge = edge?.intersection(rect) ?? rect
        }
        cairo_new_path(context)
        if !trace(clip.path, clip.matrix) {
            cairo_new_path(context)
        } else if clip.edge == nil, endsBetweenPixels(clip.path, clip.matrix) {
            addEmptySlantedPath()
        }
        cairo_set_fill_rule(context, clip.rule.cairo)
        cairo_clip(context)
        updateVisible()
    }

    /// Returns whether all lines of a path are upright and some of them lie between pixel
    /// boundaries.
    private func endsBetweenPixels(_ path: Path, _ matrix: CGAffineTransform) -> Bool {
        guard matrix.isAxisAligned else { return false }
        var last: CGPoint?
        var isBetween = false
        for element in path.elements {
            switch element {
            case .curve: return false
            case .close: continue
            case .move(let point), .line(let point):
                if case .line = element, let last, last.x != point.x, last.y != point.y {
                    return false
                }
                let place = point.applying(matrix)
                isBetween =
                    isBetween || !DeviceGrid.isWhole(place.x) || !DeviceGrid.isWhole(place.y)
                last = point
            }
        }
        return isBetween
    }

    /// Adds an empty slanted shape to the context's path.
    ///
    /// Cairo clips painting at the edge of an upright clip with a mask, and painting elsewhere
    /// without a mask. Because of rounding, a band ending at the edge would get other pixels
    /// than a larger band. With a slanted line, Cairo always uses a mask.
    private func addEmptySlantedPath() {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_move_to(context, x, y)
        cairo_line_to(context, x + 1, y + 1)
        cairo_close_path(context)
    }

    /// Intersects the clip with whole pixels.
    func clip(to pixels: PixelRect) {
        clip(
            to: Path(CGRect(x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height)),
            .identity)
    }

    /// Applies the clip of another target to this target.
    func adoptClip(of other: PaintTarget) {
        for clip in other.clips { self.clip(to: clip) }
    }

    private func updateVisible() {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        visible = PixelRect(
            left: rect.x + Int(clamping: left.rounded(.down)),
            top: rect.y + Int(clamping: top.rounded(.down)),
            right: rect.x + Int(clamping: right.rounded(.up)),
            bottom: rect.y + Int(clamping: bottom.rounded(.up)))
    }

    // MARK: Paths

    /// Adds a path to the context's path, mapped to device pixels; returns `false` if a number
    /// is not finite.
    func trace(_ path: Path, _ matrix: CGAffineTransform) -> Bool {
        guard matrix.isFinite else { return false }
        for element in path.elements {
            switch element {
            case .move(let point):
                guard let place = place(point, matrix) else { return false }
                cairo_move_to(context, place.x, place.y)
            case .line(let point):
                guard let place = place(point, matrix) else { return false }
                cairo_line_to(context, place.x, place.y)
            case .curve(let point, let first, let second):
                guard let end = place(point, matrix), let one = place(first, matrix),
                    let two = place(second, matrix)
                else { return false }
                cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
            case .close:
                cairo_close_path(context)
            }
        }
        return true
    }

    /// Returns whether a rectangle, in device pixels, covers the whole visible part of a partly
    /// covered row.
    ///
    /// If a shape covers every pixel of a band, Cairo fills the band without a shape and rounds
    /// the clip differently. A higher band must be filled in this way too.
    func isCutAlone(_ device: CGRect) -> Bool {
        guard let edge else { return false }
        let line = CGRect(
            x: visible.x, y: visible.y, width: visible.width, height: visible.height)
        return device.contains(edge.intersection(line))
    }

    /// Replaces the context's path with a rectangle in device pixels.
    func traceRectangle(_ device: CGRect) {
        cairo_new_path(context)
        guard let first = place(CGPoint(x: device.minX, y: device.minY), .identity),
            let last = place(CGPoint(x: device.maxX, y: device.maxY), .identity)
        else { return }
        cairo_rectangle(context, first.x, first.y, last.x - first.x, last.y - first.y)
    }

    /// Limit for coordinates, because Cairo's coordinates end at 2²³ pixels.
    ///
    /// Coordinates beyond the limit are clamped.
    private static let reach = 4_000_000.0

    private func place(_ point: CGPoint, _ matrix: CGAffineTransform) -> (x: Double, y: Double)? {
        let x = matrix.a * point.x + matrix.c * point.y + matrix.tx
        let y = matrix.b * point.x + matrix.d * point.y + matrix.ty
        guard x.isFinite, y.isFinite else { return nil }
        return (
            min(Self.reach, max(-Self.reach, DeviceGrid.coordinate(x) - Double(rect.x))),
            min(Self.reach, max(-Self.reach, DeviceGrid.coordinate(y) - Double(rect.y)))
        )
    }
}

import CCairo
import Foundation
import TableDrawing

/// A piece of the picture that is being painted on: pixels, a context, and the clip.
///
/// The context's matrix stays the identity: coordinates are put on the device grid in Swift and
/// then moved by the target's origin, which is exact.
final class PaintTarget {
    /// A clip as it was asked for, so that another target can have the same.
    private struct Clip {
        var path: Path
        var matrix: CGAffineTransform
        var rule: FillRule
        /// What is left of whole pixels at the edge of an upright rectangle; nothing for other clips.
        var edge: Edge?
    }

    /// A line of pixels that a clip covers in part.
    enum Edge { case row, column }

    /// How far, in pixels, a flattened curve may lie from the true one.
    ///
    /// With Cairo's own tenth the two sides of a round corner differ visibly at scale 3.
    private static let tolerance = 0.02

    /// Where in the picture the pixels lie.
    let rect: PixelRect
    let buffer: PixelBuffer
    let context: OpaquePointer
    private var clips: [Clip] = []
    /// What the edges of clips leave of a row of pixels, in the picture's pixels; nothing where none is cut.
    private var edge: CGRect?
    /// The number of clips, what was visible and the edge at each save.
    private var saved: [(clips: Int, visible: PixelRect, edge: CGRect?)] = []
    /// The pixels of the picture that can still be painted on.
    private(set) var visible: PixelRect

    /// Paints on a buffer that covers `rect`.
    init(_ buffer: PixelBuffer, rect: PixelRect) throws(CompositingError) {
        self.buffer = buffer
        self.rect = rect
        visible = rect
        context = cairo_create(buffer.surface)
        try check("making a context")
        cairo_set_tolerance(context, Self.tolerance)
    }

    /// Paints on transparent pixels of its own.
    convenience init(rect: PixelRect) throws(CompositingError) {
        let buffer = try PixelBuffer(width: rect.width, height: rect.height, format: .argb)
        try self.init(buffer, rect: rect)
    }

    deinit { cairo_destroy(context) }

    /// Cairo's errors stay: one look at the end tells of the first one.
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

    /// Narrows the clip to the inside of a path.
    func clip(to path: Path, _ matrix: CGAffineTransform, _ rule: FillRule = .winding) {
        clip(to: Clip(path: path, matrix: matrix, rule: rule))
    }

    /// Narrows the clip, of which one line of pixels is left, to the part of it within a rectangle of the picture
    /// in device pixels; what ends there too is not cut twice.
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
            addNothingAslant()
        }
        cairo_set_fill_rule(context, clip.rule.cairo)
        cairo_clip(context)
        updateVisible()
    }

    /// Whether all of a path is upright, and some of it not at the edge of a pixel.
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

    /// Adds a shape without an inside to the context's path.
    ///
    /// Cairo clips to upright shapes with a mask where what is painted reaches to the clip's edge, and without
    /// one elsewhere: a band that ends there would have other pixels, by roundings, than a larger one. Any
    /// slanting line makes it a mask everywhere.
    private func addNothingAslant() {
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_move_to(context, x, y)
        cairo_line_to(context, x + 1, y + 1)
        cairo_close_path(context)
    }

    /// Narrows the clip to whole pixels.
    func clip(to pixels: PixelRect) {
        clip(
            to: Path(CGRect(x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height)),
            .identity)
    }

    /// Gives this target the clip that another has.
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

    /// Adds a path to the context's, mapped to device pixels; says no if a number is not finite.
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

    /// Whether a rectangle, in device pixels, covers all that the edge of a clip leaves of a row of pixels.
    ///
    /// Cairo fills what covers all pixels of a band as if it had no shape, and rounds the clip otherwise then:
    /// in a higher band too it has to be filled so.
    func isCutAlone(_ device: CGRect) -> Bool {
        guard let edge else { return false }
        let line = CGRect(
            x: visible.x, y: visible.y, width: visible.width, height: visible.height)
        return device.contains(edge.intersection(line))
    }

    /// Makes a rectangle, in device pixels, the context's path.
    func traceRectangle(_ device: CGRect) {
        cairo_new_path(context)
        guard let first = place(CGPoint(x: device.minX, y: device.minY), .identity),
            let last = place(CGPoint(x: device.maxX, y: device.maxY), .identity)
        else { return }
        cairo_rectangle(context, first.x, first.y, last.x - first.x, last.y - first.y)
    }

    /// Cairo's coordinates end at 2²³ pixels; what lies far outside is brought nearer.
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

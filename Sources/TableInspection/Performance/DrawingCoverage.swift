import Foundation
import TableDrawing

/// Whether recorded drawing fills a rectangle with opaque colours.
///
/// Only single commands that fill the whole rectangle are recognized: a rectangle, an image, or
/// paint without a clip. Several shapes that fill the rectangle together are not recognized.
enum DrawingCoverage {
    /// Whether a drawing fills a rectangle.
    ///
    /// Round corners outside `outline` may stay empty, as callers check corners separately.
    static func fills(
        _ drawing: Drawing, _ rect: CGRect, within outline: Path? = nil, depth: Int = 0
    ) -> Bool {
        guard depth < 16 else { return false }
        var state = (transform: CGAffineTransform.identity, clips: false)
        var saved: [(transform: CGAffineTransform, clips: Bool)] = []
        for command in drawing.commands {
            switch command {
            case .saveGState: saved.append(state)
            case .restoreGState: if let last = saved.popLast() { state = last }
            case .concatenate(let transform):
                state.transform = transform.concatenating(state.transform)
            case .clip(let path, _):
                if path != outline, !covers(path, rect, state.transform) { state.clips = true }
            case .fill(let path, _, let paint, let options):
                if !state.clips, isOpaque(paint), isPlain(options),
                    covers(path, rect, state.transform)
                {
                    return true
                }
            case .paint(let paint, let options):
                if !state.clips, isOpaque(paint), isPlain(options) { return true }
            case .image(let image, let place, let tint, _, let options):
                if !state.clips, tint == nil, isOpaque(image), isPlain(options),
                    covers(Path(place), rect, state.transform)
                {
                    return true
                }
            case .drawing(let inner, let origin):
                let place = rect.applying(state.transform.inverted())
                    .offsetBy(dx: -origin.x, dy: -origin.y)
                if !state.clips, isUpright(state.transform), fills(inner, place, depth: depth + 1) {
                    return true
                }
            case .stroke, .text, .beginTransparencyLayer, .endTransparencyLayer: break
            }
        }
        return false
    }

    /// Whether a node fills a rectangle in its parent's coordinates with opaque colours, apart
    /// from an outline's round corners.
    static func fills(_ node: RenderNode, _ rect: CGRect, within outline: Path) -> Bool {
        guard node.opacity >= 1, node.transform.isIdentity, node.mask == nil,
            node.cornerRadius == 0, node.frame.insetBy(dx: -0.01, dy: -0.01).contains(rect)
        else { return false }
        if node.background.map(isOpaque) == true { return true }
        let place = rect.offsetBy(
            dx: node.boundsOrigin.x - node.frame.minX, dy: node.boundsOrigin.y - node.frame.minY)
        switch node.contents {
        case .drawing(let drawing):
            if fills(drawing, place, within: outline) { return true }
        case .image(let image, let area, let tint):
            if tint == nil, isOpaque(image), area.insetBy(dx: -0.01, dy: -0.01).contains(place) {
                return true
            }
        case .none, .text, .mix: break
        }
        return node.children.contains { fills($0, place, within: outline) }
    }

    /// Whether paint is opaque everywhere.
    static func isOpaque(_ paint: Paint) -> Bool {
        switch paint {
        case .color(let color): return color.alpha >= 1
        case .gradient(let gradient, let geometry, let options):
            guard gradient.stops.allSatisfy({ $0.color.alpha >= 1 }) else { return false }
            switch geometry {
            case .conic: return true
            case .radial(_, let startRadius, _, _) where startRadius <= 0:
                // A radial gradient from a single point has no part before its start.
                return options.contains(.drawsAfterEndLocation)
            case .linear, .radial:
                return options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation])
            }
        }
    }

    /// Whether a bitmap image is opaque.
    ///
    /// A drawn image may be translucent.
    static func isOpaque(_ image: Image) -> Bool {
        guard case .bitmap(let bitmap) = image.source, image.capInsets == .zero else {
            return false
        }
        return bitmap.pixels.allSatisfy { $0 >> 24 == 0xFF }
    }

    private static func isPlain(_ options: PaintOptions) -> Bool {
        options.alpha >= 1 && [.normal, .copy].contains(options.blendMode)
    }

    private static func isUpright(_ transform: CGAffineTransform) -> Bool {
        transform.b == 0 && transform.c == 0
    }

    /// Whether a path is a rectangle that contains another rectangle.
    private static func covers(_ path: Path, _ rect: CGRect, _ transform: CGAffineTransform) -> Bool
    {
        guard isUpright(transform), isRectangle(path) else { return false }
        let box = path.controlPointBox.applying(transform)
        return box.insetBy(dx: -0.01, dy: -0.01).contains(rect)
    }

    private static func isRectangle(_ path: Path) -> Bool {
        let box = path.controlPointBox
        let corners = path.elements.compactMap { element -> CGPoint? in
            switch element {
            case .move(let point), .line(let point): point
            case .curve, .close: nil
            }
        }
        let isStraight = path.elements.allSatisfy { element in
            if case .curve = element { return false }
            return true
        }
        return isStraight && (4...5).contains(corners.count)
            && corners.allSatisfy { point in
                [box.minX, box.maxX].contains(point.x) && [box.minY, box.maxY].contains(point.y)
            }
            && Set(corners.map { [$0.x, $0.y] }).count == 4
    }
}

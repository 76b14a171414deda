import Foundation
import TableDrawing

/// Finds positions for the numbers of regions.
///
/// A number should cover neither words nor its own element, nor other regions and numbers.
struct BadgePlaces {
    /// Frames of words and images, which must stay readable.
    private let ink: [CGRect]
    /// Frames of shapes, such as switches, which may be partly covered.
    private let shapes: [CGRect]
    private let screen: CGRect
    private let regions: [CGRect]
    private var taken: [CGRect] = []

    /// The position of a number, and a leader line if the number lies beside its region.
    struct Place {
        var origin: CGPoint
        var leader: (from: CGPoint, to: CGPoint)?
    }

    /// Creates positions for regions of a picture with its origin at zero.
    init(on picture: RenderNode, regions: [CGRect]) {
        self.regions = regions
        screen = CGRect(origin: .zero, size: picture.frame.size)
        var (ink, shapes) = ([CGRect](), [CGRect]())
        Self.collect(picture, .identity, &ink, &shapes)
        self.ink = ink
        self.shapes = shapes
    }

    /// Returns the position of a number for a region: inside if there is room, or else at the
    /// edge or beside it.
    mutating func place(_ size: CGSize, in region: CGRect) -> Place {
        // An enclosing region, such as a row, cannot be mistaken for the numbered region.
        let reach = region.insetBy(
            dx: -Self.farthest - size.width, dy: -Self.farthest - size.height)
        let near = regions.filter { $0.intersects(reach) && !$0.contains(region) }
        let ink = self.ink.filter { $0.intersects(reach) }
        let shapes = self.shapes.filter { $0.intersects(reach) }
        let isWordless = !ink.contains { $0.intersects(region) }
        var best = CGRect.null
        var least = CGFloat.infinity
        for (index, center) in Self.centers(for: size, in: region).enumerated() {
            var rect = CGRect(
                x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
                width: size.width, height: size.height)
            rect.origin.x = max(screen.minX, min(rect.minX, screen.maxX - size.width))
            rect.origin.y = max(screen.minY, min(rect.minY, screen.maxY - size.height))
            let outside = size.width * size.height - Self.area(rect, region)
            let distance = Self.distance(rect, region)
            // Covered words weigh more than a number partly outside, because short words are
            // soon unreadable.
            let covered =
                ink.reduce(0) { $0 + Self.area($1, rect) } * 8
                + shapes.reduce(0) { $0 + Self.weight(of: $1, under: rect) }
            let hidden =
                Self.weight(ofSmall: region, under: rect)
                + (isWordless ? Self.weight(ofMiddleOf: region, under: rect) : 0)
            let mistaken = near.reduce(0) { $0 + Self.area($1, rect) } * 3
            let crowded = taken.reduce(0) { $0 + Self.area($1.insetBy(dx: -1, dy: -1), rect) }
            let cost =
                crowded * 100 + covered + hidden + mistaken + outside / 2 + distance * 4
                + CGFloat(index) / 2
            if cost < least { (best, least) = (rect, cost) }
        }
        taken.append(best)
        let touched = Self.area(best, region)
        guard touched < size.width * size.height / 8 else { return Place(origin: best.origin) }
        return Place(
            origin: best.origin,
            leader: (
                CGPoint(x: best.midX, y: best.midY),
                CGPoint(
                    x: min(
                        max(best.midX, region.minX + Self.hold(region.width)),
                        region.maxX - Self.hold(region.width)),
                    y: min(
                        max(best.midY, region.minY + Self.hold(region.height)),
                        region.maxY - Self.hold(region.height)))
            ))
    }

    /// Returns how far inside a region's edge a leader line ends, in points.
    private static func hold(_ length: CGFloat) -> CGFloat { min(3, length / 2) }

    /// Returns the penalty for covering a shape, in square points.
    ///
    /// Covering a small part is hardly penalized.
    private static func weight(of shape: CGRect, under rect: CGRect) -> CGFloat {
        let covered = area(shape, rect)
        let share = covered / max(1, shape.width * shape.height)
        return share > 0.3 ? covered * 4 : covered / 2
    }

    /// Returns the penalty for covering a region barely larger than the number, in square points.
    ///
    /// A number would hide such a region completely. Larger regions remain visible beside the
    /// number.
    private static func weight(ofSmall region: CGRect, under rect: CGRect) -> CGFloat {
        let size = region.width * region.height
        let covered = area(region, rect)
        guard size < rect.width * rect.height * 2.5, covered > size * 0.3 else { return 0 }
        return covered * 4
    }

    /// Returns the penalty for covering the middle of a region without words, in square points.
    ///
    /// The symbol of a control is there.
    private static func weight(ofMiddleOf region: CGRect, under rect: CGRect) -> CGFloat {
        guard region.width * region.height <= largestDrawing else { return 0 }
        return area(region.insetBy(dx: region.width / 4, dy: region.height / 4), rect) * 4
    }

    /// Returns the distance between two rectangles, in points.
    private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let x = max(0, a.minX - b.maxX, b.minX - a.maxX)
        let y = max(0, a.minY - b.maxY, b.minY - a.maxY)
        return (x * x + y * y).squareRoot()
    }

    /// Returns centres of a number in or near a region, best position first.
    private static func centers(for size: CGSize, in region: CGRect) -> [CGPoint] {
        // In a region narrower than the number, the inner ends are the middle.
        let reach = min(size.width / 2 + 2, region.width / 2)
        let across = [
            region.midX, region.maxX - reach, region.minX + reach, (region.midX + region.maxX) / 2,
            (region.minX + region.midX) / 2, region.maxX, region.minX,
            region.maxX + size.width / 2 + 2, region.minX - size.width / 2 - 2,
        ]
        let down = [
            region.midY, region.minY, region.maxY, region.minY - size.height / 2,
            region.maxY + size.height / 2,
        ]
        let near = down.flatMap { y in across.map { CGPoint(x: $0, y: y) } }
        return near + around(size, region)
    }

    /// Maximum distance between a number and its region, in points.
    private static let farthest: CGFloat = 48

    /// Returns centres of a number beside a region, nearest first.
    private static func around(_ size: CGSize, _ region: CGRect) -> [CGPoint] {
        [4, 12, 22, 34, farthest].flatMap { (gap: CGFloat) -> [CGPoint] in
            let ring = region.insetBy(
                dx: -(gap + size.width / 2), dy: -(gap + size.height / 2))
            let steps: [CGFloat] = [0.5, 0.25, 0.75, 0, 1]
            return steps.flatMap { share in
                let x = ring.minX + ring.width * share
                let y = ring.minY + ring.height * share
                return [
                    CGPoint(x: x, y: ring.minY), CGPoint(x: x, y: ring.maxY),
                    CGPoint(x: ring.maxX, y: y), CGPoint(x: ring.minX, y: y),
                ]
            }
        }
    }

    private static func area(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let both = a.intersection(b)
        return both.isNull ? 0 : both.width * both.height
    }

    /// Maximum area of a drawing that is not a background, in square points.
    ///
    /// Backgrounds may be covered.
    private static let largestDrawing: CGFloat = 6_000

    private static func collect(
        _ node: RenderNode, _ parent: CGAffineTransform, _ ink: inout [CGRect],
        _ shapes: inout [CGRect]
    ) {
        let transform = node.transformToParent.concatenating(parent)
        switch node.contents {
        case .text(let text, let point): ink += inked(text, at: point, transform)
        case .image(_, let rect, _): ink.append(rect.applying(transform))
        case .drawing(let drawing):
            let words = inked(drawing, transform)
            ink += words
            if words.isEmpty, node.frame.width * node.frame.height <= largestDrawing {
                shapes.append(node.bounds.applying(transform))
            }
        case .none, .mix: break
        }
        for child in node.children { collect(child, transform, &ink, &shapes) }
    }

    /// Returns the rectangles of a text's words.
    private static func inked(
        _ text: GlyphText, at point: CGPoint, _ transform: CGAffineTransform
    ) -> [CGRect] {
        text.runs.compactMap { run in
            guard let first = run.glyphs.first, let last = run.glyphs.last else { return nil }
            let left = min(first.position.x, last.position.x)
            let right = max(first.position.x, last.position.x) + run.size * 0.6
            let rect = CGRect(
                x: point.x + left, y: point.y + first.position.y - run.size * 0.75,
                width: right - left, height: run.size)
            return rect.applying(transform)
        }
    }

    /// Returns the rectangles of words in a recorded drawing.
    private static func inked(_ drawing: Drawing, _ transform: CGAffineTransform) -> [CGRect] {
        var (matrix, saved) = (transform, [CGAffineTransform]())
        var rects: [CGRect] = []
        for command in drawing.commands {
            switch command {
            case .saveGState: saved.append(matrix)
            case .restoreGState: matrix = saved.popLast() ?? matrix
            case .concatenate(let change): matrix = change.concatenating(matrix)
            case .text(let text, let point, _): rects += inked(text, at: point, matrix)
            case .drawing(let inner, let point):
                let moved = CGAffineTransform(translationX: point.x, y: point.y)
                rects += inked(inner, moved.concatenating(matrix))
            default: break
            }
        }
        return rects
    }
}

import Foundation
import TableDrawing

/// Finds places for the numbers of regions, where they cover neither words nor what they number, lie on no other
/// region and not on each other.
struct BadgePlaces {
    /// Words and images, which must be read.
    private let ink: [CGRect]
    /// Shapes such as a switch, of which a part may be covered.
    private let shapes: [CGRect]
    private let screen: CGRect
    private let regions: [CGRect]
    private var taken: [CGRect] = []

    /// Where a number lies, and the line that leads from it to its region where it lies beside it.
    struct Place {
        var origin: CGPoint
        var leader: (from: CGPoint, to: CGPoint)?
    }

    /// Places on a picture, which begins at the origin, for regions of it.
    init(on picture: RenderNode, regions: [CGRect]) {
        self.regions = regions
        screen = CGRect(origin: .zero, size: picture.frame.size)
        var (ink, shapes) = ([CGRect](), [CGRect]())
        Self.collect(picture, .identity, &ink, &shapes)
        self.ink = ink
        self.shapes = shapes
    }

    /// The place of a number for a region: inside of it where there is room, at its edge or beside it otherwise.
    mutating func place(_ size: CGSize, in region: CGRect) -> Place {
        // A row is around what stands in it, and is not what the number would be taken for.
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
            // A short word is soon covered: half a letter weighs more than a number half outside.
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

    /// How far within a region's edge a line ends, in points.
    private static func hold(_ length: CGFloat) -> CGFloat { min(3, length / 2) }

    /// How bad it is to cover a shape, in square points: what little of it is covered is hardly missed.
    private static func weight(of shape: CGRect, under rect: CGRect) -> CGFloat {
        let covered = area(shape, rect)
        let share = covered / max(1, shape.width * shape.height)
        return share > 0.3 ? covered * 4 : covered / 2
    }

    /// How bad it is to cover a region that is hardly larger than the number, in square points.
    ///
    /// Nothing else is seen of it, whatever shows it; of a larger one enough is left.
    private static func weight(ofSmall region: CGRect, under rect: CGRect) -> CGFloat {
        let size = region.width * region.height
        let covered = area(region, rect)
        guard size < rect.width * rect.height * 2.5, covered > size * 0.3 else { return 0 }
        return covered * 4
    }

    /// How bad it is to cover the middle of a region without words, in square points: there a control has its sign.
    private static func weight(ofMiddleOf region: CGRect, under rect: CGRect) -> CGFloat {
        guard region.width * region.height <= largestDrawing else { return 0 }
        return area(region.insetBy(dx: region.width / 4, dy: region.height / 4), rect) * 4
    }

    /// The gap between two rectangles, in points.
    private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        let x = max(0, a.minX - b.maxX, b.minX - a.maxX)
        let y = max(0, a.minY - b.maxY, b.minY - a.maxY)
        return (x * x + y * y).squareRoot()
    }

    /// Middles of numbers, the most readable place first.
    private static func centers(for size: CGSize, in region: CGRect) -> [CGPoint] {
        // A region that is narrower than the number has its middle for both inner ends.
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

    /// The widest gap between a number and its region, in points.
    private static let farthest: CGFloat = 48

    /// Middles of numbers that lie beside a region, the nearest first.
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

    /// What is drawn larger than this, in square points, is a ground, and may be covered.
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

    /// Where the words of a text stand.
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

    /// Where the words of a recording stand.
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

import Foundation
import TableDrawing

extension Path {
    /// Returns whether a point is inside of the path.
    public func contains(
        _ point: CGPoint, using rule: FillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        var (crossings, winding) = (0, 0)
        for (start, end) in applying(transform).edges {
            guard (start.y <= point.y) != (end.y <= point.y) else { continue }
            let share = (point.y - start.y) / (end.y - start.y)
            guard start.x + share * (end.x - start.x) > point.x else { continue }
            crossings += 1
            winding += end.y > start.y ? 1 : -1
        }
        return rule == .evenOdd ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// The path in the other direction.
    fileprivate var reversed: Path {
        var parts: [[PathElement]] = []
        for element in elements {
            if case .move = element { parts.append([]) }
            if parts.isEmpty { parts.append([.move(to: .zero)]) }
            parts[parts.count - 1].append(element)
        }
        var result = Path()
        for part in parts {
            var ends: [CGPoint] = []
            for case .some(let end) in part.map(\.end) { ends.append(end) }
            guard let last = ends.last else { continue }
            result.move(to: last)
            for (index, element) in part.enumerated().reversed() where index > 0 {
                switch element {
                case .curve(_, let first, let second):
                    result.addCurve(to: ends[index - 1], control1: second, control2: first)
                case .line: result.addLine(to: ends[index - 1])
                case .move, .close: break
                }
            }
            if part.contains(.close) { result.closeSubpath() }
        }
        return result
    }

    /// Lines of the closed path; a curve has 16 lines.
    private var edges: [(start: CGPoint, end: CGPoint)] {
        var edges: [(start: CGPoint, end: CGPoint)] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let point):
                edges.append((current, start))
                (start, current) = (point, point)
            case .line(let point):
                edges.append((current, point))
                current = point
            case .curve(let end, let first, let second):
                let from = current
                for step in 1...16 {
                    let (t, rest) = (CGFloat(step) / 16, 1 - CGFloat(step) / 16)
                    let weights = [
                        rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t,
                    ]
                    let points = [from, first, second, end]
                    let point = CGPoint(
                        x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
                        y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
                    edges.append((current, point))
                    current = point
                }
            case .close:
                edges.append((current, start))
                current = start
            }
        }
        edges.append((current, start))
        return edges
    }
}

extension PathElement {
    /// Last point, or `nil` for the end of a part.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .curve(let point, _, _): point
        case .close: nil
        }
    }
}

extension BezierPath {
    /// Returns whether a point is inside of the path.
    public func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Error of curves, in points; curves are exact.
    public var flatness: CGFloat {
        get { 0.6 }
        set {}
    }
    /// Returns the path in the other direction, which makes a hole within another path.
    public func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(path: path.reversed)
        (reversed.lineWidth, reversed.lineCapStyle) = (lineWidth, lineCapStyle)
        (reversed.lineJoinStyle, reversed.miterLimit) = (lineJoinStyle, miterLimit)
        reversed.usesEvenOddFillRule = usesEvenOddFillRule
        return reversed
    }
}

extension CGMutablePath {
    /// Returns whether a point is inside of the path.
    public func contains(
        _ point: CGPoint, using rule: FillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.contains(point, using: rule, transform: transform) }
    /// Smallest rectangle with all points.
    public var boundingBoxOfPath: CGRect { boundingBox }
    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds an arc of an angle, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0)
    }
    /// Adds a path with a transform.
    public func addPath(_ other: Path, transform: CGAffineTransform) {
        addPath(other.applying(transform))
    }
    /// Adds a path with a transform.
    public func addPath(_ other: CGMutablePath, transform: CGAffineTransform) {
        addPath(other.path, transform: transform)
    }
}

extension CGRect {
    /// Whether the rectangles are equal.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// Returns the text of a rectangle.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Returns the text of a size.
public func NSStringFromCGSize(_ size: CGSize) -> String {
    "{\(size.width.description), \(size.height.description)}"
}
/// Returns the text of a point.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
    "{\(point.x.description), \(point.y.description)}"
}

/// True, as an object of Core Foundation.
public let kCFBooleanTrue = true
/// False, as an object of Core Foundation.
public let kCFBooleanFalse = false

extension Canvas {
    /// Sets the space of colours; all colours are sRGB.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Sets the space of colours; all colours are sRGB.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// Transform of texts of Core Graphics, which a canvas does not draw.
    public var textMatrix: CGAffineTransform {
        get { .identity }
        set {}
    }
    /// Sets the error of curves; curves are exact.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Moves patterns, which are not drawn.
    public func setPatternPhase(_ phase: CGSize) {}
}

/// Returns sRGB; grays have three equal components.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpaceCreateDeviceRGB() }

extension UIGraphicsImageRenderer {
    /// Draws an image and encodes it as a JPEG file; empty, because pictures encode no images.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

extension UIGraphicsImageRendererFormat {
    /// Range of colours; all colours are sRGB.
    public enum Range: Int, Sendable, Hashable, CaseIterable {
        case unspecified = -1
        case automatic, extended, standard
    }
    /// Range of colours; all colours are sRGB.
    public var preferredRange: Range {
        get { .standard }
        set {}
    }
}

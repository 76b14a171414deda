import Foundation

/// Outline of lines and cubic curves in points, with value semantics.
///
/// Users write `BezierPath`, which records a path. Paths are passed to the compositor.
public struct Path: Sendable, Hashable {
    /// Moves, lines, curves and closings in drawing order.
    public private(set) var elements: [PathElement] = []
    private var start: CGPoint?
    /// Start of the next line or curve, or `nil` before the first `move`.
    public private(set) var currentPoint: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Rectangle that encloses all points, including control points; null if the path is empty.
    public var controlPointBox: CGRect {
        var box = CGRect.null
        func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .curve(let point, let first, let second):
                add(point)
                add(first)
                add(second)
            case .close: break
            }
        }
        return box
    }

    /// Begins a subpath at a point.
    public mutating func move(to point: CGPoint) {
        elements.append(.move(to: point))
        start = point
        currentPoint = point
    }

    /// Adds a line; without a current point, only moves to the point.
    public mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil else { return move(to: point) }
        elements.append(.line(to: point))
        currentPoint = point
    }

    /// Adds a cubic curve; without a current point, starts at the first control point.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        elements.append(.curve(to: point, control1: control1, control2: control2))
        currentPoint = point
    }

    /// Adds a quadratic curve, stored as the equivalent cubic curve.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        if currentPoint == nil { move(to: control) }
        let from = currentPoint ?? control
        func third(_ end: CGPoint) -> CGPoint {
            CGPoint(
                x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        addCurve(to: point, control1: third(from), control2: third(point))
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() {
        guard currentPoint != nil else { return }
        elements.append(.close)
        currentPoint = start
    }

    /// Adds a rectangle as a closed subpath, clockwise on the screen from its top left corner.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds the elements of another path and takes over the other path's current point.
    public mutating func addPath(_ other: Path) {
        elements.append(contentsOf: other.elements)
        start = other.start ?? start
        currentPoint = other.currentPoint ?? currentPoint
    }

    /// Returns the path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var mapped = self
        mapped.elements = elements.map { element in
            switch element {
            case .move(let point): return .move(to: point.applying(transform))
            case .line(let point): return .line(to: point.applying(transform))
            case .curve(let point, let first, let second):
                return .curve(
                    to: point.applying(transform), control1: first.applying(transform),
                    control2: second.applying(transform))
            case .close: return .close
            }
        }
        mapped.start = start?.applying(transform)
        mapped.currentPoint = currentPoint?.applying(transform)
        return mapped
    }
}

/// Element of a path, in points.
public enum PathElement: Sendable, Hashable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

/// Rule for the interior of a path that crosses itself.
public enum FillRule: String, Sendable, Hashable {
    case winding
    case evenOdd
}

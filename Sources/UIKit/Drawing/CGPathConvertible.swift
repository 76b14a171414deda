import Foundation
import TableDrawing

/// Path that can be changed, or that cannot; a shape takes both.
public protocol CGPathConvertible {
    /// The path as a value.
    var plainPath: Path { get }
}

extension Path: CGPathConvertible {
    /// The path as a value.
    public var plainPath: Path { self }
}

extension CGMutablePath: CGPathConvertible {
    /// The path as a value.
    public var plainPath: Path { path }
}

extension CGPathConvertible {
    /// Smallest rectangle with all points.
    public var boundingBox: CGRect { plainPath.controlPointBox }
    /// Whether the path has no parts.
    public var isEmpty: Bool { plainPath.isEmpty }
    /// Last point, in points.
    public var currentPoint: CGPoint { plainPath.currentPoint ?? .zero }
    /// Returns a copy that does not change.
    public func copy() -> CGPath? { plainPath }
}

import Foundation

/// Element of a path, in points.
public enum PathElement: Sendable, Hashable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

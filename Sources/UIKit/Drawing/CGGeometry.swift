import Foundation

extension CGSize {
    /// Whether the size is equal to another size.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Whether the point is equal to another point.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

import Foundation
import TableControls
import TableDrawing

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
    /// Bits of the edges, equal to UIKit's bits.
    public let rawValue: UInt
    /// Creates edges from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Distances to the sides and down.
public struct UIOffset: Sendable, Hashable {
    /// Distance to the right, in points.
    public var horizontal: CGFloat
    /// Distance down, in points.
    public var vertical: CGFloat
    /// Creates distances.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    /// Distances of 0.
    public static let zero = UIOffset()
}

/// Orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable, Hashable, CaseIterable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the long side is vertical.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the long side is horizontal.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// Bits of the orientations, equal to UIKit's bits.
    public let rawValue: UInt
    /// Creates orientations from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Turned to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Turned to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Turned to a side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .landscape, .portraitUpsideDown,
    ]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Style of a status bar.
public enum UIStatusBarStyle: Int, Sendable, Hashable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// Style of a bar.
public enum UIBarStyle: Int, Sendable, Hashable, CaseIterable { case `default`, black }

/// Metrics of a bar.
public enum UIBarMetrics: Int, Sendable, Hashable { case `default`, compact }

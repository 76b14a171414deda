/// Priority in layout, from 0 to 1000.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// Priority as a number; greater numbers have precedence.
    public let rawValue: Float

    /// Creates a priority from a number from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number from 0 to 1000, without an argument label.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Highest priority, 1000.
    public static let required = LayoutPriority(1000)
    /// Default priority of resistance to compression, 750.
    public static let defaultHigh = LayoutPriority(750)
    /// Default priority of content hugging, 250.
    public static let defaultLow = LayoutPriority(250)
    /// Priority of the target of `View.systemLayoutSizeFitting(_:)`, 50.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Compares two priorities by their numbers.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}

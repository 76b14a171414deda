import Foundation

/// Side margin that depends on the width of the table; in points.
public struct MarginTable: Sendable, Hashable {
    /// Margin from a minimum width.
    public struct Step: Sendable, Hashable {
        public var minimumWidth: CGFloat
        public var margin: CGFloat

        public init(minimumWidth: CGFloat, margin: CGFloat) {
            self.minimumWidth = minimumWidth
            self.margin = margin
        }
    }

    public var base: CGFloat
    /// Steps in ascending order of width.
    public var steps: [Step]

    public init(base: CGFloat, steps: [Step] = []) {
        self.base = base
        self.steps = steps
    }

    /// Returns the margin for a table width.
    public func margin(forWidth width: CGFloat) -> CGFloat {
        steps.last { width >= $0.minimumWidth }?.margin ?? base
    }
}

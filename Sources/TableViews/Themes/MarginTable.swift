import Foundation

/// A side margin that depends on the width of the table; points.
public struct MarginTable: Sendable, Hashable {
    /// The margin from a width on.
    public struct Step: Sendable, Hashable {
        public var minimumWidth: CGFloat
        public var margin: CGFloat

        public init(minimumWidth: CGFloat, margin: CGFloat) {
            self.minimumWidth = minimumWidth
            self.margin = margin
        }
    }

    public var base: CGFloat
    /// In ascending order of width.
    public var steps: [Step]

    public init(base: CGFloat, steps: [Step] = []) {
        self.base = base
        self.steps = steps
    }

    /// The margin for a table of this width.
    public func margin(forWidth width: CGFloat) -> CGFloat {
        steps.last { width >= $0.minimumWidth }?.margin ?? base
    }
}

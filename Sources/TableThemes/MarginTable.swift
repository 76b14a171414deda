import Foundation

/// Side margin that depends on the width of the table; in points.
public struct MarginTable: Sendable, Hashable {
    /// Margin from a minimum width.
    public struct Step: Sendable, Hashable {
        /// Minimum width of the table, in points.
        public var minimumWidth: CGFloat
        /// Side margin from the minimum width, in points.
        public var margin: CGFloat

        /// Creates a step with a width and a margin in points.
        public init(minimumWidth: CGFloat, margin: CGFloat) {
            self.minimumWidth = minimumWidth
            self.margin = margin
        }
    }

    /// Margin of tables narrower than the first step, in points.
    public var base: CGFloat
    /// Steps in ascending order of width.
    public var steps: [Step]

    /// Creates a table of margins; a table without steps has the base margin at every width.
    public init(base: CGFloat, steps: [Step] = []) {
        self.base = base
        self.steps = steps
    }

    /// Returns the margin for a table width.
    public func margin(forWidth width: CGFloat) -> CGFloat {
        steps.last { width >= $0.minimumWidth }?.margin ?? base
    }
}

/// Values of a solved system.
public struct LayoutSolution: Sendable, Hashable {
    /// Required constraint that cannot hold.
    public struct BrokenConstraint: Sendable, Hashable {
        /// Index of the constraint.
        public var constraint: Int
        /// Indices of the required constraints that contradict the broken constraint, ascending.
        ///
        /// If one of the constraints were missing, the others could hold together.
        public var conflicts: [Int]

        /// Creates a report of a broken constraint.
        public init(constraint: Int, conflicts: [Int]) {
            self.constraint = constraint
            self.conflicts = conflicts
        }
    }

    /// Value of each variable, in points, rounded to multiples of 2⁻²⁰.
    public var values: [Double]
    /// Required constraints that were left out, in ascending order of their indices.
    public var brokenConstraints: [BrokenConstraint]
    /// Indices of the variables that could have other values without a larger violation at any
    /// priority, ascending.
    public var ambiguousVariables: [Int]

    /// Creates a solution.
    public init(
        values: [Double], brokenConstraints: [BrokenConstraint] = [],
        ambiguousVariables: [Int] = []
    ) {
        self.values = values
        self.brokenConstraints = brokenConstraints
        self.ambiguousVariables = ambiguousVariables
    }
}

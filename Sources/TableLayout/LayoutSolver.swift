/// Solver of a system with changing constants.
///
/// The solver keeps bases of earlier solutions; a change of constants costs microseconds.
/// Use a solver for many rows of a prototype: create the solver from the prototype's system, and for each row
/// set the constants that differ and call ``solve()``.
///
/// Values depend on the system that the solver was created from and on the current constants, not on the
/// constants in between.
public struct LayoutSolver: Sendable {
    /// Value of each variable, in points, as of the last solution.
    public private(set) var values: [Double]

    private var groups: [KeptGroup] = []
    /// Group of each constraint, and the constraint's index in the group.
    private var places: [(group: Int, index: Int)]
    /// Groups whose constants have changed since the last solution.
    private var changedGroups: [Int] = []
    private var isChanged: [Bool]

    /// Solves a system and keeps the solution's bases.
    ///
    /// - Parameter pivotLimit: largest number of pivots for a connected group, at most
    ///   ``LayoutLimits/pivots(variables:constraints:)``, which is also the value if the parameter is `nil`.
    /// - Throws: an error for invalid numbers, and for groups beyond the limits.
    public init(_ system: LayoutSystem, pivotLimit: Int? = nil) throws(LayoutError) {
        try system.checkConstraints()
        values = [Double](repeating: 0, count: system.variables.count)
        places = [(group: Int, index: Int)](
            repeating: (0, 0), count: system.constraints.count)
        isChanged = []
        for group in ConstraintGroup.groups(of: system) {
            for (index, constraint) in group.constraints.enumerated() {
                places[constraint] = (groups.count, index)
            }
            groups.append(
                try KeptGroup(
                    group, constants: group.constants(of: system.constraints),
                    pivotLimit: pivotLimit, values: &values))
        }
        isChanged = [Bool](repeating: false, count: groups.count)
    }

    /// Returns the current constant of a constraint.
    public func constant(ofConstraint constraint: Int) -> Double {
        groups[places[constraint].group].constants[places[constraint].index]
    }

    /// Changes the constant of a constraint.
    ///
    /// The values change with the next call of ``solve()``.
    public mutating func setConstant(_ constant: Double, ofConstraint constraint: Int) {
        let (group, index) = places[constraint]
        groups[group].setConstant(constant, ofConstraint: index)
        if !isChanged[group] {
            isChanged[group] = true
            changedGroups.append(group)
        }
    }

    /// Computes the values for the current constants.
    ///
    /// - Throws: an error if a constant is out of range or a group needs too many pivots. The group then has its
    ///   earlier values, and the next call tries again.
    public mutating func solve() throws(LayoutError) {
        while let group = changedGroups.last {
            try groups[group].solve(values: &values)
            isChanged[group] = false
            changedGroups.removeLast()
        }
    }

    /// Required constraints that the last solution left out, in ascending order of their indices.
    public var brokenConstraints: [LayoutSolution.BrokenConstraint] {
        groups.flatMap(\.broken).sorted { $0.constraint < $1.constraint }
    }

    /// Returns the values, broken constraints and ambiguous variables for the current constants.
    ///
    /// Groups that may contain ambiguous variables are solved anew.
    public mutating func solution() throws(LayoutError) -> LayoutSolution {
        try solve()
        var ambiguous: [Int] = []
        for group in groups { ambiguous += try group.ambiguousVariables() }
        return LayoutSolution(
            values: values, brokenConstraints: brokenConstraints,
            ambiguousVariables: ambiguous.sorted())
    }
}

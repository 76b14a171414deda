/// Solution of a connected group.
struct GroupSolution: Sendable {
    /// Basic solution that is optimal at every level.
    private(set) var tableau: Tableau
    private(set) var broken: [Contradiction] = []
    /// Ambiguous variables, with indices of the system.
    private(set) var ambiguousVariables: [Int]

    /// Solves a group.
    ///
    /// - Parameter constants: constants of the group's constraints.
    init(
        _ group: ConstraintGroup, constants: [Double], pivotLimit: Int?
    ) throws(LayoutError) {
        tableau = try Tableau(group, pivotLimit: pivotLimit)
        if try !tableau.addRequired(constants: constants) {
            tableau = try Tableau(group, pivotLimit: pivotLimit)
            broken = try tableau.addRequiredInOrder(constants: constants)
        }
        for level in group.levels {
            for constraint in level {
                tableau.addRow(ofConstraint: constraint, constant: constants[constraint])
            }
            try tableau.minimize(level.map { group.variableCount + $0 })
        }
        ambiguousVariables = try tableau.ambiguousVariables()
        try tableau.minimizeLastLevels()
    }
}

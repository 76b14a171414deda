/// Variables that constraints connect, and their constraints, with indices of their own.
///
/// Every constraint is stored as a residual: `sign · (Σ coefficient · variable − constant)`. A residual is 0
/// if an equation holds and at least 0 if an inequality holds.
struct ConstraintGroup: Sendable {
    /// Indices of the variables in the system.
    private(set) var variables: [Int] = []
    /// Indices of the constraints in the system.
    private(set) var constraints: [Int] = []
    /// Index of each constraint's first term, and the number of terms.
    private(set) var termStarts: [Int] = [0]
    private(set) var termVariables: [Int] = []
    private(set) var termCoefficients: [Double] = []
    /// 1, or -1 for constraints with `<=`, which are stored as `>=`.
    private(set) var signs: [Double] = []
    private(set) var isEquation: [Bool] = []
    /// Level of each constraint: -1 for required constraints, else an index of `levels`.
    private(set) var levelOfConstraint: [Int] = []
    /// Required constraints in the order of their indices.
    private(set) var required: [Int] = []
    /// Optional constraints of each priority, from the highest priority.
    private(set) var levels: [[Int]] = []
    /// Variables in the order of the last levels: sizes, then positions.
    private(set) var lastLevels: [Int] = []

    var variableCount: Int { variables.count }
    var constraintCount: Int { constraints.count }

    /// Returns the constants of the group's constraints.
    func constants(of all: [LinearConstraint]) -> [Double] { constraints.map { all[$0].constant } }

    /// Returns the connected groups of a system.
    static func groups(of system: LayoutSystem) -> [ConstraintGroup] {
        // Disjoint sets; the root of a set is its least variable.
        var parents = Array(system.variables.indices)
        func root(_ variable: Int) -> Int {
            var variable = variable
            while parents[variable] != variable {
                parents[variable] = parents[parents[variable]]
                variable = parents[variable]
            }
            return variable
        }
        for constraint in system.constraints {
            for term in constraint.terms.dropFirst() {
                let first = root(constraint.terms[0].variable)
                let second = root(term.variable)
                parents[max(first, second)] = min(first, second)
            }
        }

        var groups: [ConstraintGroup] = []
        var groupOfVariable = [Int](repeating: -1, count: parents.count)
        var localIndices = groupOfVariable
        for variable in parents.indices {
            let root = root(variable)
            if root == variable {
                groupOfVariable[variable] = groups.count
                groups.append(ConstraintGroup())
            }
            let group = groupOfVariable[root]
            groupOfVariable[variable] = group
            localIndices[variable] = groups[group].variables.count
            groups[group].variables.append(variable)
        }
        for (index, constraint) in system.constraints.enumerated() {
            if let term = constraint.terms.first {
                groups[groupOfVariable[term.variable]]
                    .append(constraint, index: index, localIndices: localIndices)
            } else {
                // A constraint without variables holds or does not hold.
                var group = ConstraintGroup()
                group.append(constraint, index: index, localIndices: localIndices)
                groups.append(group)
            }
        }
        for index in groups.indices { groups[index].sortLevels(of: system) }
        return groups
    }

    private mutating func append(
        _ constraint: LinearConstraint, index: Int, localIndices: [Int]
    ) {
        let sign: Double = constraint.relation == .lessThanOrEqual ? -1 : 1
        constraints.append(index)
        signs.append(sign)
        isEquation.append(constraint.relation == .equal)
        for term in constraint.terms {
            termVariables.append(localIndices[term.variable])
            termCoefficients.append(sign * term.coefficient)
        }
        termStarts.append(termVariables.count)
    }

    private mutating func sortLevels(of system: LayoutSystem) {
        var priorities: [Float] = []
        for index in constraints {
            let priority = system.constraints[index].priority
            if priority < LinearConstraint.required, !priorities.contains(priority) {
                priorities.append(priority)
            }
        }
        priorities.sort(by: >)
        levels = [[Int]](repeating: [], count: priorities.count)
        levelOfConstraint.reserveCapacity(constraints.count)
        for (local, index) in constraints.enumerated() {
            let priority = system.constraints[index].priority
            if let level = priorities.firstIndex(of: priority) {
                levels[level].append(local)
                levelOfConstraint.append(level)
            } else {
                required.append(local)
                levelOfConstraint.append(-1)
            }
        }
        lastLevels = variables.indices.filter { system.variables[variables[$0]] == .size }
        lastLevels += variables.indices.filter { system.variables[variables[$0]] == .position }
    }
}

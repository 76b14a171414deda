/// System of linear constraints with priorities.
///
/// Every priority is a level. A solution has the least sum of violations of the required
/// constraints, then of the next priority, and so on. A constraint of a lower priority never
/// increases the sum of a higher priority.
///
/// Required constraints are taken in the order of their indices. A required constraint that contradicts
/// earlier required constraints is broken: it is reported and left out.
///
/// If the constraints leave a choice, then each variable of the kind ``VariableKind/size``, in the
/// order of indices, has the value closest to 0 that the choice allows, and then each variable of the
/// kind ``VariableKind/position``. The solution is therefore unique.
///
/// The solver uses only addition, subtraction, multiplication and division of doubles, in an order that
/// depends on nothing but the system. A solution has equal bits on every machine.
public struct LayoutSystem: Sendable, Hashable {
    /// Kind of a variable, which decides about ambiguous values.
    public enum VariableKind: Sendable, Hashable {
        /// A width or height.
        case size
        /// A coordinate.
        case position
    }

    /// Kinds of the variables, by index.
    public private(set) var variables: [VariableKind] = []
    /// Constraints, by index.
    public private(set) var constraints: [LinearConstraint] = []

    /// Creates a system without variables and constraints.
    public init() {}

    /// Adds a variable and returns its index.
    @discardableResult
    public mutating func addVariable(_ kind: VariableKind) -> Int {
        variables.append(kind)
        return variables.count - 1
    }

    /// Adds a constraint and returns its index.
    @discardableResult
    public mutating func addConstraint(_ constraint: LinearConstraint) -> Int {
        constraints.append(constraint)
        return constraints.count - 1
    }

    /// Changes the constant of a constraint.
    public mutating func setConstant(_ constant: Double, ofConstraint index: Int) {
        constraints[index].constant = constant
    }

    /// Returns the solution.
    ///
    /// - Parameter pivotLimit: largest number of pivots for a connected group, at most
    ///   ``LayoutLimits/pivots(variables:constraints:)``, which is also the value if the parameter is `nil`.
    /// - Throws: an error for invalid numbers, and for groups beyond the limits.
    public func solve(pivotLimit: Int? = nil) throws(LayoutError) -> LayoutSolution {
        try checkConstraints()
        var solution = LayoutSolution(values: [Double](repeating: 0, count: variables.count))
        for group in ConstraintGroup.groups(of: self) {
            let solved = try GroupSolution(
                group, constants: group.constants(of: constraints), pivotLimit: pivotLimit)
            solved.tableau.writeValues(to: &solution.values)
            solution.brokenConstraints += solved.broken.map(\.report)
            solution.ambiguousVariables += solved.ambiguousVariables
        }
        solution.brokenConstraints.sort { $0.constraint < $1.constraint }
        solution.ambiguousVariables.sort()
        return solution
    }

    /// Throws an error if a constraint contains an invalid index or number.
    func checkConstraints() throws(LayoutError) {
        for (index, constraint) in constraints.enumerated() {
            guard constraint.priority >= 0, constraint.priority <= LinearConstraint.required else {
                throw .priorityOutOfRange(constraint: index)
            }
            guard abs(constraint.constant) <= LayoutLimits.constant else {
                throw .numberOutOfRange(constraint: index)
            }
            for term in constraint.terms {
                guard variables.indices.contains(term.variable) else {
                    throw .unknownVariable(term.variable, constraint: index)
                }
                guard abs(term.coefficient) <= LayoutLimits.coefficient else {
                    throw .numberOutOfRange(constraint: index)
                }
            }
        }
    }
}

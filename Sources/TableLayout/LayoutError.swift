/// Reason for which a system of constraints is not solved.
public enum LayoutError: Error, Sendable, Hashable {
    /// A term names a variable that the system does not have.
    case unknownVariable(Int, constraint: Int)
    /// A coefficient or constant is not finite or is beyond ``LayoutLimits``.
    case numberOutOfRange(constraint: Int)
    /// A priority is not a number from 0 to 1000.
    case priorityOutOfRange(constraint: Int)
    /// A connected group has more variables and constraints than ``LayoutLimits`` allows.
    case groupTooLarge(variables: Int, constraints: Int)
    /// A connected group needs more pivots than allowed.
    case pivotLimitExceeded(Int)
}

extension LayoutError: CustomStringConvertible {
    /// Message that says what happened and what to do.
    public var description: String {
        switch self {
        case .unknownVariable(let variable, let constraint):
            "Constraint \(constraint) names variable \(variable), which the system does not have."
        case .numberOutOfRange(let constraint):
            "Constraint \(constraint) has a coefficient beyond ±\(LayoutLimits.coefficient) or "
                + "a constant beyond ±\(LayoutLimits.constant). Use smaller numbers."
        case .priorityOutOfRange(let constraint):
            "Constraint \(constraint) has a priority that is not from 0 to 1000."
        case .groupTooLarge(let variables, let constraints):
            "\(variables) variables and \(constraints) constraints are connected; the table of "
                + "coefficients would have more than \(LayoutLimits.entries) entries. "
                + "Split the layout."
        case .pivotLimitExceeded(let limit):
            "The constraints are not solved after \(limit) pivots. Simplify the layout."
        }
    }
}

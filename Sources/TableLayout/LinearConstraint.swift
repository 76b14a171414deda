/// Linear constraint `Σ coefficient · variable (==, <=, >=) constant` with a priority.
public struct LinearConstraint: Sendable, Hashable {
    /// Relation between the sum of the terms and the constant.
    public enum Relation: Sendable, Hashable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// Product of a coefficient and a variable.
    public struct Term: Sendable, Hashable {
        /// Index of the variable in its system.
        public var variable: Int
        /// Factor of the variable.
        public var coefficient: Double

        /// Creates a term.
        public init(_ coefficient: Double, variable: Int) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// Priority of a required constraint, 1000.
    public static let required: Float = 1000

    /// Terms whose sum is on the left side.
    ///
    /// Terms of an equal variable are added.
    public var terms: [Term]
    /// Relation between both sides.
    public var relation: Relation
    /// Right side, in points.
    public var constant: Double
    /// Priority from 0 to 1000.
    ///
    /// A priority is a level: no number of constraints outweighs a constraint of a higher priority.
    public var priority: Float

    /// Creates a constraint.
    public init(
        _ terms: [Term], _ relation: Relation, _ constant: Double,
        priority: Float = LinearConstraint.required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Whether the constraint is required: its priority is 1000.
    public var isRequired: Bool { priority >= Self.required }

    /// Returns the distance, in points, of the left side from the closest allowed value.
    public func violation(of values: [Double]) -> Double {
        var difference = -constant
        for term in terms { difference += term.coefficient * values[term.variable] }
        switch relation {
        case .lessThanOrEqual: return max(0, difference)
        case .equal: return abs(difference)
        case .greaterThanOrEqual: return max(0, -difference)
        }
    }
}

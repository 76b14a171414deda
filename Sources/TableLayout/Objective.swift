/// Sum of the violations of a level.
struct Objective: Sendable {
    /// Quantities of the level.
    let quantities: [Int]
    /// Costs of each quantity's parts above and below 0, for all quantities of the group.
    private var upCosts: [Double]
    private var downCosts: [Double]

    /// Creates the objective of a level.
    ///
    /// A variable counts as an equation with 0.
    init(_ quantities: [Int], group: ConstraintGroup) {
        self.quantities = quantities
        upCosts = [Double](repeating: 0, count: group.variableCount + group.constraintCount)
        downCosts = upCosts
        for quantity in quantities {
            upCosts[quantity] = group.upCost(of: quantity)
            downCosts[quantity] = 1
        }
    }

    /// Returns the costs of the parts above and below 0; 0 for quantities of other levels.
    func costs(of quantity: Int) -> (up: Double, down: Double) {
        (upCosts[quantity], downCosts[quantity])
    }

    func contains(_ quantity: Int) -> Bool { downCosts[quantity] > 0 }
}

extension ConstraintGroup {
    /// Cost of a quantity's part above 0: 1 for variables and equations, 0 for inequalities.
    ///
    /// The part below 0 always costs 1.
    func upCost(of quantity: Int) -> Double {
        quantity < variableCount || isEquation[quantity - variableCount] ? 1 : 0
    }
}

extension Tableau {
    /// Computes the change of an objective for each column, without the costs of the column's own quantity.
    func writeReducedCosts(of objective: Objective, to reduced: inout [Double]) {
        for column in reduced.indices { reduced[column] = 0 }
        for quantity in objective.quantities where places[quantity] >= 0 {
            let row = places[quantity]
            let side = rowSides[row]
            let (up, down) = objective.costs(of: quantity)
            let factor = side > 0 ? up : -down
            guard factor != 0 else { continue }
            for column in reduced.indices { reduced[column] += factor * self[row, column] }
        }
    }
}

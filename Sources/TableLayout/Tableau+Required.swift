extension Tableau {
    /// Adds all required constraints at once.
    ///
    /// - Returns: whether all required constraints can hold. If not, the tableau is of no use.
    mutating func addRequired(constants: [Double]) throws(LayoutError) -> Bool {
        for constraint in group.required where group.isEquation[constraint] {
            let row = addRow(ofConstraint: constraint, constant: constants[constraint])
            if let column = eliminationColumn(ofRow: row) {
                try pivot(row: row, column: column, side: 0)
                barred[column] = .both
            } else if abs(rowValues[row]) > Tolerance.broken {
                return false
            } else {
                clearValue(ofRow: row)
            }
        }
        let inequalities = group.required.filter { !group.isEquation[$0] }
        for constraint in inequalities {
            addRow(ofConstraint: constraint, constant: constants[constraint])
        }
        let quantities = inequalities.map { columnCount + $0 }
        try minimize(quantities)
        return acceptRequired(quantities)
    }

    /// Adds the required constraints in the order of their indices, without those that contradict earlier
    /// constraints.
    ///
    /// - Returns: the contradictions.
    mutating func addRequiredInOrder(
        constants: [Double]
    ) throws(LayoutError) -> [Contradiction] {
        var broken: [Contradiction] = []
        for constraint in group.required {
            addRow(ofConstraint: constraint, constant: constants[constraint])
            let quantity = columnCount + constraint
            try minimize([quantity])
            if acceptRequired([quantity]) {
                if group.isEquation[constraint] { try makeNonbasic(quantity) }
            } else {
                let row = places[quantity]
                broken.append(contradiction(ofRow: row))
                removeRow(row)
            }
            restoreRequiredBars()
        }
        return broken
    }

    /// Returns the column of the variable with the largest coefficient in a row, or `nil` if the row contains
    /// no variable.
    private func eliminationColumn(ofRow row: Int) -> Int? {
        var best: Int?
        var largest = Tolerance.coefficient
        for column in 0..<columnCount where isVariable(columnQuantities[column]) {
            let size = abs(self[row, column])
            if size > largest {
                best = column
                largest = size
            }
        }
        return best
    }

    /// Checks required constraints after their violations were minimized, and forbids violations from now on.
    ///
    /// - Returns: whether the constraints hold.
    private mutating func acceptRequired(_ quantities: [Int]) -> Bool {
        for quantity in quantities where places[quantity] >= 0 {
            let row = places[quantity]
            let value = rowValues[row]
            let violation = group.upCost(of: quantity) > 0 ? abs(value) : -value
            if violation > Tolerance.broken { return false }
            if violation > 0 { clearValue(ofRow: row) }
            rowSides[row] = 1
        }
        restoreRequiredBars()
        return true
    }

    /// Bars only the directions in which required constraints would be violated.
    ///
    /// A direction that another constraint blocks now can be free after a change of constants.
    private mutating func restoreRequiredBars() {
        for column in 0..<columnCount {
            let quantity = columnQuantities[column]
            barred[column] =
                isVariable(quantity)
                ? [] : group.isEquation[quantity - columnCount] ? .both : .down
        }
    }

    /// Moves an equation that holds to a column, unless it is a sum of other required equations.
    private mutating func makeNonbasic(_ quantity: Int) throws(LayoutError) {
        let row = places[quantity]
        guard row >= 0 else { return }
        for column in 0..<columnCount
        where barred[column] != .both && abs(self[row, column]) > Tolerance.coefficient {
            return try pivot(row: row, column: column, side: 1)
        }
    }

    /// Returns the reason for which the quantity of a row does not hold.
    private func contradiction(ofRow row: Int) -> Contradiction {
        let constraint = rowQuantities[row] - columnCount
        var factors = [(constraint: constraint, factor: -1.0)]
        for column in 0..<columnCount where abs(self[row, column]) > Tolerance.coefficient {
            let quantity = columnQuantities[column]
            if !isVariable(quantity) { factors.append((quantity - columnCount, self[row, column])) }
        }
        return Contradiction(
            report: .init(
                constraint: group.constraints[constraint],
                conflicts: factors.dropFirst().map { group.constraints[$0.constraint] }.sorted()),
            factors: factors, value: rowValues[row])
    }
}

/// Sum of required constraints that cannot hold.
struct Contradiction: Sendable {
    /// Constraints of the sum, with indices of the system.
    let report: LayoutSolution.BrokenConstraint
    /// Change of the value for a unit of each constant's shift.
    let factors: [(constraint: Int, factor: Double)]
    /// Residual of the broken constraint, as close to 0 as possible.
    let value: Double

    /// Whether the contradiction still exists after changes of constants.
    func remainsBroken(after shifts: [ConstantShift]) -> Bool {
        var changed = value
        for shift in shifts {
            for (constraint, factor) in factors where constraint == shift.constraint {
                changed += factor * shift.amount
            }
        }
        return (value < 0 ? -changed : changed) > Tolerance.broken
    }
}

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
    /// - Returns: the broken constraints, with indices of the system.
    mutating func addRequiredInOrder(
        constants: [Double]
    ) throws(LayoutError) -> [LayoutSolution.BrokenConstraint] {
        var broken: [LayoutSolution.BrokenConstraint] = []
        for constraint in group.required {
            addRow(ofConstraint: constraint, constant: constants[constraint])
            let quantity = columnCount + constraint
            try minimize([quantity])
            if acceptRequired([quantity]) {
                if group.isEquation[constraint] { try makeNonbasic(quantity) }
            } else {
                let row = places[quantity]
                broken.append(
                    .init(
                        constraint: group.constraints[constraint],
                        conflicts: contradictions(ofRow: row)))
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

    /// Bars only the directions in which required constraints would be violated. A direction that another
    /// constraint blocks now can be free after a change of constants.
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

    /// Returns the constraints that keep the quantity of a row from holding, with indices of the system.
    private func contradictions(ofRow row: Int) -> [Int] {
        var found: [Int] = []
        for column in 0..<columnCount where abs(self[row, column]) > Tolerance.coefficient {
            let quantity = columnQuantities[column]
            if !isVariable(quantity) { found.append(group.constraints[quantity - columnCount]) }
        }
        return found.sorted()
    }
}

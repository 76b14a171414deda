/// Step of the dual simplex algorithm from a tableau that is optimal at every level but whose quantities may have
/// crossed 0.
struct DualSimplex {
    private(set) var tableau: Tableau
    private let group: ConstraintGroup
    /// Change of each level's sum for each column, level by level, without the costs of the column's own
    /// quantity.
    private var levelCosts: [Double]

    /// Result of a step.
    enum Result {
        /// A row and a column were exchanged.
        case pivoted
        /// A row has its other side; the coefficients are unchanged.
        case otherSide
        /// No exchange brings the row's quantity back: the required constraints cannot hold.
        case infeasible
    }

    /// Change of the basis.
    private enum Exchange {
        /// Quantity of a column enters the basis; `rate` is the row's change for a unit of the column.
        case column(Int, direction: Double, rate: Double)
        /// The other part of the row's quantity enters the basis.
        case otherSide(row: Int)
    }

    /// Prepares a step.
    ///
    /// All rows have a side.
    ///
    /// - Parameter columns: coefficients of a tableau without coefficients.
    init(_ tableau: Tableau, _ columns: SparseColumns? = nil) {
        self.tableau = tableau
        group = tableau.group
        levelCosts = [Double](repeating: 0, count: group.levels.count * tableau.columnCount)
        if let columns { self.tableau.restoreEntries(columns) }
        updateLevelCosts()
    }

    private mutating func updateLevelCosts() {
        let width = tableau.columnCount
        for index in levelCosts.indices { levelCosts[index] = 0 }
        for row in 0..<tableau.rowCount {
            let quantity = tableau.rowQuantities[row]
            guard let level = tableau.level(of: quantity) else { continue }
            let factor = tableau.rowSides[row] > 0 ? group.upCost(of: quantity) : -1
            guard factor != 0 else { continue }
            for column in 0..<width {
                levelCosts[level * width + column] += factor * tableau[row, column]
            }
        }
    }

    /// Whether a column's quantity can leave 0 without costs at any level of constraints.
    var hasChoice: Bool {
        (0..<tableau.columnCount).contains { column in
            [1.0, -1].contains { direction in
                !tableau.isForbidden(column: column, direction: direction)
                    && group.levels.indices.allSatisfy {
                        cost(column, direction, level: $0) <= Tolerance.coefficient
                    }
            }
        }
    }

    /// Changes the basis after the quantity of a row has crossed 0, so that the basis is again optimal at every
    /// level.
    mutating func exchange(row: Int) throws(LayoutError) -> Result {
        let quantity = tableau.rowQuantities[row]
        let isOptional = tableau.isVariable(quantity) || tableau.level(of: quantity) != nil
        var best: Exchange? = isOptional ? .otherSide(row: row) : nil
        for column in 0..<tableau.columnCount {
            let rate = tableau.rowSides[row] * tableau[row, column]
            let direction: Double = rate > 0 ? 1 : -1
            guard abs(rate) > Tolerance.coefficient,
                !tableau.isForbidden(column: column, direction: direction)
            else { continue }
            let exchange = Exchange.column(column, direction: direction, rate: abs(rate))
            if let current = best, !isCheaper(exchange, current) { continue }
            best = exchange
        }
        guard let best else { return .infeasible }
        defer { updateLevelCosts() }
        switch best {
        case .otherSide:
            tableau.rowSides[row] = -tableau.rowSides[row]
            return .otherSide
        case .column(let column, let direction, _):
            try tableau.pivot(row: row, column: column, side: direction)
            return .pivoted
        }
    }

    /// Whether an exchange costs less than another at the first level with a difference.
    private func isCheaper(_ first: Exchange, _ second: Exchange) -> Bool {
        for level in group.levels.indices {
            let difference = cost(of: first, level: level) - cost(of: second, level: level)
            if abs(difference) > Tolerance.coefficient { return difference < 0 }
        }
        for variable in group.lastLevels {
            let difference =
                cost(of: first, variable: variable) - cost(of: second, variable: variable)
            if abs(difference) > Tolerance.coefficient { return difference < 0 }
        }
        return false
    }

    /// Cost of an exchange at a level of constraints, for each point of the row's quantity.
    private func cost(of exchange: Exchange, level: Int) -> Double {
        switch exchange {
        case .otherSide(let row):
            let quantity = tableau.rowQuantities[row]
            return tableau.level(of: quantity) == level ? 1 + group.upCost(of: quantity) : 0
        case .column(let column, let direction, let rate):
            return cost(column, direction, level: level) / rate
        }
    }

    /// Cost at a level of constraints for a column's quantity that leaves 0 by a unit.
    private func cost(_ column: Int, _ direction: Double, level: Int) -> Double {
        let quantity = tableau.columnQuantities[column]
        let cost = direction * levelCosts[level * tableau.columnCount + column]
        guard tableau.level(of: quantity) == level else { return cost }
        return cost + (direction > 0 ? group.upCost(of: quantity) : 1)
    }

    /// Cost of an exchange at the last level of a variable.
    private func cost(of exchange: Exchange, variable: Int) -> Double {
        switch exchange {
        case .otherSide(let row):
            return tableau.rowQuantities[row] == variable ? 2 : 0
        case .column(let column, let direction, let rate):
            let place = tableau.places[variable]
            if place < 0 { return column == -1 - place ? 1 / rate : 0 }
            return direction * tableau.rowSides[place] * tableau[place, column] / rate
        }
    }
}

extension Tableau {
    /// Level of an optional constraint's quantity; `nil` for variables and required constraints.
    fileprivate func level(of quantity: Int) -> Int? {
        guard !isVariable(quantity) else { return nil }
        let level = group.levelOfConstraint[quantity - columnCount]
        return level < 0 ? nil : level
    }

    /// Whether a column's quantity would violate a required constraint.
    fileprivate func isForbidden(column: Int, direction: Double) -> Bool {
        let quantity = columnQuantities[column]
        guard !isVariable(quantity), group.levelOfConstraint[quantity - columnCount] < 0 else {
            return false
        }
        return direction < 0 || group.upCost(of: quantity) > 0
    }
}

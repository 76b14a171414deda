/// Change of a constraint's constant.
struct ConstantShift: Sendable {
    /// Index of the constraint in its group.
    var constraint: Int
    /// Change of the constant, in points, times the sign of the constraint.
    var amount: Double
}

/// Basis that is optimal for some constants of a group, prepared for other constants.
///
/// Costs do not depend on constants. The basis is therefore optimal for all constants for which no quantity
/// crosses 0. If a quantity crosses 0, a pivot of the dual simplex algorithm leads to another basis.
struct KeptBasis: Sendable {
    /// Basic solution for the first constants of the group.
    private let tableau: Tableau
    private let firstValues: [Double]
    /// Places of the constraints and variables; see ``Tableau/places``.
    private let constraintPlaces: [Int]
    private let variablePlaces: [Int]
    /// Indices of the variables in the system.
    private let variables: [Int]
    /// Change of each level's sum for each column, level by level.
    private let levelCosts: [Double]
    /// Coefficients of the tableau, column by column.
    private let columns: [Double]
    /// Side of each row.
    private let sides: [Double]
    /// Rows of required equations that are sums of other required equations.
    private let sumRows: [Int]
    /// Whether some variables may be ambiguous.
    let hasChoice: Bool
    /// Indices of the bases that follow if the quantities of rows cross 0; `nil` if no basis follows because the
    /// required constraints cannot hold.
    var successors: [(row: Int, basis: Int?)] = []

    /// Prepares the optimal basic solution of a group.
    init(optimal solved: Tableau) {
        var tableau = solved
        let group = tableau.group
        for row in 0..<tableau.rowCount where tableau.rowSides[row] == 0 {
            tableau.rowSides[row] = tableau.rowValues[row] < -Tolerance.distance ? -1 : 1
        }
        self.init(tableau, group)
    }

    private init(_ tableau: Tableau, _ group: ConstraintGroup) {
        self.tableau = tableau
        firstValues = tableau.rowValues
        constraintPlaces = Array(tableau.places[tableau.columnCount...])
        variablePlaces = Array(tableau.places[..<tableau.columnCount])
        variables = group.variables
        let (width, rows) = (tableau.columnCount, tableau.rowCount)
        var costs = [Double](repeating: 0, count: group.levels.count * width)
        var columns = [Double](repeating: 0, count: rows * width)
        var sumRows: [Int] = []
        for row in 0..<rows {
            let quantity = tableau.rowQuantities[row]
            for column in 0..<width { columns[column * rows + row] = tableau[row, column] }
            guard !tableau.isVariable(quantity) else { continue }
            let level = group.levelOfConstraint[quantity - width]
            let side = tableau.rowSides[row]
            if level < 0 {
                if group.upCost(of: quantity) > 0 { sumRows.append(row) }
                continue
            }
            let factor = side > 0 ? group.upCost(of: quantity) : -1
            guard factor != 0 else { continue }
            for column in 0..<width { costs[level * width + column] += factor * tableau[row, column] }
        }
        self.columns = columns
        self.sumRows = sumRows
        levelCosts = costs
        sides = tableau.rowSides
        hasChoice = Self.hasChoice(tableau, costs)
    }

    /// Number of coefficients, for limits of memory.
    var entryCount: Int { columns.count }

    // MARK: Values

    /// Computes the values of the rows for changed constants.
    ///
    /// - Returns: the row whose quantity is farthest beyond 0, or `nil` if all values are allowed.
    func writeValues(for shifts: [ConstantShift], to values: inout [Double]) -> Int? {
        let rows = firstValues.count
        return values.withUnsafeMutableBufferPointer { values in
            firstValues.withUnsafeBufferPointer { first in
                for row in 0..<rows { values[row] = first[row] }
            }
            columns.withUnsafeBufferPointer { columns in
                for shift in shifts {
                    let place = constraintPlaces[shift.constraint]
                    let amount = shift.amount
                    if place >= 0 {
                        values[place] -= amount
                    } else {
                        let start = (-1 - place) * rows
                        for row in 0..<rows { values[row] += amount * columns[start + row] }
                    }
                }
            }
            return sides.withUnsafeBufferPointer { sides in
                var found: Int?
                var least = -Tolerance.distance
                for row in 0..<rows {
                    let value = sides[row] * values[row]
                    if value < least {
                        least = value
                        found = row
                    }
                }
                return found
            }
        }
    }

    /// Writes rounded values of rows to the values of the system.
    func writeVariables(from rowValues: [Double], to values: inout [Double]) {
        for (place, variable) in zip(variablePlaces, variables) {
            values[variable] = place < 0 ? 0 : rowValues[place].roundedToGrid
        }
    }

    /// Whether values of required equations contradict other required equations.
    func contradicts(_ values: [Double]) -> Bool {
        sumRows.contains { abs(values[$0]) > Tolerance.distance }
    }

    // MARK: Dual simplex

    /// Change that keeps all costs positive when the quantity of a row becomes nonbasic.
    private enum Exchange {
        /// Quantity of a column enters the basis; `rate` is the row's change for a unit of the column.
        case column(Int, direction: Double, rate: Double)
        /// The other part of the row's quantity enters the basis.
        case otherSide(row: Int)
    }

    /// Returns the basis that follows if the quantity of a row crosses 0, or `nil` if no basis follows.
    func successor(ofRow row: Int) throws(LayoutError) -> KeptBasis? {
        let group = tableau.group
        let quantity = tableau.rowQuantities[row]
        var best: Exchange?
        if tableau.isVariable(quantity) || level(of: quantity) >= 0 { best = .otherSide(row: row) }
        for column in 0..<tableau.columnCount {
            let rate = sides[row] * tableau[row, column]
            guard abs(rate) > Tolerance.coefficient else { continue }
            let direction: Double = rate > 0 ? 1 : -1
            let entering = tableau.columnQuantities[column]
            if !tableau.isVariable(entering), level(of: entering) < 0,
                direction < 0 || group.upCost(of: entering) > 0
            {
                continue
            }
            let exchange = Exchange.column(column, direction: direction, rate: abs(rate))
            if let current = best, !isCheaper(exchange, current) { continue }
            best = exchange
        }
        var next = tableau
        switch best {
        case nil: return nil
        case .otherSide: next.rowSides[row] = -sides[row]
        case .column(let column, let direction, _):
            try next.pivot(row: row, column: column, side: direction)
        }
        return KeptBasis(next, group)
    }

    /// Whether an exchange costs less than another at the first level with a difference.
    private func isCheaper(_ first: Exchange, _ second: Exchange) -> Bool {
        let group = tableau.group
        for level in group.levels.indices {
            let difference = cost(of: first, level: level) - cost(of: second, level: level)
            if abs(difference) > Tolerance.coefficient { return difference < 0 }
        }
        for variable in group.lastLevels {
            let difference = cost(of: first, variable: variable) - cost(of: second, variable: variable)
            if abs(difference) > Tolerance.coefficient { return difference < 0 }
        }
        return false
    }

    private func level(of quantity: Int) -> Int {
        tableau.group.levelOfConstraint[quantity - tableau.columnCount]
    }

    /// Cost of an exchange at a level of constraints, for each point of the row's quantity.
    private func cost(of exchange: Exchange, level: Int) -> Double {
        switch exchange {
        case .otherSide(let row):
            let quantity = tableau.rowQuantities[row]
            guard !tableau.isVariable(quantity), self.level(of: quantity) == level else { return 0 }
            return 1 + tableau.group.upCost(of: quantity)
        case .column(let column, let direction, let rate):
            return Self.cost(tableau, levelCosts, column, direction, level: level) / rate
        }
    }

    /// Cost of an exchange at a variable's last level.
    private func cost(of exchange: Exchange, variable: Int) -> Double {
        switch exchange {
        case .otherSide(let row):
            return tableau.rowQuantities[row] == variable ? 2 : 0
        case .column(let column, let direction, let rate):
            let place = tableau.places[variable]
            if place < 0 { return column == -1 - place ? 1 / rate : 0 }
            return direction * sides[place] * tableau[place, column] / rate
        }
    }

    /// Cost at a level of a column's quantity that leaves 0.
    private static func cost(
        _ tableau: Tableau, _ levelCosts: [Double], _ column: Int, _ direction: Double, level: Int
    ) -> Double {
        let group = tableau.group
        let quantity = tableau.columnQuantities[column]
        let cost = direction * levelCosts[level * tableau.columnCount + column]
        guard !tableau.isVariable(quantity),
            group.levelOfConstraint[quantity - tableau.columnCount] == level
        else { return cost }
        return cost + (direction > 0 ? group.upCost(of: quantity) : 1)
    }

    /// Whether a column's quantity can leave 0 without costs at any level of constraints.
    private static func hasChoice(_ tableau: Tableau, _ levelCosts: [Double]) -> Bool {
        let group = tableau.group
        for column in 0..<tableau.columnCount {
            let quantity = tableau.columnQuantities[column]
            for direction in [1.0, -1] {
                if !tableau.isVariable(quantity),
                    group.levelOfConstraint[quantity - tableau.columnCount] < 0,
                    direction < 0 || group.upCost(of: quantity) > 0
                {
                    continue
                }
                let isFree = group.levels.indices.allSatisfy {
                    cost(tableau, levelCosts, column, direction, level: $0) <= Tolerance.coefficient
                }
                if isFree { return true }
            }
        }
        return false
    }
}

extension Tableau {
    /// Step of the simplex algorithm: a column's quantity leaves 0 until a row's quantity reaches 0.
    struct Step {
        var column: Int
        /// 1 if the column's quantity increases, -1 if it decreases.
        var direction: Double
        /// Row of the first quantity that reaches 0, or `nil` if the step has no end.
        var row: Int?
        var length: Double
    }

    /// Number of steps without movement after which Bland's rule chooses columns and rows.
    ///
    /// Bland's rule always ends, but mostly later.
    private static let patience = 12

    /// Minimizes the sum of the violations of a level, and bars the columns that would increase the sum.
    ///
    /// - Parameter quantities: quantities of the level, with rows or columns. A variable counts as an equation
    ///   with 0.
    mutating func minimize(_ quantities: [Int]) throws(LayoutError) {
        let objective = Objective(quantities, group: group)
        var reduced = [Double](repeating: 0, count: columnCount)
        var idleSteps = 0
        while true {
            writeReducedCosts(of: objective, to: &reduced)
            let useBland = idleSteps > Self.patience
            guard let (column, direction) = entering(reduced, objective, useBland: useBland) else {
                break
            }
            let step =
                useBland
                ? step(column: column, direction: direction, useBland: true)
                : longStep(column: column, direction: direction, reduced[column], objective)
            idleSteps = step.length > 0 ? 0 : idleSteps + 1
            guard let row = step.row else {
                // Only a rounding error: sums of violations are at least 0.
                barred[column].insert(direction > 0 ? .up : .down)
                continue
            }
            try pivot(step, row: row, isPriced: objective.contains(rowQuantities[row]))
        }
        for column in 0..<columnCount {
            let (up, down) = objective.costs(of: columnQuantities[column])
            if up + reduced[column] > Tolerance.coefficient { barred[column].insert(.up) }
            if down - reduced[column] > Tolerance.coefficient { barred[column].insert(.down) }
        }
    }

    /// Pivots at the end of a step.
    ///
    /// A quantity of a finished level that leaves the basis keeps its side.
    mutating func pivot(_ step: Step, row: Int, isPriced: Bool) throws(LayoutError) {
        let side = rowSides[row]
        let entersVariable = isVariable(columnQuantities[step.column])
        try pivot(row: row, column: step.column, side: entersVariable ? 0 : step.direction)
        if !isPriced { barred[step.column] = side > 0 ? .down : .up }
    }

    /// Returns the column and direction with the most negative reduced cost, or with the least index of those
    /// with negative reduced costs.
    func entering(
        _ reduced: [Double], _ objective: Objective, useBland: Bool
    ) -> (column: Int, direction: Double)? {
        var best: (column: Int, direction: Double)?
        var bestCost = -Tolerance.coefficient
        var bestQuantity = Int.max
        for column in 0..<columnCount where barred[column] != .both {
            let quantity = columnQuantities[column]
            let (upCost, downCost) = objective.costs(of: quantity)
            let up = barred[column].contains(.up) ? 0 : upCost + reduced[column]
            let down = barred[column].contains(.down) ? 0 : downCost - reduced[column]
            let cost = min(up, down)
            guard cost < -Tolerance.coefficient else { continue }
            if useBland
                ? quantity < bestQuantity
                : cost < bestCost || (cost == bestCost && quantity < bestQuantity)
            {
                best = (column, up <= down ? 1 : -1)
                bestCost = cost
                bestQuantity = quantity
            }
        }
        return best
    }

    /// Returns the longest step that decreases the sum of the violations all the way.
    ///
    /// A quantity of the level that reaches 0 on the way changes its side. A single pivot therefore replaces a pivot
    /// for each such quantity.
    private mutating func longStep(
        column: Int, direction: Double, _ reduced: Double, _ objective: Objective
    ) -> Step {
        let first = step(column: column, direction: direction, useBland: false)
        guard let row = first.row, objective.contains(rowQuantities[row]) else { return first }
        let (up, down) = objective.costs(of: columnQuantities[column])
        var slope = direction > 0 ? up + reduced : down - reduced
        var passed: [Int] = []
        for stop in stops(column: column, direction: direction) {
            let (up, down) = objective.costs(of: rowQuantities[stop.row])
            slope += (up + down) * stop.rate
            guard slope < -Tolerance.coefficient, down > 0 else {
                for row in passed { rowSides[row] = -rowSides[row] }
                return Step(
                    column: column, direction: direction, row: stop.row, length: stop.length)
            }
            passed.append(stop.row)
        }
        // Only a rounding error: sums of violations are at least 0.
        return first
    }

    /// Returns the rows whose quantities reach 0 if a column's quantity moves, from the nearest row.
    private func stops(
        column: Int, direction: Double
    ) -> [(row: Int, length: Double, rate: Double)] {
        var stops: [(row: Int, length: Double, rate: Double)] = []
        for row in 0..<rowCount where rowSides[row] != 0 {
            let rate = -rowSides[row] * direction * self[row, column]
            guard rate > Tolerance.coefficient else { continue }
            let distance = rowSides[row] * rowValues[row]
            stops.append((row, distance > Tolerance.distance ? distance / rate : 0, rate))
        }
        return stops.sorted { first, second in
            if first.length != second.length { return first.length < second.length }
            if first.rate != second.rate { return first.rate > second.rate }
            return rowQuantities[first.row] < rowQuantities[second.row]
        }
    }

    /// Returns the step that a column's quantity can make in a direction.
    func step(column: Int, direction: Double, useBland: Bool) -> Step {
        var step = Step(column: column, direction: direction, row: nil, length: .infinity)
        var bestRate = 0.0
        for row in 0..<rowCount where rowSides[row] != 0 {
            let rate = -rowSides[row] * direction * self[row, column]
            guard rate > Tolerance.coefficient else { continue }
            let distance = rowSides[row] * rowValues[row]
            let length = distance > Tolerance.distance ? distance / rate : 0
            if length > step.length { continue }
            if length == step.length, let best = step.row {
                let isFirst = rowQuantities[row] < rowQuantities[best]
                guard useBland || rate == bestRate ? isFirst : rate > bestRate else { continue }
            }
            step.row = row
            step.length = length
            bestRate = rate
        }
        return step
    }
}

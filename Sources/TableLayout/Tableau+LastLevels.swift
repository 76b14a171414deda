extension Tableau {
    /// Returns the variables that can move without a loss at any level, with indices of the system.
    func ambiguousVariables() throws(LayoutError) -> [Int] {
        var isAmbiguous = [Bool](repeating: false, count: columnCount)
        var hasChoice = false
        var copy = self
        copy.barBlockedDirections()
        for column in 0..<columnCount {
            for direction in copy.openDirections(ofColumn: column) {
                hasChoice = true
                let step = step(column: column, direction: direction, useBland: false)
                if step.length > Tolerance.distance { mark(&isAmbiguous, movingWith: column) }
            }
        }
        guard hasChoice else { return [] }
        // At a corner where more constraints meet than needed, single columns may be blocked although a variable
        // can move. The searches stay at the corner, so that each search can start at the basis of the last search.
        for variable in 0..<columnCount where !isAmbiguous[variable] {
            for direction in [1.0, -1] where !isAmbiguous[variable] {
                try copy.search(variable, direction: direction, marking: &isAmbiguous)
            }
        }
        return (0..<columnCount).filter { isAmbiguous[$0] }.map { group.variables[$0] }
    }

    /// Moves each variable, in the order of the last levels, as close to 0 as the levels above allow.
    mutating func minimizeLastLevels() throws(LayoutError) {
        for variable in group.lastLevels {
            let row = places[variable]
            if row < 0 {
                barred[-1 - row] = .both
            } else if hasOpenColumn(row: row) {
                rowSides[row] = rowValues[row] < 0 ? -1 : 1
                try minimize([variable])
            }
        }
    }

    /// Bars the directions that quantities at 0 block: no other open direction keeps such a quantity on its side.
    ///
    /// A content that resists compression and stretching has such quantities.
    private mutating func barBlockedDirections() {
        let rows = (0..<rowCount).filter {
            rowSides[$0] != 0 && abs(rowValues[$0]) <= Tolerance.distance
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for row in rows where barDirections(blockedByRow: row) { isChanged = true }
        }
    }

    /// Bars the open directions of the columns in a row if all move the row's quantity beyond 0.
    ///
    /// - Returns: whether a direction was barred.
    private mutating func barDirections(blockedByRow row: Int) -> Bool {
        var blocked: [Int] = []
        for column in 0..<columnCount where barred[column] != .both {
            let rate = rowSides[row] * self[row, column]
            guard abs(rate) > Tolerance.coefficient else { continue }
            guard barred[column].contains(rate > 0 ? .up : .down) else { return false }
            blocked.append(column)
        }
        for column in blocked { barred[column] = .both }
        return !blocked.isEmpty
    }

    /// Pivots until a step of some length moves a variable, and marks the variables that the step moves.
    private mutating func search(
        _ variable: Int, direction: Double, marking isAmbiguous: inout [Bool]
    ) throws(LayoutError) {
        let none = Objective([], group: group)
        var reduced = [Double](repeating: 0, count: columnCount)
        while true {
            let place = places[variable]
            for column in 0..<columnCount {
                let rate = place < 0 ? (column == -1 - place ? 1 : 0) : self[place, column]
                reduced[column] = -direction * rate
            }
            guard let (column, direction) = entering(reduced, none, useBland: true) else { return }
            let step = step(column: column, direction: direction, useBland: true)
            guard let row = step.row, step.length <= Tolerance.distance else {
                return mark(&isAmbiguous, movingWith: column)
            }
            try pivot(step, row: row, isPriced: false)
        }
    }

    /// Marks the variables that depend on the quantity of a column.
    private func mark(_ isMarked: inout [Bool], movingWith column: Int) {
        if isVariable(columnQuantities[column]) { isMarked[columnQuantities[column]] = true }
        for row in 0..<rowCount where isVariable(rowQuantities[row]) {
            let isMoving = abs(self[row, column]) > Tolerance.coefficient
            if isMoving { isMarked[rowQuantities[row]] = true }
        }
    }

    private func openDirections(ofColumn column: Int) -> [Double] {
        barred[column] == .both
            ? [] : barred[column] == .up ? [-1] : barred[column] == .down ? [1] : [1, -1]
    }

    private func hasOpenColumn(row: Int) -> Bool {
        for column in 0..<columnCount where barred[column] != .both {
            if abs(self[row, column]) > Tolerance.coefficient { return true }
        }
        return false
    }
}

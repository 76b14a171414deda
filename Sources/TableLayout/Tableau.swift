/// Basic solution of a connected group: linear expressions of basic quantities in nonbasic quantities.
///
/// Quantities are the variables, with the indices from 0, and after them the residuals of the constraints.
/// A nonbasic quantity has a column and the value 0. A basic quantity has a row:
/// `quantity = rowValue + Σ entry · nonbasic quantity`.
///
/// A residual has two parts, which are at least 0: its part above 0 and its part below 0. Only a part can be in
/// the basis, so a single row stands for both. `rowSides` tells the part.
struct Tableau: Sendable {
    let group: ConstraintGroup
    /// Number of columns, which is the number of variables.
    let columnCount: Int
    /// Coefficients, row by row.
    private(set) var entries: [Double] = []
    /// Quantity of each row, and its value.
    private(set) var rowQuantities: [Int] = []
    private(set) var rowValues: [Double] = []
    /// Part of each row's quantity in the basis: 1 above 0, -1 below 0, 0 for a quantity without bounds.
    var rowSides: [Double] = []
    /// Quantity of each column.
    private(set) var columnQuantities: [Int]
    /// Directions in which a column's quantity cannot leave 0 without a loss at a finished level.
    var barred: [Directions]
    /// Row of each basic quantity, `-1 - column` of each nonbasic quantity, or ``absent``.
    private(set) var places: [Int]
    /// Number of pivots so far, and the largest number.
    private(set) var pivots = 0
    private let pivotLimit: Int
    /// Columns of the pivot row that are not 0.
    private var pivotColumns: [Int] = []

    /// Place of a quantity without row and column.
    static let absent = Int.max

    /// Set of the two directions from 0.
    struct Directions: OptionSet, Sendable {
        let rawValue: UInt8
        static let up = Directions(rawValue: 1)
        static let down = Directions(rawValue: 2)
        static let both: Directions = [.up, .down]
    }

    /// Creates a tableau whose variables are nonbasic and which has no constraints.
    init(_ group: ConstraintGroup, pivotLimit: Int?) throws(LayoutError) {
        let (variables, constraints) = (group.variableCount, group.constraintCount)
        let (entries, overflow) = variables.multipliedReportingOverflow(by: variables + constraints)
        guard !overflow, entries <= LayoutLimits.entries else {
            throw .groupTooLarge(variables: variables, constraints: constraints)
        }
        self.group = group
        columnCount = variables
        columnQuantities = Array(0..<variables)
        barred = [Directions](repeating: [], count: variables)
        places =
            (0..<variables).map { -1 - $0 }
            + [Int](repeating: Self.absent, count: constraints)
        let largest = LayoutLimits.pivots(variables: variables, constraints: constraints)
        self.pivotLimit = min(pivotLimit ?? largest, largest)
    }

    var rowCount: Int { rowQuantities.count }

    subscript(row: Int, column: Int) -> Double { entries[row * columnCount + column] }

    /// Whether a quantity is a variable.
    func isVariable(_ quantity: Int) -> Bool { quantity < columnCount }

    /// Value of a quantity that has a row or column.
    func value(of quantity: Int) -> Double {
        let place = places[quantity]
        return place < 0 ? 0 : rowValues[place]
    }

    /// Writes the rounded values of the variables to the values of the system.
    func writeValues(to values: inout [Double]) {
        for (local, variable) in group.variables.enumerated() {
            values[variable] = value(of: local).roundedToGrid
        }
    }

    // MARK: Rows

    /// Adds the row of a constraint and returns the row's index.
    @discardableResult
    mutating func addRow(ofConstraint constraint: Int, constant: Double) -> Int {
        let row = rowCount
        let start = row * columnCount
        entries.append(contentsOf: repeatElement(0, count: columnCount))
        var value = -group.signs[constraint] * constant
        for term in group.termStarts[constraint]..<group.termStarts[constraint + 1] {
            let coefficient = group.termCoefficients[term]
            let place = places[group.termVariables[term]]
            if place < 0 {
                entries[start - 1 - place] += coefficient
            } else {
                value += coefficient * rowValues[place]
                let source = place * columnCount
                for column in 0..<columnCount {
                    entries[start + column] += coefficient * entries[source + column]
                }
            }
        }
        for index in start..<start + columnCount
        where abs(entries[index]) < Tolerance.cancellation {
            entries[index] = 0
        }
        let quantity = columnCount + constraint
        rowQuantities.append(quantity)
        rowValues.append(value)
        rowSides.append(value < 0 ? -1 : 1)
        places[quantity] = row
        return row
    }

    /// Removes a row.
    ///
    /// The last row takes its place.
    mutating func removeRow(_ row: Int) {
        let last = rowCount - 1
        places[rowQuantities[row]] = Self.absent
        if row != last {
            places[rowQuantities[last]] = row
            for column in 0..<columnCount {
                entries[row * columnCount + column] = entries[last * columnCount + column]
            }
        }
        rowQuantities.swapAt(row, last)
        rowValues.swapAt(row, last)
        rowSides.swapAt(row, last)
        rowQuantities.removeLast()
        rowValues.removeLast()
        rowSides.removeLast()
        entries.removeLast(columnCount)
    }

    /// Sets the value of a row to 0.
    ///
    /// The constant of the constraint changes by less than a tolerance.
    mutating func clearValue(ofRow row: Int) { rowValues[row] = 0 }

    /// Removes the coefficients, which ``restoreEntries(_:)`` puts back.
    mutating func removeEntries() { entries = [] }

    /// Sets the coefficients of a tableau whose coefficients were removed.
    mutating func restoreEntries(_ columns: SparseColumns) {
        entries = [Double](repeating: 0, count: rowCount * columnCount)
        for column in 0..<columnCount {
            for index in columns.starts[column]..<columns.starts[column + 1] {
                entries[columns.rows[index] * columnCount + column] = columns.coefficients[index]
            }
        }
    }

    // MARK: Pivots

    /// Exchanges the quantities of a row and a column.
    ///
    /// The quantity of the row becomes 0.
    ///
    /// - Parameter side: part of the column's quantity that enters the basis.
    mutating func pivot(row: Int, column: Int, side: Double) throws(LayoutError) {
        guard pivots < pivotLimit else { throw .pivotLimitExceeded(pivotLimit) }
        pivots += 1
        let inverse = 1 / entries[row * columnCount + column]
        let newValue = -rowValues[row] * inverse
        let (width, rows) = (columnCount, rowCount)
        pivotColumns.removeAll(keepingCapacity: true)
        entries.withUnsafeMutableBufferPointer { entries in
            let pivotRow = row * width
            entries[pivotRow + column] = 0
            for other in 0..<width where entries[pivotRow + other] != 0 {
                entries[pivotRow + other] *= -inverse
                pivotColumns.append(other)
            }
            for other in 0..<rows {
                let start = other * width
                let factor = entries[start + column]
                guard factor != 0 else { continue }
                for index in pivotColumns {
                    let sum = entries[start + index] + factor * entries[pivotRow + index]
                    entries[start + index] = abs(sum) < Tolerance.cancellation ? 0 : sum
                }
                entries[start + column] = factor * inverse
                rowValues[other] += factor * newValue
            }
            entries[pivotRow + column] = inverse
        }
        rowValues[row] = newValue
        rowSides[row] = side
        let entering = columnQuantities[column]
        let leaving = rowQuantities[row]
        columnQuantities[column] = leaving
        rowQuantities[row] = entering
        places[leaving] = -1 - column
        places[entering] = row
        barred[column] = []
    }
}

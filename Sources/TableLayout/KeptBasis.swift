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
final class KeptBasis: Sendable {
    /// Basic solution for the first constants of the group, without coefficients.
    private let frame: Tableau
    private let columns: SparseColumns
    /// Parts of ``frame`` that every solution needs.
    private let firstValues: [Double]
    private let sides: [Double]
    private let constraintPlaces: [Int]
    private let variablePlaces: [Int]
    /// Indices of the variables in the system.
    private let variables: [Int]
    /// Rows of required equations that are sums of other required equations.
    private let sumRows: [Int]
    /// Whether some variables may be ambiguous.
    let hasChoice: Bool
    /// Whether the basis differs from its predecessor only in the side of a row, so that values are equal.
    let hasValuesOfPredecessor: Bool

    /// Prepares the optimal basic solution of a group.
    convenience init(_ solved: Tableau) {
        var tableau = solved
        for row in 0..<tableau.rowCount where tableau.rowSides[row] == 0 {
            tableau.rowSides[row] = tableau.rowValues[row] < -Tolerance.distance ? -1 : 1
        }
        self.init(DualSimplex(tableau), SparseColumns(tableau), hasValuesOfPredecessor: false)
    }

    /// Prepares a basis.
    ///
    /// - Parameter columns: coefficients of the tableau.
    private init(
        _ simplex: DualSimplex, _ columns: SparseColumns, hasValuesOfPredecessor: Bool
    ) {
        self.hasValuesOfPredecessor = hasValuesOfPredecessor
        var tableau = simplex.tableau
        let group = tableau.group
        let width = tableau.columnCount
        hasChoice = simplex.hasChoice
        self.columns = columns
        firstValues = tableau.rowValues
        sides = tableau.rowSides
        constraintPlaces = Array(tableau.places[width...])
        variablePlaces = Array(tableau.places[..<width])
        variables = group.variables
        sumRows = tableau.rowQuantities.indices.filter { row in
            let quantity = tableau.rowQuantities[row]
            return !tableau.isVariable(quantity) && group.isEquation[quantity - width]
                && group.levelOfConstraint[quantity - width] < 0
        }
        tableau.removeEntries()
        frame = tableau
    }

    /// Number of coefficients, for limits of memory.
    var entryCount: Int { columns.count }

    /// Returns the basis that follows if the quantity of a row crosses 0, or `nil` if no basis follows.
    func successor(ofRow row: Int) throws(LayoutError) -> KeptBasis? {
        var simplex = DualSimplex(frame, columns)
        switch try simplex.exchange(row: row) {
        case .infeasible: return nil
        case .otherSide: return KeptBasis(simplex, columns, hasValuesOfPredecessor: true)
        case .pivoted:
            let columns = SparseColumns(simplex.tableau)
            return KeptBasis(simplex, columns, hasValuesOfPredecessor: false)
        }
    }

    // MARK: Values

    /// Computes the values of the rows for changed constants.
    func writeValues(for shifts: [ConstantShift], to values: inout [Double]) {
        values.withUnsafeMutableBufferPointer { values in
            firstValues.withUnsafeBufferPointer { first in
                for row in first.indices { values[row] = first[row] }
            }
            for shift in shifts {
                let place = constraintPlaces[shift.constraint]
                if place == Tableau.absent {
                    // Broken constraints have no quantity.
                    continue
                } else if place >= 0 {
                    values[place] -= shift.amount
                } else {
                    columns.add(shift.amount, timesColumn: -1 - place, to: values)
                }
            }
        }
    }

    /// Returns the last of the first rows whose quantity is beyond 0, or `nil` if the values are allowed.
    ///
    /// Quantities of the last rows belong to the lowest priorities. Mostly these quantities only change their side,
    /// without a pivot.
    func lastCrossing(in values: [Double], before end: Int) -> Int? {
        values.withUnsafeBufferPointer { values in
            sides.withUnsafeBufferPointer { sides in
                var row = end - 1
                while row >= 0, sides[row] * values[row] >= -Tolerance.distance { row -= 1 }
                return row >= 0 ? row : nil
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
}

/// Coefficients of a tableau that are not 0, column by column.
struct SparseColumns: Sendable {
    /// Index of each column's first coefficient, and the number of coefficients.
    let starts: [Int]
    let rows: [Int]
    let coefficients: [Double]

    /// Copies the coefficients of a tableau.
    init(_ tableau: Tableau) {
        let width = tableau.columnCount
        var starts = [Int](repeating: 0, count: width + 1)
        var rows: [Int] = []
        var coefficients: [Double] = []
        tableau.entries.withUnsafeBufferPointer { entries in
            for row in 0..<tableau.rowCount {
                for column in 0..<width where entries[row * width + column] != 0 {
                    starts[column + 1] += 1
                }
            }
            for column in 0..<width { starts[column + 1] += starts[column] }
            rows = [Int](repeating: 0, count: starts[width])
            coefficients = [Double](repeating: 0, count: starts[width])
            var next = starts
            for row in 0..<tableau.rowCount {
                for column in 0..<width where entries[row * width + column] != 0 {
                    rows[next[column]] = row
                    coefficients[next[column]] = entries[row * width + column]
                    next[column] += 1
                }
            }
        }
        self.starts = starts
        self.rows = rows
        self.coefficients = coefficients
    }

    /// Number of coefficients.
    var count: Int { coefficients.count }

    /// Adds a multiple of a column to the values of the rows.
    func add(
        _ amount: Double, timesColumn column: Int, to values: UnsafeMutableBufferPointer<Double>
    ) {
        rows.withUnsafeBufferPointer { rows in
            coefficients.withUnsafeBufferPointer { coefficients in
                for index in starts[column]..<starts[column + 1] {
                    values[rows[index]] += amount * coefficients[index]
                }
            }
        }
    }
}

/// Connected group whose bases are kept for changed constants.
///
/// The search for values always starts at the basis of the first constants. Values therefore depend on the
/// first and the current constants, and on no constants between them.
struct KeptGroup: Sendable {
    let group: ConstraintGroup
    /// Constants of the first basis, and current constants.
    private let firstConstants: [Double]
    private(set) var constants: [Double]
    /// Constraints whose constants have ever changed, ascending, so that sums have a fixed order.
    private var changedConstraints: [Int] = []
    private var isChanged: [Bool]
    /// Broken constraints for the current constants, with indices of the system.
    private(set) var broken: [LayoutSolution.BrokenConstraint]
    /// Whether some variables may be ambiguous for the current constants.
    private(set) var hasChoice: Bool
    /// Contradictions for the first constants.
    private let firstBroken: [Contradiction]
    /// Whether `broken` may differ from the contradictions for the first constants.
    private var isSolvedAnew = false
    /// Kept bases; the first is the basis of the first constants.
    private var bases: [KeptBasis]
    /// Indices of the bases that follow each basis if the quantities of rows cross 0; `nil` if no basis follows
    /// because the required constraints cannot hold.
    private var successors: [[(row: Int, basis: Int?)]] = [[]]
    /// Number of coefficients in the kept bases.
    private var entryCount: Int
    private let pivotLimit: Int?
    private var shifts: [ConstantShift] = []
    private var rowValues: [Double]

    /// Largest number of bases between the first and the last basis of a search.
    ///
    /// A longer search solves the group anew.
    private static let longestPath = 64

    /// Solves a group and writes the values of its variables.
    init(
        _ group: ConstraintGroup, constants: [Double], pivotLimit: Int?,
        values: inout [Double]
    ) throws(LayoutError) {
        let solved = try GroupSolution(group, constants: constants, pivotLimit: pivotLimit)
        self.group = group
        self.constants = constants
        isChanged = [Bool](repeating: false, count: constants.count)
        self.pivotLimit = pivotLimit
        firstConstants = constants
        firstBroken = solved.broken
        broken = solved.broken.map(\.report)
        hasChoice = !solved.ambiguousVariables.isEmpty
        rowValues = [Double](repeating: 0, count: solved.tableau.rowCount)
        solved.tableau.writeValues(to: &values)
        bases = [KeptBasis(solved.tableau)]
        entryCount = bases[0].entryCount
    }

    /// Changes the constant of a constraint.
    mutating func setConstant(_ constant: Double, ofConstraint index: Int) {
        constants[index] = constant
        guard !isChanged[index] else { return }
        isChanged[index] = true
        let place = changedConstraints.firstIndex { $0 > index } ?? changedConstraints.count
        changedConstraints.insert(index, at: place)
    }

    /// Solves the group for the current constants and writes the values of its variables.
    mutating func solve(values: inout [Double]) throws(LayoutError) {
        shifts.removeAll(keepingCapacity: true)
        for index in changedConstraints where constants[index] != firstConstants[index] {
            guard abs(constants[index]) <= LayoutLimits.constant else {
                throw .numberOutOfRange(constraint: group.constraints[index])
            }
            let difference = constants[index] - firstConstants[index]
            shifts.append(
                ConstantShift(constraint: index, amount: group.signs[index] * difference))
        }
        if try !solveShifted(values: &values) { try solveAnew(values: &values) }
    }

    /// Solves the group with the kept bases.
    ///
    /// - Returns: `false` if the broken constraints may have changed or the search is too long.
    private mutating func solveShifted(values: inout [Double]) throws(LayoutError) -> Bool {
        guard firstBroken.allSatisfy({ $0.remainsBroken(after: shifts) }) else { return false }
        var basis = bases[0]
        var index: Int? = 0
        var uncheckedRows = 0
        for _ in 0..<Self.longestPath {
            if !basis.hasValuesOfPredecessor {
                basis.writeValues(for: shifts, to: &rowValues)
                if basis.contradicts(rowValues) { return false }
                uncheckedRows = rowValues.count
            }
            guard let row = basis.lastCrossing(in: rowValues, before: uncheckedRows) else {
                finish(with: basis, values: &values)
                return true
            }
            // If only the side of the row changes, the rows after it are still allowed.
            uncheckedRows = row
            guard let next = try successor(of: basis, at: index, row: row) else { return false }
            (basis, index) = next
        }
        return false
    }

    /// Returns the basis after a basis, and keeps it if there is room.
    ///
    /// - Parameter index: index of the basis, or `nil` if the basis is not kept.
    /// - Returns: the basis and its index, or `nil` if no basis follows.
    private mutating func successor(
        of basis: KeptBasis, at index: Int?, row: Int
    ) throws(LayoutError) -> (KeptBasis, Int?)? {
        guard let index else { return try basis.successor(ofRow: row).map { ($0, nil) } }
        for (known, next) in successors[index] where known == row {
            return next.map { (bases[$0], $0) }
        }
        guard let next = try basis.successor(ofRow: row) else {
            successors[index].append((row, nil))
            return nil
        }
        guard bases.count < LayoutLimits.keptBases,
            entryCount + next.entryCount <= LayoutLimits.keptEntries
        else { return (next, nil) }
        successors[index].append((row, bases.count))
        bases.append(next)
        successors.append([])
        entryCount += next.entryCount
        return (next, bases.count - 1)
    }

    /// Stores the solution of a basis.
    private mutating func finish(with basis: KeptBasis, values: inout [Double]) {
        basis.writeVariables(from: rowValues, to: &values)
        hasChoice = basis.hasChoice
        guard isSolvedAnew else { return }
        broken = firstBroken.map(\.report)
        isSolvedAnew = false
    }

    private mutating func solveAnew(values: inout [Double]) throws(LayoutError) {
        let solved = try GroupSolution(group, constants: constants, pivotLimit: pivotLimit)
        solved.tableau.writeValues(to: &values)
        broken = solved.broken.map(\.report)
        isSolvedAnew = true
        hasChoice = !solved.ambiguousVariables.isEmpty
    }

    /// Returns the ambiguous variables for the current constants, with indices of the system.
    func ambiguousVariables() throws(LayoutError) -> [Int] {
        guard hasChoice else { return [] }
        return try GroupSolution(group, constants: constants, pivotLimit: pivotLimit)
            .ambiguousVariables
    }
}

import TableLayout
import TestSupport
import Testing

@Suite struct LayoutSystemTests {
    typealias Term = LinearConstraint.Term

    /// Returns a system whose variables are sizes.
    private func system(sizes: Int, _ constraints: [LinearConstraint]) -> LayoutSystem {
        var system = LayoutSystem()
        for _ in 0..<sizes { system.addVariable(.size) }
        for constraint in constraints { system.addConstraint(constraint) }
        return system
    }

    private func equal(
        _ variable: Int, _ constant: Double, priority: Float = 1000
    ) -> LinearConstraint {
        LinearConstraint([Term(1, variable: variable)], .equal, constant, priority: priority)
    }

    // MARK: Levels

    @Test("A hundred constraints do not outweigh a constraint of a higher priority")
    func prioritiesAreLevels() throws {
        var constraints = [equal(0, 40, priority: 251)]
        for _ in 0..<100 { constraints.append(equal(0, 90, priority: 250)) }
        #expect(try system(sizes: 1, constraints).solve().values == [40])
    }

    @Test("A fractional priority is a separate level")
    func fractionalPriorities() throws {
        let constraints = [equal(0, 1, priority: 999.5), equal(0, 2, priority: 999.75)]
        #expect(try system(sizes: 1, constraints).solve().values == [2])
    }

    @Test("A broken optional constraint is as close to its constant as possible")
    func optionalConstraintsAreApproached() throws {
        let constraints = [
            LinearConstraint([Term(1, variable: 0)], .lessThanOrEqual, 80),
            LinearConstraint([Term(1, variable: 0)], .greaterThanOrEqual, 100, priority: 750),
        ]
        let solution = try system(sizes: 1, constraints).solve()
        #expect(solution == LayoutSolution(values: [80]))
    }

    @Test("A label is truncated before its neighbour if its compression resistance is lower")
    func compressionResistance() throws {
        // A row of two labels, 100 and 120 points wide, in 200 points with a gap of 8.
        let constraints = [
            LinearConstraint([Term(1, variable: 0), Term(1, variable: 1)], .equal, 192),
            LinearConstraint([Term(1, variable: 0)], .greaterThanOrEqual, 100, priority: 750),
            LinearConstraint([Term(1, variable: 1)], .greaterThanOrEqual, 120, priority: 751),
            LinearConstraint([Term(1, variable: 0)], .lessThanOrEqual, 100, priority: 250),
            LinearConstraint([Term(1, variable: 1)], .lessThanOrEqual, 120, priority: 251),
        ]
        #expect(try system(sizes: 2, constraints).solve() == LayoutSolution(values: [72, 120]))
    }

    @Test("Terms of an equal variable are added")
    func repeatedVariables() throws {
        let terms = [Term(1, variable: 0), Term(2, variable: 0), Term(-0.5, variable: 0)]
        let constraint = LinearConstraint(terms, .equal, 50)
        #expect(try system(sizes: 1, [constraint]).solve().values == [20])
    }

    @Test("Values are multiples of a 2^20th point")
    func rounding() throws {
        let constraint = LinearConstraint([Term(3, variable: 0)], .equal, 100)
        let value = try system(sizes: 1, [constraint]).solve().values[0]
        #expect(value == 34_952_533.0 / 1_048_576)
    }

    @Test("The order of optional constraints does not change the values", arguments: 0..<200)
    func orderOfOptionalConstraints(seed: Int) throws {
        let original = LayoutSystem(randomSeed: UInt64(seed))
        var reordered = LayoutSystem()
        for kind in original.variables { reordered.addVariable(kind) }
        for constraint in original.constraints where constraint.isRequired {
            reordered.addConstraint(constraint)
        }
        for constraint in original.constraints.reversed() where !constraint.isRequired {
            reordered.addConstraint(constraint)
        }
        let (first, second) = (try original.solve(), try reordered.solve())
        #expect(first.values == second.values)
        #expect(first.ambiguousVariables == second.ambiguousVariables)
    }

    // MARK: Broken constraints

    @Test("The later of two contradicting required constraints is broken")
    func laterConstraintIsBroken() throws {
        let constraints = [equal(0, 7), equal(1, 100), equal(1, 50), equal(1, 60, priority: 999)]
        let solution = try system(sizes: 2, constraints).solve()
        #expect(solution.values == [7, 100])
        #expect(solution.brokenConstraints == [.init(constraint: 2, conflicts: [1])])
    }

    @Test("Only constraints of the contradiction are reported")
    func conflictsAreMinimal() throws {
        // A row height of 44 cannot hold two labels of 20 points and three gaps of 8.
        let height = LinearConstraint(
            [Term(1, variable: 0), Term(-1, variable: 1), Term(-1, variable: 2)], .equal, 24)
        let constraints = [
            equal(3, 16),
            LinearConstraint([Term(1, variable: 1)], .greaterThanOrEqual, 20),
            LinearConstraint([Term(1, variable: 2)], .greaterThanOrEqual, 20),
            LinearConstraint([Term(1, variable: 3), Term(1, variable: 0)], .lessThanOrEqual, 500),
            height,
            equal(0, 44),
        ]
        let solution = try system(sizes: 4, constraints).solve()
        #expect(solution.brokenConstraints == [.init(constraint: 5, conflicts: [1, 2, 4])])
        #expect(solution.values == [64, 20, 20, 16])
    }

    @Test("Each reported contradiction needs all of its constraints", arguments: 0..<300)
    func contradictionsOfRandomSystems(seed: Int) throws {
        let original = LayoutSystem(randomSeed: UInt64(seed))
        for broken in try original.solve().brokenConstraints {
            let members = (broken.conflicts + [broken.constraint]).map { original.constraints[$0] }
            let sizes = original.variables.count
            #expect(try system(sizes: sizes, members).solve().brokenConstraints.count == 1)
            for index in members.indices {
                var others = members
                others.remove(at: index)
                #expect(try system(sizes: sizes, others).solve().brokenConstraints.isEmpty)
            }
        }
    }

    @Test("An inequality is broken if earlier equations contradict it")
    func inequalityIsBroken() throws {
        let bound = LinearConstraint([Term(1, variable: 0)], .lessThanOrEqual, 30)
        #expect(
            try system(sizes: 1, [equal(0, 40), bound]).solve().brokenConstraints
                == [.init(constraint: 1, conflicts: [0])])
        #expect(
            try system(sizes: 1, [bound, equal(0, 40)]).solve()
                == LayoutSolution(
                    values: [0], brokenConstraints: [.init(constraint: 1, conflicts: [0])],
                    ambiguousVariables: [0]))
    }

    @Test("A required constraint without variables contradicts no other constraint")
    func constraintsWithoutVariables() throws {
        let constraints = [
            LinearConstraint([], .equal, 0), LinearConstraint([], .greaterThanOrEqual, 5),
            LinearConstraint([Term(1, variable: 0), Term(-1, variable: 0)], .equal, 3),
            equal(0, 9),
        ]
        let solution = try system(sizes: 1, constraints).solve()
        #expect(
            solution.brokenConstraints == [
                .init(constraint: 1, conflicts: []), .init(constraint: 2, conflicts: []),
            ])
        #expect(solution.values == [9])
    }

    @Test("Required constraints that differ by a rounding error hold")
    func roundingErrorsAreNoContradictions() throws {
        let constraints = [equal(0, 100.0 / 3), equal(0, 33.333333)]
        #expect(try system(sizes: 1, constraints).solve().brokenConstraints.isEmpty)
    }

    // MARK: Errors

    @Test("Invalid numbers and indices are errors")
    func invalidConstraints() {
        let number = LayoutError.numberOutOfRange(constraint: 1)
        let priority = LayoutError.priorityOutOfRange(constraint: 1)
        let cases: [(LinearConstraint, LayoutError)] = [
            (equal(2, 0), .unknownVariable(2, constraint: 1)),
            (equal(-1, 0), .unknownVariable(-1, constraint: 1)),
            (equal(0, .nan), number), (equal(0, .infinity), number), (equal(0, 1.1e8), number),
            (LinearConstraint([Term(.nan, variable: 0)], .equal, 0), number),
            (LinearConstraint([Term(-1.1e6, variable: 0)], .equal, 0), number),
            (equal(0, 0, priority: .nan), priority), (equal(0, 0, priority: -1), priority),
            (equal(0, 0, priority: 1000.1), priority),
        ]
        for (constraint, error) in cases {
            let system = system(sizes: 2, [equal(0, 1), constraint])
            #expect(throws: error) { try system.solve() }
            #expect(throws: error) { try LayoutSolver(system) }
        }
    }

    @Test("Constants and coefficients at their limits are solved")
    func limits() throws {
        let constraint = LinearConstraint(
            [Term(LayoutLimits.coefficient, variable: 0)], .equal, LayoutLimits.constant)
        #expect(try system(sizes: 1, [constraint]).solve().values == [100])
        let huge = equal(0, -LayoutLimits.constant)
        #expect(try system(sizes: 1, [huge]).solve().values == [-LayoutLimits.constant])
    }

    @Test("Systems of extreme coefficients and constants end with finite values")
    func extremeNumbers() throws {
        var numbers = SampleNumbers(seed: 5)
        func below(_ limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }
        let coefficients = [1, -1, 1e6, -1e6, 1e-6, 1e-9, 1e-12, 0, 0.1, 999_999.9, 1e-300]
        let constants = [0, 1, -1, 1e8, -1e8, 1e-9, 0.5, 44, 1e-300]
        let relations: [LinearConstraint.Relation] = [
            .equal, .lessThanOrEqual, .greaterThanOrEqual,
        ]
        for _ in 0..<1_000 {
            let count = 1 + below(8)
            var constraints: [LinearConstraint] = []
            for _ in 0..<1 + below(24) {
                let terms = (0..<below(5)).map { _ in
                    Term(coefficients[below(coefficients.count)], variable: below(count))
                }
                let priority: Float = [1000, 1000, 999, 500, 0, 1e-30][below(6)]
                constraints.append(
                    LinearConstraint(
                        terms, relations[below(3)], constants[below(constants.count)],
                        priority: priority))
            }
            let system = system(sizes: count, constraints)
            #expect(try system.solve().values.allSatisfy(\.isFinite))
            var solver = try LayoutSolver(system)
            for _ in 0..<4 {
                solver.setConstant(
                    constants[below(constants.count)], ofConstraint: below(constraints.count))
                #expect(try solver.solution().values.allSatisfy(\.isFinite))
            }
        }
    }

    @Test("A connected group with too many variables is an error")
    func groupTooLarge() {
        let count = 2_000
        let chain = (1..<count).map {
            LinearConstraint([Term(1, variable: $0 - 1), Term(-1, variable: $0)], .equal, 1)
        }
        #expect(throws: LayoutError.groupTooLarge(variables: count, constraints: count - 1)) {
            try system(sizes: count, chain).solve()
        }
    }

    @Test("Unconnected groups may have any number of variables in total")
    func manyGroups() throws {
        let count = 5_000
        let solution = try system(sizes: count, (0..<count).map { equal($0, Double($0)) }).solve()
        #expect(solution.values == (0..<count).map(Double.init))
    }

    @Test("More pivots than the limit are an error")
    func pivotLimit() throws {
        let constraints = [equal(0, 1), equal(1, 2)]
        let sum = LinearConstraint(
            [Term(1, variable: 0), Term(1, variable: 1)], .equal, 5, priority: 500)
        let system = system(sizes: 2, constraints + [sum])
        #expect(throws: LayoutError.pivotLimitExceeded(1)) { try system.solve(pivotLimit: 1) }
        #expect(try system.solve(pivotLimit: 2).values == [1, 2])
    }

    @Test("A message names the constraint and the limits")
    func messages() {
        #expect(
            LayoutError.numberOutOfRange(constraint: 3).description
                == "Constraint 3 has a coefficient beyond ±1000000.0 or a constant beyond "
                + "±100000000.0. Use smaller numbers.")
    }
}

import TableLayout
import Testing

@Suite struct AmbiguityTests {
    typealias Term = LinearConstraint.Term

    @Test("The first of two labels with equal priorities is as small as possible")
    func equalPriorities() throws {
        var system = LayoutSystem()
        for _ in 0..<2 { system.addVariable(.size) }
        system.addConstraint(
            LinearConstraint([Term(1, variable: 0), Term(1, variable: 1)], .equal, 200))
        for variable in 0..<2 {
            system.addConstraint(
                LinearConstraint([Term(1, variable: variable)], .equal, 60, priority: 250))
        }
        let solution = try system.solve()
        #expect(solution == LayoutSolution(values: [60, 140], ambiguousVariables: [0, 1]))
    }

    @Test(
        "Sizes are closest to 0 before positions",
        arguments: [
            ([.position, .size], [10, 0]), ([.size, .position], [0, 10]),
            ([.size, .size], [0, 10]), ([.position, .position], [0, 10]),
        ] as [([LayoutSystem.VariableKind], [Double])])
    func sizesBeforePositions(kinds: [LayoutSystem.VariableKind], values: [Double]) throws {
        var system = LayoutSystem()
        for kind in kinds { system.addVariable(kind) }
        system.addConstraint(
            LinearConstraint([Term(1, variable: 0), Term(1, variable: 1)], .equal, 10))
        #expect(
            try system.solve() == LayoutSolution(values: values, ambiguousVariables: [0, 1]))
    }

    @Test("A long chain of equal widths needs few pivots", arguments: [40, 80])
    func chain(length: Int) throws {
        var system = LayoutSystem()
        for _ in 0..<length { system.addVariable(.size) }
        for variable in 1..<length {
            system.addConstraint(
                LinearConstraint(
                    [Term(1, variable: variable), Term(-1, variable: variable - 1)], .equal, 0))
        }
        for variable in 0..<length {
            let term = Term(1, variable: variable)
            let content = Double(10 + variable)
            system.addConstraint(
                LinearConstraint([term], .greaterThanOrEqual, content, priority: 750))
            system.addConstraint(
                LinearConstraint([term], .lessThanOrEqual, content, priority: 251))
        }
        // A pivot for each equation, and some for the widest content.
        let solution = try system.solve(pivotLimit: length + 8)
        let widest = [Double](repeating: Double(9 + length), count: length)
        #expect(solution == LayoutSolution(values: widest))
    }

    @Test("Contents that resist compression and stretching need no search for other values")
    func chainOfContents() throws {
        var system = LayoutSystem()
        let length = 30
        for index in 0..<length {
            system.addVariable(.position)
            system.addVariable(.size)
            let previous =
                index == 0
                ? []
                : [Term(-1, variable: 2 * index - 2), Term(-1, variable: 2 * index - 1)]
            system.addConstraint(
                LinearConstraint([Term(1, variable: 2 * index)] + previous, .equal, 1))
            let height = [Term(1, variable: 2 * index + 1)]
            system.addConstraint(
                LinearConstraint(height, .greaterThanOrEqual, 20.5, priority: 750))
            system.addConstraint(LinearConstraint(height, .lessThanOrEqual, 20.5, priority: 251))
        }
        let solution = try system.solve(pivotLimit: 4 * length)
        #expect(solution.ambiguousVariables.isEmpty)
        #expect(solution.values.last == 20.5)
        #expect(solution.values[2 * length - 2] == 1 + 21.5 * Double(length - 1))
    }

    @Test("Variables without constraints are 0 and ambiguous")
    func freeVariables() throws {
        var system = LayoutSystem()
        system.addVariable(.position)
        system.addVariable(.size)
        let width = [Term(1, variable: 1)]
        system.addConstraint(LinearConstraint(width, .greaterThanOrEqual, 12))
        #expect(
            try system.solve() == LayoutSolution(values: [0, 12], ambiguousVariables: [0, 1]))
    }

    @Test("Variables that can only move together are ambiguous")
    func movingTogether() throws {
        // The first variable cannot increase alone, because the second variable is not smaller.
        var system = LayoutSystem()
        for _ in 0..<2 { system.addVariable(.size) }
        for terms in [
            [Term(1, variable: 0)], [Term(1, variable: 1)],
            [Term(1, variable: 1), Term(-1, variable: 0)],
        ] {
            system.addConstraint(LinearConstraint(terms, .greaterThanOrEqual, 0))
        }
        #expect(
            try system.solve() == LayoutSolution(values: [0, 0], ambiguousVariables: [0, 1]))
    }

    @Test("A variable between two equal bounds is not ambiguous")
    func tightBounds() throws {
        var system = LayoutSystem()
        for _ in 0..<2 { system.addVariable(.size) }
        let both = [Term(1, variable: 0), Term(1, variable: 1)]
        system.addConstraint(LinearConstraint([Term(1, variable: 0)], .greaterThanOrEqual, 5))
        system.addConstraint(LinearConstraint([Term(1, variable: 1)], .greaterThanOrEqual, 7))
        system.addConstraint(LinearConstraint(both, .lessThanOrEqual, 12))
        #expect(try system.solve() == LayoutSolution(values: [5, 7]))
    }

    @Test("Exactly the variables that can move are ambiguous", arguments: 0..<150)
    func ambiguousVariablesCanMove(seed: Int) throws {
        let system = LayoutSystem(randomSeed: UInt64(seed))
        try check(system)
    }

    @Test("Exactly the variables that can move are ambiguous in real systems")
    func ambiguousVariablesOfInterfaceFiles() throws {
        for system in ConstraintFile.interfaceSystems where system.variables.count <= 16 {
            try check(system)
        }
    }

    /// Checks each variable by an additional constraint of the lowest priority in both directions.
    private func check(_ system: LayoutSystem) throws {
        let solution = try system.solve()
        let moving = try system.variables.indices.filter { variable in
            for (relation, change) in [
                (LinearConstraint.Relation.greaterThanOrEqual, 1.0), (.lessThanOrEqual, -1),
            ] {
                var changed = system
                let wish = LinearConstraint(
                    [Term(1, variable: variable)], relation, solution.values[variable] + change,
                    priority: 0)
                changed.addConstraint(wish)
                if wish.violation(of: try changed.solve().values) < 0.999 { return true }
            }
            return false
        }
        #expect(solution.ambiguousVariables == moving)
    }
}

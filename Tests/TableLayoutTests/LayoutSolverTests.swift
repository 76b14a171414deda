import TableLayout
import TestSupport
import Testing

@Suite struct LayoutSolverTests {
    @Test(
        "Changed constants of real systems lead to the solution of a new system",
        arguments: 0..<8)
    func interfaceSystems(part: Int) throws {
        for index in stride(from: part, to: 192, by: 8) {
            try check(ConstraintFile.interfaceSystems[index], seed: index, rows: 3)
        }
    }

    @Test("Changed constants of random systems lead to the solution of a new system")
    func randomSystems() throws {
        for seed in 0..<400 {
            try check(LayoutSystem(randomSeed: UInt64(seed)), seed: seed, rows: 8)
        }
    }

    @Test("More bases than a solver caches do not change the solutions")
    func manyBases() throws {
        // Each of 12 labels has its own priority, so the solver has thousands of bases.
        var system = LayoutSystem()
        for variable in 0..<12 {
            system.addVariable(.size)
            let width = [LinearConstraint.Term(1, variable: variable)]
            let priority = Float(300 + variable)
            system.addConstraint(LinearConstraint(width, .equal, 50, priority: priority))
        }
        let all = (0..<12).map { LinearConstraint.Term(1, variable: $0) }
        system.addConstraint(LinearConstraint(all, .lessThanOrEqual, 500))
        try check(system, seed: 1, rows: 600)
    }

    private func check(_ system: LayoutSystem, seed: Int, rows: Int) throws {
        var numbers = SampleNumbers(seed: UInt64(seed))
        var changed = system
        var solver = try LayoutSolver(system)
        for row in 0..<rows {
            for _ in 0..<4 {
                let index = Int(numbers.next() % UInt64(system.constraints.count))
                let constant = system.constraints[index].constant + Double(numbers.next() % 81) - 40
                changed.setConstant(constant, ofConstraint: index)
                solver.setConstant(constant, ofConstraint: index)
            }
            let expected = try changed.solve()
            #expect(try solver.solution() == expected, "system of \(seed), row \(row)")
        }
    }

    @Test("Constants in between do not change the values")
    func constantsInBetween() throws {
        let system = ConstraintFile.interfaceSystems[0]
        var direct = try LayoutSolver(system)
        var indirect = direct
        let optional = system.constraints.indices.filter { !system.constraints[$0].isRequired }
        for constraint in optional {
            indirect.setConstant(1000 / 7, ofConstraint: constraint)
            try indirect.solve()
        }
        for constraint in optional {
            direct.setConstant(100 / 3, ofConstraint: constraint)
            indirect.setConstant(100 / 3, ofConstraint: constraint)
        }
        try direct.solve()
        try indirect.solve()
        #expect(direct.values.map(\.bitPattern) == indirect.values.map(\.bitPattern))
    }

    @Test("Required constraints break and hold again as constants change")
    func brokenConstraints() throws {
        var system = LayoutSystem()
        system.addVariable(.size)
        let height = [LinearConstraint.Term(1, variable: 0)]
        system.addConstraint(LinearConstraint(height, .greaterThanOrEqual, 20))
        system.addConstraint(LinearConstraint(height, .equal, 44))
        var solver = try LayoutSolver(system)
        let broken = [LayoutSolution.BrokenConstraint(constraint: 1, conflicts: [0])]
        for (content, height, isBroken) in [
            (50.0, 50.0, true), (60, 60, true), (30, 44, false), (44, 44, false), (45, 45, true),
        ] {
            solver.setConstant(content, ofConstraint: 0)
            try solver.solve()
            #expect(solver.values == [height])
            #expect(solver.brokenConstraints == (isBroken ? broken : []))
        }

        // The constraint is broken from the beginning.
        system.setConstant(70, ofConstraint: 0)
        solver = try LayoutSolver(system)
        for (row, height, isBroken) in [(80.0, 80.0, false), (44, 70, true), (69, 70, true)] {
            solver.setConstant(row, ofConstraint: 1)
            try solver.solve()
            #expect(solver.values == [height])
            #expect(solver.brokenConstraints == (isBroken ? broken : []))
        }
    }

    @Test("An invalid constant is an error, and a valid constant is solved after it")
    func invalidConstants() throws {
        var system = LayoutSystem()
        for variable in 0..<2 {
            system.addVariable(.size)
            system.addConstraint(LinearConstraint([.init(1, variable: variable)], .equal, 5))
        }
        var solver = try LayoutSolver(system)
        for constant in [Double.nan, .infinity, 2e8] {
            solver.setConstant(constant, ofConstraint: 1)
            #expect(throws: LayoutError.numberOutOfRange(constraint: 1)) { try solver.solve() }
            #expect(solver.values == [5, 5])
        }
        solver.setConstant(6, ofConstraint: 1)
        #expect(solver.constant(ofConstraint: 1) == 6)
        try solver.solve()
        #expect(solver.values == [5, 6])
    }
}

import TableLayout
import TestSupport
import Testing

@Suite struct LayoutSolverTests {
    @Test("Changed constants lead to the solution of a new system", arguments: 0..<8)
    func changedConstants(part: Int) throws {
        for index in stride(from: part, to: 192, by: 8) {
            try check(ConstraintFile.interfaceSystems[index], seed: index)
        }
        for seed in stride(from: part, to: 400, by: 8) {
            try check(LayoutSystem(randomSeed: UInt64(seed)), seed: seed)
        }
    }

    private func check(_ system: LayoutSystem, seed: Int) throws {
        var numbers = SampleNumbers(seed: UInt64(seed))
        var changed = system
        var solver = try LayoutSolver(system)
        for row in 0..<10 {
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
}

import Foundation
import TableLayout
import TestSupport
import Testing

/// Compares solutions with the results of an independent solver, which `Scripts/layout-oracle` recorded.
@Suite struct OptimumTests {
    @Test("Systems of real interface files have the least violations at every level")
    func interfaceSystems() throws {
        let systems = ConstraintFile.interfaceSystems
        try #require(systems.count == 192 && ConstraintFile.interfaceOptima.count == 192)
        for (index, system) in systems.enumerated() {
            try check(system, ConstraintFile.interfaceOptima[index], "interface system \(index)")
        }
    }

    @Test("Random systems have the least violations at every level", arguments: 0..<8)
    func randomSystems(part: Int) throws {
        let optima = ConstraintFile.randomOptima
        try #require(optima.count == 10_000)
        for index in stride(from: part, to: optima.count, by: 8) {
            try check(
                LayoutSystem(randomSeed: UInt64(index)), optima[index], "random system \(index)")
        }
    }

    @Test("The independent solver finds the recorded results")
    func recordedResults() throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scripts/layout-oracle").path
        let output = try Program.python([script, "--compare", "12"])
        let expected =
            "layout-oracle: 12 interface systems and 12 random systems have the recorded results\n"
        #expect(String(decoding: output, as: UTF8.self) == expected)
    }

    private func check(
        _ system: LayoutSystem, _ optimum: ConstraintFile.Optimum, _ name: Comment
    ) throws {
        let solution = try system.solve()
        #expect(solution.brokenConstraints.map(\.constraint) == optimum.broken, name)
        var sums: [Float: Double] = [:]
        for (index, constraint) in system.constraints.enumerated() {
            let violation = constraint.violation(of: solution.values)
            if !constraint.isRequired {
                sums[constraint.priority, default: 0] += violation
            } else if !optimum.broken.contains(index) {
                #expect(violation < 1e-4, "constraint \(index) of \(name)")
            }
        }
        let found = sums.sorted { $0.key > $1.key }.map(\.value)
        let areEqual = zip(found, optimum.sums).allSatisfy { abs($0 - $1) < 1e-3 + 1e-6 * $1 }
        #expect(
            found.count == optimum.sums.count && areEqual,
            "\(name): \(found), expected \(optimum.sums)")
    }
}

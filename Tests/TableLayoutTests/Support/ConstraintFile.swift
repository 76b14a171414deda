import Foundation
import TableLayout

/// Files of `Fixtures/constraints`.
enum ConstraintFile {
    /// Expected result of a system.
    struct Optimum: Sendable {
        /// Sum of violations at each optional priority, from the highest priority.
        var sums: [Double] = []
        /// Required constraints that contradict earlier required constraints.
        var broken: [Int] = []
    }

    /// Systems of constraints of real interface files.
    static let interfaceSystems: [LayoutSystem] = {
        var systems: [LayoutSystem] = []
        for line in lines(of: "interface-systems.txt") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard words[0] != "S" else {
                var system = LayoutSystem()
                for variable in 0..<Int(words[1])! {
                    system.addVariable(variable % 4 < 2 ? .position : .size)
                }
                systems.append(system)
                continue
            }
            let terms = stride(from: 4, to: words.count, by: 2).map {
                LinearConstraint.Term(Double(words[$0 + 1])!, variable: Int(words[$0])!)
            }
            systems[systems.count - 1].addConstraint(
                LinearConstraint(
                    terms, relations[words[0]]!, -Double(words[2])!, priority: Float(words[1])!))
        }
        return systems
    }()

    /// Least violations of the interface systems and of the random systems, from `Scripts/layout-oracle`.
    static let interfaceOptima = optima(of: "interface-optima.txt")
    static let randomOptima = optima(of: "random-optima.txt")

    private static let relations: [Substring: LinearConstraint.Relation] = [
        "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]

    private static func optima(of name: String) -> [Optimum] {
        lines(of: name).map { line in
            let parts = line.split(separator: "broken", omittingEmptySubsequences: false)
            return Optimum(
                sums: parts[0].split(separator: " ").map { Double($0)! },
                broken: parts.dropFirst().flatMap { $0.split(separator: " ").map { Int($0)! } })
        }
    }

    private static func lines(of name: String) -> [Substring] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Fixtures/constraints")
        let file = folder.appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            fatalError("\(file.path) is missing")
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}

import Foundation
import TableLayout

/// File of systems of constraints.
///
/// Its first lines describe the format.
enum SystemFile {
    /// Line that is not a constraint.
    struct InvalidLine: Error, CustomStringConvertible {
        let file: String
        let line: Int
        var description: String { "\(file):\(line): is neither a system nor a constraint" }
    }

    /// Reads the systems of a file.
    static func systems(of file: String) throws -> [LayoutSystem] {
        let text = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
        var systems: [LayoutSystem] = []
        for (index, line) in text.split(separator: "\n").enumerated() where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            if words.count == 2, words[0] == "S", let count = Int(words[1]) {
                var system = LayoutSystem()
                for variable in 0..<count {
                    system.addVariable(variable % 4 < 2 ? .position : .size)
                }
                systems.append(system)
            } else if let constraint = constraint(words), !systems.isEmpty {
                systems[systems.count - 1].addConstraint(constraint)
            } else {
                throw InvalidLine(file: file, line: index + 1)
            }
        }
        return systems
    }

    private static func constraint(_ words: [Substring]) -> LinearConstraint? {
        let relations: [Substring: LinearConstraint.Relation] = [
            "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        guard words.count >= 4, words.count % 2 == 0, let relation = relations[words[0]],
            let priority = Float(words[1]), let constant = Double(words[2])
        else { return nil }
        var terms: [LinearConstraint.Term] = []
        for index in stride(from: 4, to: words.count, by: 2) {
            guard let variable = Int(words[index]), let coefficient = Double(words[index + 1])
            else { return nil }
            terms.append(.init(coefficient, variable: variable))
        }
        return LinearConstraint(terms, relation, -constant, priority: priority)
    }
}

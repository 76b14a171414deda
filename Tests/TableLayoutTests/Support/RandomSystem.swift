import TableLayout
import TestSupport

extension LayoutSystem {
    /// Creates the random system of a seed.
    ///
    /// `Scripts/layout-oracle` makes equal systems.
    init(randomSeed seed: UInt64) {
        self.init()
        var numbers = SampleNumbers(seed: seed)
        func below(_ limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }
        let count = 2 + below(9)
        for variable in 0..<count { addVariable(variable % 2 == 0 ? .position : .size) }
        for _ in 0..<count + below(2 * count + 1) {
            let relation: LinearConstraint.Relation =
                [.equal, .lessThanOrEqual, .greaterThanOrEqual][below(3)]
            let priority: Float = [1000, 1000, 1000, 999, 751, 750, 251, 250, 50][below(9)]
            let constant = Double(below(400)) / 2 - 50
            let terms = (0..<[1, 1, 2, 2, 3, 4][below(6)]).map { _ in
                let coefficient = [1, 1, 1, -1, -1, 0.5, -0.5, 0.75][below(8)]
                return LinearConstraint.Term(coefficient, variable: below(count))
            }
            addConstraint(LinearConstraint(terms, relation, constant, priority: priority))
        }
    }
}

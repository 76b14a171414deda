import ArgumentParser
import Tableshot

extension RenderMatrix {
    /// Creates a matrix from command-line arguments such as `appearance=light,dark`.
    ///
    /// - Throws: a `ValidationError` if an axis is invalid or repeated, or if the matrix has
    ///   too many variants.
    init(arguments: [String]) throws {
        self.init()
        for argument in arguments {
            let other: RenderMatrix
            do {
                other = try RenderMatrix(axis: argument)
            } catch {
                let messages = error.problems.map(\.message).joined(separator: "; ")
                throw ValidationError("'--matrix \(argument)': \(messages)")
            }
            for axis in MatrixAxis.allCases where other.count(of: axis) > 0 && count(of: axis) > 0 {
                throw ValidationError(
                    "'--matrix \(argument)': the axis \(axis.rawValue) is given twice; give all values "
                        + "of the axis at once, separated by commas")
            }
            self = replacingAxes(by: other)
        }
        guard count <= Self.limit else {
            throw ValidationError("the matrix of '--matrix' has \(countDescription)")
        }
    }
}

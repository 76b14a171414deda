import ArgumentParser
import Foundation
import Tableshot

/// A timing curve as a command-line argument: a name, or `x1,y1,x2,y2`.
struct CurveName {
    let curve: AnimationCurve

    /// Names of all curves.
    static var names: [String] { MediaTimingFunction.named.map(\.name) }
    /// Range of the x coordinates, as in documents.
    private static let share = NumberRange.from(0, through: 1, "a share of the time")
    private static let coordinate = NumberRange.from(-100, through: 100, "a coordinate")

    /// Reads the argument of an option.
    ///
    /// - Throws: a `ValidationError` if the argument is not a curve.
    init(argument: String) throws {
        if let named = MediaTimingFunction.named.first(where: { $0.name == argument }) {
            curve = .timing(named.curve)
            return
        }
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { String($0).trimmingCharacters(in: .whitespaces) }
        guard parts.count > 1 || Double(argument) != nil else {
            let near = Suggestion.question(for: argument, among: Self.names)
            throw ValidationError(
                "expected \(Suggestion.list(Self.names, "or")), or a cubic Bézier curve "
                    + "x1,y1,x2,y2" + (near.map { "; \($0)" } ?? ""))
        }
        guard parts.count == 4 else {
            throw ValidationError(
                "found \(counted(parts.count, "number")), expected four numbers of a cubic Bézier "
                    + "curve: x1,y1,x2,y2")
        }
        let values = try zip(["x1", "y1", "x2", "y2"], parts).map { name, part in
            let range = name.hasPrefix("x") ? Self.share : Self.coordinate
            guard let value = Double(part), range.contains(value) else {
                throw ValidationError("\(name): found '\(part)', expected \(range.described)")
            }
            return value
        }
        curve = .timing(
            MediaTimingFunction(controlPoints: values[0], values[1], values[2], values[3]))
    }
}

import ArgumentParser
import Tableshot

/// A curve as it is written on the command line: a name, or `x1,y1,x2,y2`.
struct CurveName: ExpressibleByArgument {
    let curve: AnimationCurve

    init?(argument: String) {
        if let named = MediaTimingFunction.named.first(where: { $0.name == argument }) {
            curve = .timing(named.curve)
            return
        }
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0) }
        let values = parts.compactMap { $0 }.filter(\.isFinite)
        guard parts.count == 4, values.count == 4, (0...1).contains(values[0]),
            (0...1).contains(values[2])
        else { return nil }
        curve = .timing(
            MediaTimingFunction(controlPoints: values[0], values[1], values[2], values[3]))
    }

    static var allValueStrings: [String] { MediaTimingFunction.named.map(\.name) }
}

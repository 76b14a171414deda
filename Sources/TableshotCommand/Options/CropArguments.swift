/// Conversion of `--crop` arguments that begin with a negative number, which the parser would
/// take for an option.
enum CropArguments {
    /// Returns the arguments of `animate` with `--crop -10,0,20,20` joined into a single argument.
    ///
    /// Other arguments do not change.
    static func joined(_ arguments: [String]) -> [String] {
        guard arguments.first == "animate" else { return arguments }
        var result: [String] = []
        for argument in arguments {
            let second = argument.dropFirst().first
            if result.last == "--crop", argument.hasPrefix("-"),
                let second, second.isNumber || second == "."
            {
                result[result.count - 1] += "=" + argument
            } else {
                result.append(argument)
            }
        }
        return result
    }
}

/// A part of the screen that begins beside it, whose first number would be taken for an option.
enum CropArguments {
    /// The arguments of `animate` with `--crop -10,0,20,20` written as one; others stay as they are.
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

/// Command lines as other tools have them, where `-u` may be followed by what is updated.
enum UpdateArguments {
    private static let names: Set<String> = ["-u", "--update-snapshots", "--update-goldens"]
    private static let modes: Set<String> = [
        "all", "changed", "missing", "none", "failed", "never",
    ]

    /// The arguments of `verify` with `-u all` written as one option; others stay as they are.
    ///
    /// A word that is no mode is a document, as in `-u Screens`.
    static func joined(_ arguments: [String]) -> [String] {
        guard arguments.first == "verify" else { return arguments }
        var result: [String] = []
        for argument in arguments {
            if let last = result.last, names.contains(last), modes.contains(argument) {
                result[result.count - 1] = "\(RecordOptions.modeOption)=\(argument)"
            } else if let name = names.first(where: { argument.hasPrefix($0 + "=") }) {
                result.append("\(RecordOptions.modeOption)\(argument.dropFirst(name.count))")
            } else {
                result.append(argument)
            }
        }
        return result
    }
}

import Foundation
import TableSnapshots

/// Command lines as other tools have them, where `-u` may be followed by what is updated.
enum UpdateArguments {
    private static let names: Set<String> = ["-u", "--update-snapshots", "--update-goldens"]

    /// The arguments of `verify` with `-u all` written as one option; others stay as they are.
    ///
    /// A word that is no mode is a document, as in `-u Screens`, if there is one of that name; otherwise
    /// it is a mode that `RecordOptions` refuses.
    static func joined(_ arguments: [String]) -> [String] {
        guard arguments.first == "verify" else { return arguments }
        var result: [String] = []
        for argument in arguments {
            if let last = result.last, names.contains(last), isMode(argument) {
                result[result.count - 1] = "\(RecordOptions.modeOption)=\(argument)"
            } else if let name = names.first(where: { argument.hasPrefix($0 + "=") }) {
                result.append("\(RecordOptions.modeOption)\(argument.dropFirst(name.count))")
            } else {
                result.append(argument)
            }
        }
        return result
    }

    private static func isMode(_ argument: String) -> Bool {
        RecordPolicy(named: argument) != nil
            || !argument.hasPrefix("-") && !FileManager.default.fileExists(atPath: argument)
    }
}

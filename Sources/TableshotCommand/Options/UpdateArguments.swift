import Foundation
import TableSnapshots

/// Conversion of the short option `-u` with an optional mode, known from other snapshot tools.
enum UpdateArguments {
    private static let names: Set<String> = ["-u", "--update-snapshots", "--update-goldens"]

    /// Returns the arguments of `verify` with `-u all` joined into a single option.
    ///
    /// Other arguments do not change.
    ///
    /// In `-u Screens`, the word `Screens` is a document if a document with this name exists.
    /// Otherwise the word is a mode that `RecordOptions` rejects.
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

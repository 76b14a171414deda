import ArgumentParser
import Foundation
import TableSnapshots

/// Options for recording references.
struct RecordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Which references are written: all, missing ones, failed ones (and missing ones), or "
                + "never.",
            discussion:
                "Without it the variable \(RecordPolicy.variable) or \(RecordPolicy.sharedVariable) "
                + "decides, or else 'never' where CI is set, and 'missing' elsewhere. A reference that shows the same is never "
                + "written again.",
            valueName: "all|missing|failed|never"))
    var record: RecordPolicy?

    @Flag(
        name: [.customShort("u"), .long, .customLong("update-goldens")],
        help: ArgumentHelp(
            "Update the references: '--record failed'; '-u all', '-u changed', '-u missing' and "
                + "'-u none' say which."))
    var updateSnapshots = false

    /// Receives the argument of `-u all`.
    @Option(name: .customLong("update-snapshots-mode"), help: .hidden)
    var mode: String?

    /// The long option that replaces `-u` and its mode before parsing.
    static let modeOption = "--update-snapshots-mode"

    func validate() throws {
        if let mode, RecordPolicy(named: mode) == nil {
            throw ValidationError(
                "'\(mode)' behind '-u' is no mode, and no document or folder either; the modes are all, "
                    + "changed (or failed), missing and none (or never)")
        }
        guard let update else { return }
        if let record, record != update {
            throw ValidationError(
                "'--record \(record.rawValue)' and '-u' exclude each other; here '-u' is '--record "
                    + "\(update.rawValue)'")
        }
    }

    /// The policy that `-u` sets, or `nil` without `-u`.
    private var update: RecordPolicy? {
        mode.flatMap(RecordPolicy.init(named:)) ?? (updateSnapshots ? .failed : nil)
    }

    /// Returns the policy from the options and the environment.
    ///
    /// - Throws: a `RecordPolicyError` if the variable has an unknown value.
    func policy(in environment: [String: String]) throws -> RecordPolicy {
        if let policy = update ?? record { return policy }
        return try .standard(in: environment)
    }
}

extension RecordPolicy: ExpressibleByArgument {
    /// Creates the policy with the name in a command's argument, or returns `nil` for other names.
    public init?(argument: String) {
        self.init(named: argument)
    }
}

import ArgumentParser
import Foundation
import TableSnapshots

/// Options for recording references.
struct RecordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The references to write: all; missing references; failed and missing references; or "
                + "never any.",
            discussion:
                "The default is the value of the variable \(RecordPolicy.variable) or "
                + "\(RecordPolicy.sharedVariable). Without the variable, the default is 'never' if CI is "
                + "set, and 'missing' otherwise. A reference with an equal picture is never written again.",
            valueName: "all|missing|failed|never"))
    var record: RecordPolicy?

    @Flag(
        name: [.customShort("u"), .long, .customLong("update-goldens")],
        help: ArgumentHelp(
            "Update failed and missing references, like '--record failed'. '-u all', "
                + "'-u changed', '-u missing' and '-u none' select other references."))
    var updateSnapshots = false

    /// Receives the argument of `-u all`.
    @Option(name: .customLong("update-snapshots-mode"), help: .hidden)
    var mode: String?

    /// The long option that replaces `-u` and its mode before parsing.
    static let modeOption = "--update-snapshots-mode"

    func validate() throws {
        if let mode, RecordPolicy(named: mode) == nil {
            throw ValidationError(
                "'\(mode)' after '-u' is not a mode, a document or a folder; the modes are all, "
                    + "changed (or failed), missing and none (or never)")
        }
        guard let update else { return }
        if let record, record != update {
            throw ValidationError(
                "'--record \(record.rawValue)' and '-u' exclude each other, because '-u' stands for "
                    + "'--record \(update.rawValue)'; leave out either option")
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

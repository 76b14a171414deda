import ArgumentParser
import Foundation
import TableSnapshots

/// Which references a run may write.
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

    /// How `-u all` comes in.
    @Option(name: .customLong("update-snapshots-mode"), help: .hidden)
    var mode: String?

    /// The option that a mode behind `-u` is written as.
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

    /// What `-u` asks for; nothing without it.
    private var update: RecordPolicy? {
        mode.flatMap(RecordPolicy.init(named:)) ?? (updateSnapshots ? .failed : nil)
    }

    /// The policy of the options and the environment.
    ///
    /// - Throws: a `RecordPolicyError` for a variable of no meaning.
    func policy(in environment: [String: String]) throws -> RecordPolicy {
        if let policy = update ?? record { return policy }
        return try .standard(in: environment)
    }
}

extension RecordPolicy: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(named: argument)
    }
}

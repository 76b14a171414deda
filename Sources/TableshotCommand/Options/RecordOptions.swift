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
                "Without it the variable \(RecordPolicy.variable) decides, or else 'never' where CI "
                + "is set, and 'missing' elsewhere. A reference that shows the same is never "
                + "written again.",
            valueName: "all|missing|failed|never"))
    var record: RecordPolicy?

    @Flag(name: [.customShort("u"), .long], help: "Update the references: '--record failed'.")
    var updateSnapshots = false

    func validate() throws {
        if let record, updateSnapshots, record != .failed {
            throw ValidationError(
                "'--record \(record.rawValue)' and '-u' exclude each other; '-u' is '--record "
                    + "failed'")
        }
    }

    /// The policy of the options and the environment.
    ///
    /// - Throws: a `RecordPolicyError` for a variable of no meaning.
    func policy(in environment: [String: String]) throws -> RecordPolicy {
        if updateSnapshots { return .failed }
        if let record { return record }
        return try .standard(in: environment)
    }
}

extension RecordPolicy: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(named: argument)
    }
}

import ArgumentParser
import Foundation
import TableSnapshots

/// Options for a run and for the texts that it records beside pictures.
struct VerifyOptions: ParsableArguments {
    @Flag(help: "Record what pictures consist of beside them, as NAME.tree.txt.")
    var renderTree = false

    @Flag(help: "Record what a screen reader says beside them, as NAME.accessibility.txt.")
    var accessibility = false

    @Option(
        name: [.customShort("j", allowingJoined: true), .long, .customLong("workers")],
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many snapshots are made at once, or for how many of the processors one.",
            valueName: "n|n%"))
    var jobs: JobCount?

    @Option(
        name: [.customShort("x"), .long], parsing: .unconditional,
        help: ArgumentHelp("Begin nothing more after so many failures.", valueName: "n"))
    var maxFailures: Int?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    func validate() throws {
        if let jobs, !jobs.isValid {
            throw ValidationError("'--jobs' is \(jobs.text); it is from 1 to 256, or up to 100%")
        }
        if let maxFailures, maxFailures < 1 {
            throw ValidationError("'--max-failures' is \(maxFailures); it is 1 or more")
        }
    }

    /// Number of snapshots to render in parallel.
    ///
    /// Defaults to the number of processors.
    var jobCount: Int { jobs?.count ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// Kinds of texts that are recorded beside each picture.
    var sidecars: Set<SnapshotKind> {
        var kinds: Set<SnapshotKind> = []
        if renderTree { kinds.insert(.renderTree) }
        if accessibility { kinds.insert(.accessibility) }
        return kinds
    }
}

/// Number of parallel jobs: `4`, or `50%` of the processors.
struct JobCount: ExpressibleByArgument {
    /// The argument as written by the user.
    let text: String
    private let number: Int
    private let isShare: Bool

    init?(argument: String) {
        text = argument
        isShare = argument.hasSuffix("%")
        guard let number = Int(isShare ? argument.dropLast() : argument[...]) else { return nil }
        self.number = number
    }

    /// Whether the number lies in the valid range of counts or percentages.
    var isValid: Bool { (1...(isShare ? 100 : 256)).contains(number) }

    /// The number of jobs, at least 1.
    var count: Int {
        isShare ? max(1, ProcessInfo.processInfo.activeProcessorCount * number / 100) : number
    }
}

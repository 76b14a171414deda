import ArgumentParser
import Foundation
import TableSnapshots

/// Options for a run and for the texts that it records beside pictures.
struct VerifyOptions: ParsableArguments {
    @Flag(help: "Also record the render tree of each picture, as NAME.tree.txt.")
    var renderTree = false

    @Flag(
        help: "Also record the accessibility elements of each picture, as NAME.accessibility.txt.")
    var accessibility = false

    @Option(
        name: [.customShort("j", allowingJoined: true), .long, .customLong("workers")],
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of snapshots to render at once, from 1 to 256, or the share of the "
                + "processors, up to 100%.",
            valueName: "n|n%"))
    var jobs: JobCount?

    @Option(
        name: [.customShort("x"), .long], parsing: .unconditional,
        help: ArgumentHelp("Start no snapshot after this number of failures.", valueName: "n"))
    var maxFailures: Int?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    func validate() throws {
        if let jobs, !jobs.isValid {
            throw ValidationError(
                "'--jobs' is \(jobs.text); give a number from 1 to 256, or a share up to 100%")
        }
        if let maxFailures, maxFailures < 1 {
            throw ValidationError("'--max-failures' is \(maxFailures); give 1 or more")
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

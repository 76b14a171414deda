import ArgumentParser
import TableSnapshots

/// Options that select snapshots.
struct SelectionOptions: ParsableArguments {
    @Option(
        name: [.customShort("g"), .long], parsing: .unconditional,
        help: ArgumentHelp(
            "Only snapshots in whose names a regular expression is found; a name is the document's "
                + "folder and the picture's name, as '--list' prints it.", valueName: "regex"))
    var grep: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "No snapshots in whose names it is found.", valueName: "regex"))
    var grepInvert: String?

    @Flag(help: "Only what failed in the last run.")
    var lastFailed = false

    @Flag(
        help: ArgumentHelp(
            "Only documents that are not as in Git's HEAD, in what they include or their references "
                + "either; with none of them the run has nothing to do, and passes."))
    var onlyChanged = false

    @Option(
        help: ArgumentHelp(
            "Only documents that are not as in this commit or branch: '--only-changed', compared "
                + "with another than HEAD.", valueName: "commit"))
    var changedSince: String?

    @Flag(help: "Pass where there is no document, or no snapshot of the names.")
    var passWithNoTests = false

    @Option(
        help: ArgumentHelp(
            "One of several equal parts, from 1/5 to 5/5; the parts together are the whole. Without it the "
                + "variables of Bazel count: TEST_SHARD_INDEX (from 0) and TEST_TOTAL_SHARDS; "
                + "TEST_SHARD_STATUS_FILE is touched.",
            valueName: "part/count"))
    var shard: String?

    func validate() throws {
        _ = try filter()
        if changedSince == "" {
            throw ValidationError("'--changed-since' is empty; a commit is needed")
        }
        if let shard, Shard(shard) == nil {
            throw ValidationError(
                "'--shard \(shard)' is no part; give a number and a count, from 1/5 to 5/5")
        }
    }

    /// The commit to compare with, or `nil` to select all snapshots.
    var changeBase: String? { changedSince ?? (onlyChanged ? "HEAD" : nil) }

    /// Returns the filter of names.
    func filter() throws -> SnapshotFilter {
        SnapshotFilter(
            wanted: try Self.pattern(grep, "--grep"),
            unwanted: try Self.pattern(grepInvert, "--grep-invert"))
    }

    /// Reads a regular expression.
    ///
    /// - Throws: a `ValidationError` that names the option.
    static func pattern(_ text: String?, _ option: String) throws -> SnapshotFilter.Pattern? {
        guard let text else { return nil }
        // An empty pattern would match all names. It usually comes from an unset shell variable.
        if text.isEmpty { throw ValidationError("'\(option)' is empty; a pattern is needed") }
        do {
            return try SnapshotFilter.Pattern(text)
        } catch {
            throw ValidationError("'\(option) \(text)' is no regular expression")
        }
    }

    /// The options that select snapshots, as written by the user.
    var arguments: [String] {
        [
            grep.map { "--grep \($0)" }, grepInvert.map { "--grep-invert \($0)" },
            lastFailed ? "--last-failed" : nil,
            changedSince.map { "--changed-since \($0)" }
                ?? (onlyChanged ? "--only-changed" : nil),
        ].compactMap(\.self)
    }
}

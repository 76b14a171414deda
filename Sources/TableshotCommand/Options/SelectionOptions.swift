import ArgumentParser
import TableSnapshots

/// Options that select snapshots.
struct SelectionOptions: ParsableArguments {
    @Option(
        name: [.customShort("g"), .long], parsing: .unconditional,
        help: ArgumentHelp(
            "Select snapshots whose names match a regular expression. A name consists of the folder "
                + "of the document and the name of the picture, as printed by '--list'.",
            valueName: "regex"))
    var grep: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Leave out snapshots whose names match a regular expression.", valueName: "regex"))
    var grepInvert: String?

    @Flag(help: "Select the snapshots that failed in the last run.")
    var lastFailed = false

    @Flag(
        help: ArgumentHelp(
            "Select documents that differ from Git's HEAD, or whose included files or references "
                + "differ. Without such a document, the run passes."))
    var onlyChanged = false

    @Option(
        help: ArgumentHelp(
            "Select documents like '--only-changed', but compare with this commit or branch "
                + "in place of HEAD.", valueName: "commit"))
    var changedSince: String?

    @Flag(help: "Pass if there is no document, or no selected snapshot.")
    var passWithNoTests = false

    @Option(
        help: ArgumentHelp(
            "A part of the snapshots, such as 1/5 to 5/5. All parts together are the whole suite. "
                + "The default is the part in Bazel's variables TEST_SHARD_INDEX (from 0) and "
                + "TEST_TOTAL_SHARDS; the run touches TEST_SHARD_STATUS_FILE.",
            valueName: "part/count"))
    var shard: String?

    func validate() throws {
        _ = try filter()
        if changedSince == "" {
            throw ValidationError("'--changed-since' is empty; give a commit")
        }
        if let shard, Shard(shard) == nil {
            throw ValidationError(
                "'--shard \(shard)' is not a part; give a number and a count, such as 1/5 to 5/5")
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
        if text.isEmpty { throw ValidationError("'\(option)' is empty; give a pattern") }
        do {
            return try SnapshotFilter.Pattern(text)
        } catch {
            throw ValidationError("'\(option) \(text)' is not a regular expression")
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

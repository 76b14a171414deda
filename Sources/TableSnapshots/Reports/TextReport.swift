import Foundation
import TableDrawing

/// Tells of a run in lines for people.
public struct TextReport: Sendable {
    /// The folder of the run, in front of the artifacts' paths.
    public let folder: ArtifactFolder
    /// The command that accepts, without a filter: `tableshot accept`.
    public let acceptCommand: String
    /// The command that removes what nothing claims.
    public let pruneCommand: String

    /// - Parameter program: what the program is called whose commands are named.
    ///   - environment: the variables by which the commands find the folder of a run.
    public init(
        folder: ArtifactFolder, program: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.folder = folder
        // A command that is pasted elsewhere has not this one's variables.
        let isDefault =
            folder.path == ArtifactFolder.defaultPath
            && ArtifactFolder.path(in: environment) == folder.path
        let place = ShellWord(folder.path)
        acceptCommand = "\(program) accept" + (isDefault ? "" : " --from \(place)")
        pruneCommand = "\(program) prune" + (isDefault ? "" : " \(place)")
    }

    /// What there is to say of one snapshot; nothing when it matched exactly.
    public func lines(of snapshot: RunSnapshot) -> [String] {
        switch snapshot.verdict {
        case .matched:
            guard snapshot.isLetPass else { return [] }
            return ["\(Self.onOneLine(snapshot.reference)): \(Self.passed(snapshot))"]
                + (snapshot.notes ?? []).map { "  \($0)" }
        case .recorded: return ["\(Self.onOneLine(snapshot.reference)): recorded"]
        case .updated: return ["\(Self.onOneLine(snapshot.reference)): updated"]
        case .obsolete:
            return ["\(Self.onOneLine(snapshot.reference)): obsolete: claimed by nothing"]
        case .failed, .missing: return failure(snapshot)
        }
    }

    /// What there is to say of several; what is wrong with a document is said once.
    public func lines(of snapshots: [RunSnapshot]) -> [String] {
        var complaints = DocumentComplaints()
        return snapshots.flatMap { complaints.untold(of: $0).map(lines) ?? [] }
    }

    private func failure(_ snapshot: RunSnapshot) -> [String] {
        let word = snapshot.isBroken ? "error" : snapshot.verdict.rawValue
        let message = snapshot.message ?? "it differs"
        // What is wrong with a document says its place itself.
        let hasPlace = DocumentComplaints.hasPlace(snapshot)
        var lines = [
            hasPlace ? message : "\(Self.onOneLine(snapshot.reference)): \(word): \(message)"
        ]
        lines += snapshot.regions.prefix(Self.placeLimit).map {
            "  \(Self.onOneLine($0.name)): \($0.count) px"
        }
        if snapshot.regions.count > Self.placeLimit {
            let rest = snapshot.regions.count - Self.placeLimit
            lines.append("  … " + counted(rest, "more place"))
        }
        if let text = snapshot.textDifference {
            lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        }
        if let tolerance = snapshot.tolerance { lines.append("  tolerance: \(tolerance)") }
        lines += (snapshot.notes ?? []).map { "  \($0)" }
        lines += snapshot.environmentDifference.map { "  \($0)" }
        for (label, path) in [
            ("expected", snapshot.artifacts.expected), ("actual", snapshot.artifacts.actual),
            ("difference", snapshot.artifacts.difference),
        ] {
            if let path { lines.append("  \(label): \(Self.onOneLine(folder.file(path)))") }
        }
        if snapshot.artifacts.actual != nil {
            lines.append(
                "  to accept it: "
                    + (RunResults.isInside(snapshot.reference)
                        ? Self.command(acceptCommand, for: snapshot) : Self.outside))
        }
        return lines
    }

    /// Whether `accept` writes the reference; it writes nothing outside of the folder of the run.
    public static func canBeAccepted(_ snapshot: RunSnapshot) -> Bool {
        snapshot.verdict.isFailure && !snapshot.isBroken && snapshot.artifacts.actual != nil
            && RunResults.isInside(snapshot.reference)
    }

    /// What there is to do where the reference lies elsewhere.
    private static let outside =
        "record it anew (-u, TABLESHOT_RECORD=failed): it lies outside of the run's folder, where "
        + "'accept' writes nothing"

    /// What a tolerance, or what is not compared, has let pass.
    static func passed(_ snapshot: RunSnapshot) -> String {
        guard !snapshot.differsOnlyWhereIgnored else {
            return "matches; it differs only where nothing is compared"
        }
        let pixels = snapshot.numbers.flatMap { numbers in
            numbers.count > 0 ? "\(numbers.count) of \(numbers.total) px" : nil
        }
        let words = [pixels, snapshot.tolerance].compactMap(\.self)
        return "matches within its tolerance (\(words.joined(separator: "; ")))"
    }

    /// A name or path with a stand-in for line ends: files may be called so.
    static func onOneLine(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { CharacterSet.newlines.contains($0) ? "\u{FFFD}" : $0 }))
    }

    /// Places listed of one snapshot; the files show all.
    static let placeLimit = 10

    /// The command that accepts one snapshot, to be pasted into a shell.
    public static func command(_ accept: String, for snapshot: RunSnapshot) -> String {
        "\(accept) --filter \(ShellWord("^" + pattern(for: snapshot) + "$"))"
    }

    /// The regular expression that finds a snapshot's name.
    public static func pattern(for snapshot: RunSnapshot) -> String {
        regexQuoted(snapshot.name)
    }

    /// A text that a regular expression finds as it is.
    static func regexQuoted(_ text: String) -> String {
        text.map { "\\.^$|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    /// How many snapshots have which verdict, and how to accept what failed.
    public func summary(of results: RunResults) -> [String] {
        let counts = SnapshotVerdict.allCases.compactMap { verdict -> String? in
            let count = results.snapshots.count { $0.verdict == verdict && !$0.isBroken }
            return count > 0 ? "\(count) \(verdict.rawValue)" : nil
        }
        let broken = results.snapshots.count(where: \.isBroken) + results.problems.count
        let words = counts + (broken > 0 ? [counted(broken, "error")] : [])
        let total = results.snapshots.count - results.count(of: .obsolete)
        let shard = results.shard.map { ", shard \($0)" } ?? ""
        let end = results.isComplete ? "" : "; the run was ended early"
        var lines = [
            "\(counted(total, "snapshot"))\(shard): "
                + (words.isEmpty ? "nothing to do" : words.joined(separator: ", ")) + end
        ]
        let kept = results.snapshots.filter {
            $0.verdict.isFailure && $0.artifacts.actual != nil
        }
        // All or nothing: with one that it refuses, it accepts none.
        if !kept.isEmpty, kept.allSatisfy(Self.canBeAccepted) {
            lines.append("to accept all that failed: \(acceptCommand)")
        }
        if results.count(of: .obsolete) > 0 {
            lines.append("to remove what is obsolete: \(pruneCommand)")
        }
        if results.hasRecordings {
            lines.append("look at what was recorded before you commit it")
        }
        return lines
    }
}

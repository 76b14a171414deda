import Foundation
import TableDrawing

/// A report of a run as text for people.
package struct TextReport: Sendable {
    /// Folder of the run, which precedes the artifacts' paths.
    package let folder: ArtifactFolder
    /// The command that accepts results, without a filter: `tableshot accept`.
    package let acceptCommand: String
    /// The command that removes obsolete references.
    package let pruneCommand: String
    private let fontAdvice: FontAdvice

    /// - Parameter program: name of the program in commands.
    ///   - environment: variables by which commands find the run's folder.
    package init(
        folder: ArtifactFolder, program: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.folder = folder
        fontAdvice = FontAdvice(program: program)
        // A command pasted into a different shell does not have the same variables.
        let isDefault =
            folder.path == ArtifactFolder.defaultPath
            && ArtifactFolder.path(in: environment) == folder.path
        let place = ShellWord(folder.path)
        acceptCommand = "\(program) accept" + (isDefault ? "" : " --from \(place)")
        pruneCommand = "\(program) prune" + (isDefault ? "" : " \(place)")
    }

    /// Returns the lines for a snapshot, or an empty array if it matched exactly.
    package func lines(of snapshot: RunSnapshot) -> [String] {
        switch snapshot.verdict {
        case .matched:
            guard snapshot.isTolerated else { return [] }
            return ["\(Self.onOneLine(snapshot.reference)): \(Self.passed(snapshot))"]
                + (snapshot.notes ?? []).map { "  \($0)" }
        case .recorded: return ["\(Self.onOneLine(snapshot.reference)): recorded"]
        case .updated: return ["\(Self.onOneLine(snapshot.reference)): updated"]
        case .obsolete:
            return [
                "\(Self.onOneLine(snapshot.reference)): obsolete: no document or test uses the "
                    + "reference"
            ]
        case .failed, .missing: return failure(snapshot)
        }
    }

    /// Returns the lines for several snapshots.
    ///
    /// Errors in a document are reported once.
    package func lines(of snapshots: [RunSnapshot]) -> [String] {
        var diagnostics = DocumentDiagnostics()
        return snapshots.flatMap { diagnostics.unreported(of: $0).map(lines) ?? [] }
    }

    private func failure(_ snapshot: RunSnapshot) -> [String] {
        let word = snapshot.isBroken ? "error" : snapshot.verdict.rawValue
        let message = snapshot.message ?? "the snapshot differs"
        // Errors in a document state their own location.
        let hasPlace = DocumentDiagnostics.hasPlace(snapshot)
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
                "  to accept this snapshot: "
                    + (RunResults.isInside(snapshot.reference)
                        ? Self.command(acceptCommand, for: snapshot) : Self.outside))
        }
        return lines
    }

    /// Whether `accept` writes the reference.
    ///
    /// It writes only inside the run's folder.
    package static func canBeAccepted(_ snapshot: RunSnapshot) -> Bool {
        snapshot.verdict.isFailure && !snapshot.isBroken && snapshot.artifacts.actual != nil
            && RunResults.isInside(snapshot.reference)
    }

    /// Advice for a reference outside the run's folder.
    private static let outside =
        "record the reference again (-u, TABLESHOT_RECORD=failed), because 'accept' does not write "
        + "outside of the run's folder"

    /// Returns the text for differences within the tolerance or in ignored regions.
    static func passed(_ snapshot: RunSnapshot) -> String {
        guard !snapshot.differsOnlyWhereIgnored else {
            return "matches, with differences only in ignored areas"
        }
        let pixels = snapshot.numbers.flatMap { numbers in
            numbers.count > 0 ? "\(numbers.count) of \(numbers.total) px" : nil
        }
        let words = [pixels, snapshot.tolerance].compactMap(\.self)
        return "matches within its tolerance (\(words.joined(separator: "; ")))"
    }

    /// Returns a name or path with line breaks replaced, because file names may contain them.
    static func onOneLine(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { CharacterSet.newlines.contains($0) ? "\u{FFFD}" : $0 }))
    }

    /// Maximum number of listed places of a snapshot.
    ///
    /// The files show all places.
    static let placeLimit = 10

    /// Returns the command that accepts a snapshot, for pasting into a shell.
    package static func command(_ accept: String, for snapshot: RunSnapshot) -> String {
        "\(accept) --filter \(ShellWord("^" + pattern(for: snapshot) + "$"))"
    }

    /// Returns the regular expression for a snapshot's name.
    package static func pattern(for snapshot: RunSnapshot) -> String {
        regexQuoted(snapshot.name)
    }

    /// Returns a text quoted for a regular expression.
    static func regexQuoted(_ text: String) -> String {
        text.map { "\\.^$|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    /// Returns a line about failures that were recorded with other fonts, or `nil`.
    package func fontLine(about snapshots: [RunSnapshot]) -> String? {
        fontAdvice.line(about: snapshots)
    }

    /// Returns the numbers of snapshots by verdict, and the commands for accepting failures.
    package func summary(of results: RunResults) -> [String] {
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
        if let line = fontLine(about: results.snapshots) { lines.append(line) }
        let kept = results.snapshots.filter {
            $0.verdict.isFailure && $0.artifacts.actual != nil
        }
        // `accept` refuses everything if it refuses a single snapshot.
        if !kept.isEmpty, kept.allSatisfy(Self.canBeAccepted) {
            lines.append("to accept all failed snapshots: \(acceptCommand)")
        }
        if results.count(of: .obsolete) > 0 {
            lines.append("to remove obsolete references: \(pruneCommand)")
        }
        if results.hasRecordings {
            lines.append("check the recorded references before you commit them")
        }
        return lines
    }
}

/// A word of a shell command, quoted only if necessary.
package struct ShellWord: Sendable, Hashable, CustomStringConvertible {
    /// The word as typed in a shell, with single quotes if necessary.
    package let description: String

    /// Creates a word of a text without quotes.
    package init(_ text: String) {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
                || "/._-+=:@,%".utf8.contains(byte)
        }
        description =
            isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}

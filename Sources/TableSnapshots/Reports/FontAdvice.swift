import Foundation
import TableDrawing

/// The line of a report about snapshots that were recorded with other fonts.
struct FontAdvice: Sendable {
    /// Name of the program in commands.
    let program: String

    /// Name of the folder with a suite's fonts.
    static let folderName = "Fonts"
    /// Maximum number of fonts to name.
    private static let namedFonts = 4

    /// Returns a line with the fonts and the command to type, or `nil` if no failure has a
    /// difference of fonts.
    func line(about snapshots: [RunSnapshot]) -> String? {
        let failures = snapshots.filter { $0.verdict == .failed && !$0.isBroken }
        let concerned = failures.filter { $0.fontDifference != nil }
        guard !concerned.isEmpty else { return nil }
        let differences = concerned.compactMap(\.fontDifference)
        let names = Set(differences.flatMap(\.names)).sorted()
        let more = names.count > Self.namedFonts ? " and \(names.count - Self.namedFonts) more" : ""
        let fonts = names.prefix(Self.namedFonts).joined(separator: ", ") + more
        let kind =
            differences.allSatisfy(\.isOnlyDifference)
            ? "only fonts differ" : "fonts and libraries differ"
        let subject =
            failures.count == 1
            ? "the failed snapshot was"
            : "\(concerned.count) of \(failures.count) failed snapshots were"
        return
            "\(kind): \(subject) recorded with other contents of \(TextReport.onOneLine(fonts)); "
            + remedy(for: Self.suite(of: concerned))
    }

    private func remedy(for suite: String) -> String {
        let folder = suite == "." ? Self.folderName : suite + "/" + Self.folderName
        guard access(folder, F_OK) != 0 else {
            return "restore the fonts of \(folder), or accept the pictures that have its fonts"
        }
        return
            "to keep the recorded fonts for each machine, type where the snapshots were recorded: "
            + "\(program) fonts --copy \(ShellWord(folder)) \(ShellWord(suite))"
    }

    /// Returns the common folder of the documents or tests of snapshots.
    static func suite(of snapshots: [RunSnapshot]) -> String {
        let folders = snapshots.map { snapshot in
            let parts = snapshot.reference.split(separator: "/", omittingEmptySubsequences: false)
            let end = parts.lastIndex { $0 == SnapshotScope.folderName }
            return end.map { Array(parts[..<$0]) }
                ?? snapshot.document.folderPath.split(
                    separator: "/", omittingEmptySubsequences: false)
        }
        guard var common = folders.first else { return "." }
        for folder in folders.dropFirst() {
            common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
        let path = common.joined(separator: "/")
        return path.isEmpty ? "." : path
    }
}

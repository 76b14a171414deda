import CellRunning
import Foundation

/// Output of a process that drew cells.
struct CellOutput {
    /// Lines that the code printed, without empty lines.
    let lines: [Substring]
    /// Sentences about the calls that the system refused.
    let refusals: [String]
    /// Number of the row that the code filled last, or `nil` for a picture without rows.
    let lastRow: Int?
    /// Addresses of the calls that were running when the code crashed, the innermost first.
    let calls: [String]

    /// Begins the report of a refused call, which the library `CProcessReports` writes.
    private static let refusalMark = "\u{1}refused "
    /// Begins the address of a call, which the library `CProcessReports` writes.
    private static let callMark = "\u{1}call "
    /// Characters of a line that are kept.
    private static let lineLimit = 500
    /// Paths that a sentence names.
    private static let pathLimit = 5

    /// Divides an output into lines of the code and reports of refused calls.
    init(_ output: String) {
        var lines: [Substring] = []
        var paths: [String] = []
        var attributePaths: [String] = []
        var isConnecting = false
        var lastRow: Int?
        var calls: [String] = []
        for line in output.split(separator: "\n") {
            if line.hasPrefix(Self.callMark) {
                calls.append(String(line.dropFirst(Self.callMark.count)))
                continue
            }
            // The code may have printed a part of a line before a mark.
            let rowMark = line.range(of: CellRunPlan.rowMark)
            guard let mark = rowMark ?? line.range(of: Self.refusalMark) else {
                lines.append(
                    line.utf8.count > Self.lineLimit ? line.prefix(Self.lineLimit) + "…" : line)
                continue
            }
            if mark.lowerBound > line.startIndex { lines.append(line[..<mark.lowerBound]) }
            if rowMark != nil {
                lastRow = Int(line[mark.upperBound...])
                continue
            }
            let words = line[mark.upperBound...].split(separator: " ", maxSplits: 1)
            switch words.first {
            case "file":
                let path = words.count > 1 ? Self.shown(words[1]) : ""
                if !paths.contains(path) { paths.append(path) }
            case "attributes":
                let path = words.count > 1 ? String(words[1]) : ""
                if !attributePaths.contains(path) { attributePaths.append(path) }
            case "connection": isConnecting = true
            default: break
            }
        }
        self.lines = lines
        self.lastRow = lastRow
        self.calls = calls
        var refusals: [String] = []
        if !paths.isEmpty {
            refusals.append(
                "the code tried to change files outside of its temporary folder, which was refused: "
                    + "\(Self.list(paths)); write below FileManager.default.temporaryDirectory")
        }
        if !attributePaths.isEmpty {
            refusals.append(
                "the code tried to change permissions, owners, times or attributes of files, which was "
                    + "refused: \(Self.list(attributePaths)); remove the calls")
        }
        if isConnecting {
            refusals.append(
                "the code tried to open a connection to the network, which was refused; give the "
                    + "cell local data with '--with'")
        }
        self.refusals = refusals
    }

    /// Returns the first paths, and the number of the others.
    private static func list(_ paths: [String]) -> String {
        let others = paths.count - pathLimit
        return paths.prefix(pathLimit).joined(separator: ", ")
            + (others > 0 ? " and \(others) more" : "")
    }

    /// Returns a path, or the folder of a temporary file with which Foundation writes a file at once.
    private static func shown(_ path: Substring) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.last?.hasPrefix(".dat.nosync") == true else { return String(path) }
        return parts.dropLast().joined(separator: "/") + "/…"
    }
}

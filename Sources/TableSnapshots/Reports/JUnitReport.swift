import Foundation
import TableDrawing

/// A report of a run as JUnit XML.
package struct JUnitReport: Sendable {
    /// Folder of the run, which precedes the artifacts' paths.
    package let folder: ArtifactFolder

    /// Creates a report of a run with results in a folder.
    package init(folder: ArtifactFolder) { self.folder = folder }

    /// Returns the XML document of a run.
    ///
    /// Each reference is a test case of its document. Each document that could not be rendered
    /// is an error. Each unclaimed reference is a skipped test case. Warnings are the suite's
    /// output.
    package func text(of results: RunResults) -> String {
        let snapshots = results.snapshots
        let failures = snapshots.count { $0.verdict.isFailure && !$0.isBroken }
        let errors = snapshots.count(where: \.isBroken) + results.problems.count
        let skipped = snapshots.count { $0.verdict.isRecording || $0.verdict == .obsolete }
        let counts =
            "tests=\"\(snapshots.count + results.problems.count)\" "
            + "failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" "
            + "time=\"\(Self.seconds(snapshots.map(\.seconds).reduce(0, +)))\""
        let name = Self.escaped(results.shard.map { "tableshot \($0)" } ?? "tableshot")
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites \(counts)>", "  <testsuite name=\"\(name)\" \(counts)>",
        ]
        // Errors in a document are reported once, and each of its test cases is broken.
        var diagnostics = DocumentDiagnostics()
        lines += snapshots.flatMap { testCase(diagnostics.attributed($0)) }
        lines += results.problems.flatMap { problem in
            [
                "    <testcase classname=\"\(Self.escaped(problem.document))\" name=\"render\">",
                "      <error message=\"\(Self.escaped(DocumentDiagnostic.cause(in: problem.message)))\">"
                    + Self.escaped(problem.message) + "</error>", "    </testcase>",
            ]
        }
        if let warnings = results.warnings, !warnings.isEmpty {
            let text = warnings.map(\.message).joined(separator: "\n")
            lines.append("    <system-out>\(Self.escaped(text))</system-out>")
        }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    private func testCase(_ snapshot: RunSnapshot) -> [String] {
        let name =
            snapshot.kind == .picture
            ? snapshot.name : "\(snapshot.name) (\(snapshot.kind.displayName))"
        // An obsolete reference has no document.
        let owner = snapshot.verdict == .obsolete ? "obsolete" : snapshot.document
        let head =
            "    <testcase classname=\"\(Self.escaped(owner))\" "
            + "name=\"\(Self.escaped(name))\" time=\"\(Self.seconds(snapshot.seconds))\""
        switch snapshot.verdict {
        case .matched:
            // The reason for passing must be visible without the results.
            guard snapshot.isTolerated else { return [head + "/>"] }
            let lines = [TextReport.passed(snapshot)] + (snapshot.notes ?? [])
            return [
                head + ">",
                "      <system-out>\(Self.escaped(lines.joined(separator: "\n")))</system-out>",
                "    </testcase>",
            ]
        case .recorded, .updated:
            return [
                head + ">",
                "      <skipped message=\"\(snapshot.verdict.rawValue), not compared\"/>",
                "    </testcase>",
            ]
        case .obsolete:
            let message = "\(snapshot.reference): obsolete: no document or test uses the reference"
            return [
                head + ">", "      <skipped message=\"\(Self.escaped(message))\"/>",
                "    </testcase>",
            ]
        case .failed, .missing: return [head + ">"] + failure(snapshot) + ["    </testcase>"]
        }
    }

    private func failure(_ snapshot: RunSnapshot) -> [String] {
        let tag = snapshot.isBroken ? "error" : "failure"
        let message = snapshot.message ?? snapshot.verdict.rawValue
        let title = "\(snapshot.reference): \(DocumentDiagnostic.cause(in: message))"
        let details =
            [snapshot.textDifference].compactMap(\.self)
            + snapshot.regions.map { "\($0.name): \($0.count) px" }
            + (snapshot.notes ?? []) + snapshot.environmentDifference
            + [snapshot.tolerance.map { "tolerance: \($0)" }].compactMap(\.self)
        let body = (["\(snapshot.reference): \(message)"] + details).joined(separator: "\n")
        // GitLab's and Azure's readers show these attachments beside the test.
        let files = snapshot.artifacts.shown.map { "[[ATTACHMENT|\(folder.file($0))]]" }
        return [
            "      <\(tag) message=\"\(Self.escaped(title))\">\(Self.escaped(body))</\(tag)>"
        ]
            + (files.isEmpty
                ? []
                : [
                    "      <system-out>\(Self.escaped(files.joined(separator: "\n")))</system-out>"
                ])
    }

    /// Returns seconds with milliseconds, independent of the locale.
    private static func seconds(_ seconds: Double) -> String {
        let thousandths = Int(clamping: (seconds * 1_000).rounded())
        let rest = String(1_000 + thousandths % 1_000).dropFirst()
        return "\(thousandths / 1_000).\(rest)"
    }

    /// Returns a text for elements and attributes.
    ///
    /// Characters invalid in XML are replaced.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case _ where !isCharacter(scalar): result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a character is valid in XML 1.0.
    private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

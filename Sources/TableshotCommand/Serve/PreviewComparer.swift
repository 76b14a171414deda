import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The comparison of a document with its recorded pictures, by `verify` in a temporary folder.
final class PreviewComparer: @unchecked Sendable {
    private let assets: [String]
    /// Folders of fonts with priority over the standard fonts.
    private let fonts: [String]
    /// Temporary folder of the results and the report.
    private let folder: String
    private let lock = NSLock()
    // Guarded by `lock`.
    private var compared: String?

    /// - Throws: a `CommandFailure` if no temporary folder can be made.
    init(assets: [String], fonts: [String]) throws {
        self.assets = assets
        self.fonts = fonts
        folder = try Interrupts.temporaryFolder()
    }

    private var results: String { folder + "/results" }
    private var page: String { folder + "/report" }

    /// Compares a document, records nothing, and writes the report's page.
    ///
    /// - Throws: the errors of `verify`.
    func compare(_ path: String) throws -> PreviewComparison {
        try lock.withLock {
            compared = nil
            for former in [results, page] { try? FileManager.default.removeItem(atPath: former) }
            var arguments = [
                path, "--record", "never", "--output", results, "--report", page, "--quiet",
                "--reporter", "text=\(folder)/log.txt",
            ]
            for asset in assets { arguments += ["--assets", asset] }
            for font in fonts { arguments += ["--fonts", font] }
            let session = try VerifySession(VerifyCommand.parse(arguments), environment: [:])
            _ = try session.verify()
            compared = path
            let run = try RunResults.read(results)
            let failed = run.snapshots.count { $0.verdict.isFailure }
            let sentence =
                run.snapshots.isEmpty
                ? "The document has no snapshots."
                : failed == 0
                    ? "All \(run.snapshots.count) snapshots passed."
                    : "\(failed) of \(run.snapshots.count) snapshots failed."
            return PreviewComparison(
                summary: sentence, page: "index.html", canAccept: failed > 0)
        }
    }

    /// Accepts the failed snapshots of the last comparison.
    ///
    /// - Returns: the paths of the written references.
    /// - Throws: a `CommandFailure` if the document was not compared, and the errors of `accept`.
    func accept(_ path: String) throws -> [String] {
        try lock.withLock {
            guard compared == path else {
                throw CommandFailure("compare the document before accepting it", path: path)
            }
            let run = try RunResults.read(results)
            let artifacts = RunResults.folder(of: results)
            let acceptance = try Acceptance(
                run, in: artifacts, root: RunRoot(of: run, from: results)
            ) { _ in true }
            let refusals = acceptance.refusals()
            guard refusals.isEmpty else {
                throw CommandFailure(refusals.joined(separator: "\n"), path: path)
            }
            var written: [String] = []
            try acceptance.accept(lock: RunLock(in: artifacts)) { written.append($0) }
            return written
        }
    }

    /// Returns a file of the report's page, or `nil` if there is no such file.
    func reportFile(_ path: String) -> [UInt8]? {
        let file = SnapshotPlaces.normalized(page + "/" + path)
        guard let real = file.realPath, let root = page.realPath, real.hasPrefix(root + "/") else {
            return nil
        }
        return try? RegularFile.read(real, limit: 64 << 20)
    }
}

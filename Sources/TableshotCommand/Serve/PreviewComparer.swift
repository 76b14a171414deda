import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The comparison of a document with its recorded pictures, by `verify` in a temporary folder.
final class PreviewComparer: @unchecked Sendable {
    /// The served folder, outside of which no reference is written.
    private let root: String
    private let assets: [String]
    /// Folders of fonts with priority over the standard fonts.
    private let fonts: [String]
    /// Temporary folder of the results and the report.
    private let folder: String
    private let lock = NSLock()
    // Guarded by `lock`.
    private var compared: String?

    /// - Throws: a `CommandFailure` if no temporary folder can be made.
    init(root: String, assets: [String], fonts: [String]) throws {
        self.root = root
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
            return PreviewComparison(
                summary: Self.summary(of: run.snapshots), page: "index.html",
                canAccept: run.hasFailures)
        }
    }

    private static func summary(of snapshots: [RunSnapshot]) -> String {
        let (all, failed) = (snapshots.count, snapshots.count { $0.verdict.isFailure })
        let missing = snapshots.count { $0.verdict == .missing }
        switch (all, failed) {
        case (0, _): return "The document has no snapshots."
        case (1, 0): return "The snapshot passed."
        case (_, 0): return "All \(all) snapshots passed."
        case _ where missing == all: return "No reference is recorded yet."
        case _ where missing == failed: return "\(missing) of \(all) snapshots have no reference."
        default: return "\(failed) of \(all) snapshots failed."
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
            let place = try RunRoot(of: run, from: results)
            let acceptance = Acceptance(run, in: artifacts, root: place) { _ in true }
            let refusals = acceptance.refusals()
            guard refusals.isEmpty else {
                throw CommandFailure(refusals.joined(separator: "\n"), path: path)
            }
            for snapshot in run.snapshots where snapshot.verdict.isFailure {
                guard isInFolder(place.absolute(snapshot.reference)) else {
                    throw CommandFailure(
                        "a link leads out of the served folder; serve the folder that it leads to",
                        path: snapshot.reference)
                }
            }
            var written: [String] = []
            try acceptance.accept(lock: RunLock(in: artifacts)) { written.append($0) }
            return written
        }
    }

    /// Returns whether a file, or the folder that it will be in, lies in the served folder.
    private func isInFolder(_ file: String) -> Bool {
        var existing = file
        while existing.realPath == nil, !existing.isEmpty { existing = existing.folderPath }
        return DocumentSearch.contains(root.realPath ?? root, existing.realPath ?? "")
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

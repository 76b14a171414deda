import Foundation
import TableReport
import TableSnapshots
import Tableshot

/// The page that shows the pairs of a comparison for review.
///
/// The page is a report of a run whose references are the expected files.
struct DiffPage {
    /// Folder of the page.
    let folder: String

    /// - Throws: a `CommandFailure` if the folder lies within a compared folder, or has compared
    ///   files.
    init(_ folder: String, for pairs: DiffPairs) throws {
        self.folder = folder
        var protection = InputProtection()
        for root in pairs.roots {
            if DocumentSearch.isFolder(root) {
                protection.read(folder: root, "a compared folder")
            } else {
                protection.read(root, "a compared file")
            }
        }
        protection.writePage(to: folder)
        try protection.check()
    }

    /// Writes the page.
    ///
    /// - Returns: the path of the page.
    /// - Throws: a `CommandFailure` if the folder has other files than an earlier page, or an
    ///   `OutputError`.
    func write(_ report: DiffReport, _ pairs: DiffPairs) throws -> String {
        // A report reads the files of a run from a single folder, by names without links upwards.
        let links = NSTemporaryDirectory() + "/tableshot-diff-\(UUID().uuidString)"
        try OutputFolder.make(links)
        defer { try? FileManager.default.removeItem(atPath: links) }
        var snapshots: [RunSnapshot] = []
        for (index, (pair, entry)) in zip(pairs.pairs, report.entries).enumerated() {
            var snapshot = RunSnapshot(entry)
            func link(_ side: String, _ path: String?) throws -> String? {
                guard let path else { return nil }
                let name = "\(side)-\(index)"
                try FileManager.default.createSymbolicLink(
                    atPath: links + "/" + name,
                    withDestinationPath: URL(fileURLWithPath: path).path)
                return name
            }
            snapshot.artifacts = SnapshotFiles(
                expected: try link("expected", pair.expected),
                actual: try link("actual", pair.actual))
            snapshots.append(snapshot)
        }
        var results = RunResults(
            producer: "\(CommandSetting.current.name) \(CommandSetting.current.version)",
            environment: ["Expected": report.expected, "Actual": report.actual],
            policy: .never, suite: "")
        results.snapshots = snapshots
        var page = HTMLReport(results: results, artifacts: ArtifactFolder(path: links))
        page.acceptCommand = nil
        do {
            try page.write(to: folder)
        } catch let error as ReportError {
            throw CommandFailure(error.message, path: error.path)
        }
        return ArtifactFolder(path: folder).file(HTMLReport.pageName)
    }
}

extension RunSnapshot {
    /// The comparison of a pair as the snapshot of a run.
    fileprivate init(_ entry: DiffEntry) {
        let verdict: SnapshotVerdict =
            switch entry.status {
            case .same, .withinTolerance: .matched
            case .changed, .unreadable: .failed
            case .added: .missing
            case .removed: .obsolete
            }
        self.init(
            name: entry.name, document: entry.name,
            kind: entry.frames == nil ? .picture : .animation, reference: entry.name,
            verdict: verdict)
        message = entry.error
        isBroken = entry.status == .unreadable
        notes = entry.undecoded
        frames = entry.frames?.map(\.index)
        if let count = entry.count, let total = entry.total, let worst = entry.worst {
            numbers = SnapshotNumbers(count: count, total: total, worst: worst)
        }
        regions = (entry.regions ?? []).map {
            SnapshotPlace(name: $0.name ?? "\($0.frame)", count: $0.count, frame: $0.frame)
        }
    }
}

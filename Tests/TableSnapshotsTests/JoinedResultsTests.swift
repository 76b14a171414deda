import Foundation
import TableSnapshots
import TestSupport
import Testing

/// Results of a test run in many processes.
@Suite struct JoinedResultsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func results(_ group: String?, _ names: [String]) -> RunResults {
        var results = RunResults(producer: "test", environment: [:], policy: .never, suite: "a")
        results.group = group
        results.filters = ["--parallel"]
        results.scopes = [SnapshotScope(folder: "Tests", layout: .below)]
        results.snapshots = names.map { name in
            var snapshot = RunSnapshot(
                name: name, document: "Tests.swift:1", kind: .picture, reference: "\(name).png",
                verdict: .failed)
            snapshot.artifacts.actual = "\(name).actual.png"
            return snapshot
        }
        return results
    }

    private var artifacts: ArtifactFolder { ArtifactFolder(path: folder.path) }

    @Test func theResultsOfProcessesOfARunAreJoined() throws {
        let names = (0..<24).map { "price-\(100 + $0)" }
        let parts = names.map { results("7-1", [$0]) }
        let artifacts = artifacts
        DispatchQueue.concurrentPerform(iterations: parts.count) { index in
            try? parts[index].writeJoined(to: artifacts)
        }
        let whole = try RunResults.read(folder.path)
        #expect(whole.snapshots.map(\.name) == names)
        #expect(whole.scopes.count == 1 && whole.filters == ["--parallel"])
        #expect(whole.partialReason != nil, "nobody knows whether all processes ended well")
    }

    @Test func aRepeatedTestCountsOnce() throws {
        try results("7-1", ["a", "b"]).writeJoined(to: artifacts)
        var again = results("7-1", ["a"])
        again.snapshots[0].verdict = .matched
        try again.writeJoined(to: artifacts)
        let whole = try RunResults.read(folder.path)
        #expect(whole.snapshots.map(\.verdict) == [.matched, .failed])
    }

    @Test(arguments: ["8-1", nil])
    func anotherRunReplacesTheResultsAndRemovesTheFilesOfTheEarlierRun(group: String?) throws {
        _ = try folder.write([1], to: "a.actual.png")
        _ = try folder.write([1], to: "b.actual.png")
        try results("7-1", ["a", "b"]).writeJoined(to: artifacts)
        // Another process of the new run has already written this file, and is still running.
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes(
            [.modificationDate: later], ofItemAtPath: folder.file("b.actual.png"))
        try results(group, ["c"]).writeJoined(to: artifacts)
        #expect(try RunResults.read(folder.path).snapshots.map(\.name) == ["c"])
        #expect(folder.names == ["b.actual.png", "results.json"])
    }
}

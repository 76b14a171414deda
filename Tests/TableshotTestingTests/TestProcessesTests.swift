import Foundation
import TableSnapshots
import TestSupport
import Testing

@testable import TableshotTesting

@Suite struct TestProcessesTests {
    @Test func theParentProcessTellsWhetherEachTestHasItsOwnProcess() {
        func isParallel(_ words: String...) -> Bool {
            TestProcesses.isParallel(Data(words.joined(separator: "\0").utf8 + [0]))
        }
        #expect(isParallel("/usr/bin/swift-test", "--parallel", "--filter", "Cells"))
        #expect(isParallel("swift-test", "--num-workers", "4"))
        #expect(!isParallel("swift-test", "--filter", "x--parallel"))
    }

    @Test func theParentProcessTellsWhetherTestsRun() {
        func isTestRun(_ words: String...) -> Bool {
            TestProcesses.isTestRun(Data(words.joined(separator: "\0").utf8 + [0]))
        }
        #expect(isTestRun("/usr/bin/swift-test", "--filter", "x"))
        #expect(isTestRun("/opt/swift/usr/bin/swift", "test"))
        #expect(!isTestRun("/usr/bin/swift", "build"))
        #expect(!isTestRun("bash", "-c", "test"))
        #expect(!isTestRun())
    }

    @Test func theReferencesOfTheOtherFrameworkAreFound() throws {
        let folder = try TemporaryFolder()
        var results = RunResults(producer: "", environment: [:], policy: .never, suite: "")
        results.root = "/package"
        results.testRun = "7-1"
        results.snapshots = [
            RunSnapshot(
                name: "a", document: "Cells/A.swift:3", kind: .picture,
                reference: "Tests/__Snapshots__/A/a.png", verdict: .matched)
        ]
        let artifacts = ArtifactFolder(path: folder.path)
        try results.write(to: artifacts, lock: RunLock(in: artifacts))
        let claimed = "/package/Tests/__Snapshots__/A/a.png"
        let neighbours = NeighbourReferences(in: folder.path, run: "7-1")
        #expect(neighbours.place(of: claimed) == "Cells/A.swift:3")
        #expect(neighbours.place(of: claimed.uppercased()) == "Cells/A.swift:3")
        #expect(neighbours.place(of: "/package/Tests/__Snapshots__/A/b.png") == nil)
        #expect(NeighbourReferences(in: folder.path, run: "7-2").place(of: claimed) == nil)
        #expect(NeighbourReferences(in: folder.path, run: nil).place(of: claimed) == nil)
        #expect(NeighbourReferences(in: "/nowhere", run: "7-1").place(of: claimed) == nil)
    }

    @Test func theStartTimeOfAProcessIsFoundForAnyName() {
        let state = "42 (a) b (c) S " + (4...30).map { "\($0)" }.joined(separator: " ")
        #expect(TestProcesses.startTime(Data(state.utf8)) == "22")
        #expect(TestProcesses.startTime(Data("42 (a".utf8)) == nil)
        #expect(TestProcesses.startTime(Data("42 (a) S 1".utf8)) == nil)
    }
}

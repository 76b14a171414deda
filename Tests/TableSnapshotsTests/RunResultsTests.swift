import Foundation
import TableImages
import Testing
import TestSupport

@testable import TableSnapshots

/// Results of runs, and decisions based on results.
@Suite struct RunResultsTests {
    private func results(shard: String? = nil, names: [String] = []) -> RunResults {
        var results = RunResults(
            producer: "test 1", environment: ["cairo": "1.16"], policy: .never, suite: "s")
        results.shard = shard.flatMap { Shard($0) }
        results.scopes = [SnapshotScope(folder: "", layout: .beside)]
        results.snapshots = names.map {
            RunSnapshot(
                name: $0, document: "\($0).yaml", kind: .picture,
                reference: "__Snapshots__/\($0).png",
                verdict: .matched)
        }
        return results
    }

    @Test(arguments: ["", "1", "1/", "/2", "0/2", "3/2", "1/2/3", "-1/2", "a/b", "1/0", "1/10001"])
    func invalidShardsAreNil(text: String) { #expect(Shard(text) == nil) }

    @Test(arguments: 1...7)
    func shardsClaimEveryPositionOnce(count: Int) throws {
        let shards = try (1...count).map { try #require(Shard(index: $0, count: count)) }
        for position in 0..<20 {
            #expect(shards.count { $0.claims(position: position) } == 1)
        }
        let sizes = shards.map { shard in (0..<20).count { shard.claims(position: $0) } }
        #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1)
    }

    @Test func resultsAreReadAsTheyWereWritten() throws {
        var results = results(shard: "2/3", names: ["a", "b"])
        results.snapshots[0].numbers = SnapshotNumbers(count: 3, total: 100, worst: 7)
        results.snapshots[0].regions = [SnapshotPlace(name: "section 0, row 1", count: 3)]
        results.snapshots[1].artifacts = SnapshotFiles(actual: "b.actual.png")
        let folder = try TemporaryFolder()
        let place = ArtifactFolder(path: folder.path)
        try results.write(to: place, lock: RunLock(in: place))
        #expect(try RunResults.read(folder.path) == results)
        #expect(try RunResults.read(place.file("results.json")) == results)
    }

    @Test func filesMissingInTheNewResultsAreRemoved() throws {
        let folder = try TemporaryFolder()
        let place = ArtifactFolder(path: folder.path)
        for name in ["deep/a.actual.png", "b.actual.png", "mine.txt"] {
            try OutputFolder.write([1], to: place.file(name))
        }
        var former = results(names: ["a", "b"])
        former.snapshots[0].artifacts.actual = "deep/a.actual.png"
        former.snapshots[1].artifacts.actual = "b.actual.png"
        try former.write(to: place, lock: RunLock(in: place))
        var now = former
        now.snapshots[0].artifacts.actual = nil
        // Another run is in progress, so no file is removed.
        let other = RunLock(in: place)
        try now.write(to: place, lock: RunLock(in: place))
        #expect(access(place.file("deep/a.actual.png"), F_OK) == 0)
        withExtendedLifetime(other) {}
    }

    @Test func aFileOfResultsIsRemovedAfterTheEndOfOtherRuns() throws {
        let folder = try TemporaryFolder()
        let place = ArtifactFolder(path: folder.path)
        try OutputFolder.write([1], to: place.file("deep/a.actual.png"))
        try OutputFolder.write([1], to: place.file("mine.txt"))
        var former = results(names: ["a"])
        former.snapshots[0].artifacts.actual = "deep/a.actual.png"
        try former.write(to: place, lock: RunLock(in: place))
        try results(names: ["a"]).write(to: place, lock: RunLock(in: place))
        #expect(access(place.file("deep"), F_OK) != 0)
        #expect(access(place.file("mine.txt"), F_OK) == 0)
    }

    @Test(arguments: ["", "/a", "../a", "a/../b", "a//b", ".."])
    func pathsOutsideOfTheFolderAreNotInside(path: String) { #expect(!RunResults.isInside(path)) }

    @Test func aPathHasASingleOwnerForAllSpellings() throws {
        var registry = ReferenceRegistry()
        try registry.claim("a/B.png", by: "one")
        let error = #expect(throws: ReferenceConflict.self) {
            try registry.claim("a/b.png", by: "two")
        }
        #expect(error?.description == "both one and two claim a/b.png; rename either of them")
    }

    @Test func namesAreFilteredByBothExpressions() throws {
        let filter = SnapshotFilter(wanted: try .init("dark$"), unwanted: try .init("^old/"))
        #expect(filter.accepts("a.dark") && !filter.accepts("a.light"))
        #expect(!filter.accepts("old/a.dark"))
        #expect(SnapshotFilter().accepts(""))
        #expect(throws: (any Error).self) { try SnapshotFilter.Pattern("(") }
    }

    @Test func onlyACompleteSetOfShardsCanBeMerged() throws {
        let one = results(shard: "1/2", names: ["a", "c"])
        let two = results(shard: "2/2", names: ["b"])
        let merged = try ShardMerge([("two", two), ("one", one)]).results
        #expect(merged.snapshots.map(\.name) == ["a", "b", "c"] && merged.shard == nil)
        func message(_ parts: [ShardMerge.Part]) -> String? {
            #expect(throws: ShardMergeError.self) { try ShardMerge(parts) }?.description
        }
        #expect(message([("one", one)]) == "missing: shard 2/2; give the results of each shard")
        #expect(
            message([("x", one), ("y", one)])?.hasSuffix(
                "give shard 2/2 in place of the repeated results")
                == true)
        #expect(message([("x", results())])?.contains("whole run") == true)
        var twice = two
        twice.snapshots = one.snapshots
        #expect(message([("one", one), ("two", twice)])?.contains("claims") == true)
        var other = two
        other.suite = "t"
        #expect(
            message([("one", one), ("two", other)])?.contains("belong to different suites") == true)
    }

    @Test func theEnvironmentDiffersByName() {
        let lines = EnvironmentDifference.lines(
            ["cairo": "1.16", "old": "1"], ["cairo": "1.18", "new": "2"])
        #expect(
            lines == [
                "cairo: recorded with 1.16, here 1.18", "new: recorded with none, here 2",
                "old: recorded with 1, here none",
            ])
    }

    @Test func gitHubCommandsEscapeSpecialCharacters() {
        #expect(GitHubReport.escaped("50%\r\n::x") == "50%25%0D%0A::x")
        #expect(GitHubReport.escaped("a\u{1B}[31m\tb\u{9B}") == "a\u{FFFD}[31m\tb\u{FFFD}")
        #expect(GitHubReport.escapedProperty("a\u{1B}c") == "a\u{FFFD}c")
        #expect(GitHubReport.escapedProperty("a:b,c%\n") == "a%3Ab%2Cc%25%0A")
        var results = RunResults(producer: "test", environment: [:], policy: .never, suite: "a")
        results.problems = [
            RunProblem(
                document: "a.yaml",
                message: """
                    a.yaml:3:27: error: no file "b.png"
                      rows: [{image: b.png}]
                                     ^~~~~
                    a.yaml:4:1: warning: more
                    note: see line 3
                    """),
            RunProblem(document: "b.yaml", message: "b.yaml: warning: nothing is shown"),
        ]
        #expect(
            GitHubReport().lines(of: results) == [
                "::error file=a.yaml,line=3,col=27::no file \"b.png\""
                    + "%0A  rows: [{image: b.png}]%0A                 ^~~~~",
                "::warning file=a.yaml,line=4,col=1::more%0Anote: see line 3",
                "::warning file=b.yaml::nothing is shown",
            ])
    }

    @Test func annotationsNameFilesRelativeToTheRepository() {
        var results = RunResults(producer: "test", environment: [:], policy: .never, suite: "a")
        results.root = "/srv/ci/app/Screens"
        results.problems = [
            RunProblem(document: "sub/a.yaml", message: "sub/a.yaml:3:2: error: b"),
            RunProblem(document: "../c.yaml", message: "c"),
            RunProblem(document: "/elsewhere/d.yaml", message: "d"),
        ]
        let report = GitHubReport(workspace: "/srv/ci/app/")
        #expect(
            report.lines(of: results) == [
                "::error file=Screens/sub/a.yaml,line=3,col=2::b",
                "::error file=c.yaml::c", "::error file=/elsewhere/d.yaml::d",
            ])
        #expect(
            GitHubReport().lines(of: results)[0]
                == "::error file=sub/a.yaml,line=3,col=2::b")
    }

    @Test func charactersOutsideOfXMLAreReplaced() {
        #expect(
            JUnitReport.escaped("a<&>\"\u{0}\u{1B}\n")
                == "a&lt;&amp;&gt;&quot;\u{FFFD}\u{FFFD}&#10;")
    }

    @Test func theAcceptCommandMatchesASingleNameInAnyShell() throws {
        let snapshot = RunSnapshot(
            name: "it's (a).dark", document: "", kind: .picture, reference: "", verdict: .failed)
        let command = TextReport.command("tableshot accept", for: snapshot)
        #expect(command == #"tableshot accept --filter '^it'\''s \(a\)\.dark$'"#)
    }

    @Test(arguments: [
        (SnapshotKind.picture, "png", "a.dark.actual.png", "a.dark.difference.png"),
        (.animation, "apng", "a.dark.actual.apng", "a.dark.apng.difference.png"),
        (.renderTree, "tree.txt", "a.dark.tree.actual.txt", "a.dark.tree.difference.png"),
        (.text, "md", "a.dark.actual.md", "a.dark.difference.png"),
    ])
    func artifactsAreNamedAfterTheirReferences(
        kind: SnapshotKind, ending: String, actual: String, difference: String
    ) {
        let snapshot = RunSnapshot(
            name: "S/a.dark", document: "", kind: kind,
            reference: "S/__Snapshots__/a.dark.\(ending)", verdict: .failed)
        #expect(ArtifactFolder.name(.actual, of: snapshot) == "S/" + actual)
        #expect(ArtifactFolder.name(.difference, of: snapshot) == "S/" + difference)
        #expect(ArtifactFolder.name(.frames, of: snapshot).hasSuffix(".frames.json"))
    }
}

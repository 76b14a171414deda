import Foundation
import Testing

/// Candidates among the references of tests, and their removal.
@Suite struct TestPruneTests {
    private static let folder = "Tests/Cells/__Snapshots__"

    /// Runs `body` in a package with references of two test files, of a test file without
    /// snapshots, and of a deleted test file.
    private func package(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("Package.swift", "")
            try scratch.file("Tests/Cells/Price.swift", Self.source)
            try scratch.file("Tests/Cells/Other.swift", "import Testing")
            try scratch.file("a.table.yaml", VerifyRuns.document("A"))
            let command = Command(in: scratch.url)
            #expect(try command.run("render", "a.table.yaml", "-o", "a.png").status == 0)
            for name in [
                "Price/now.png", "Price/old.dark.png", "Other/kept.png", "Gone/a.png",
                "Gone/a.apng",
            ] { try scratch.file("\(Self.folder)/\(name)", scratch.contents("a.png")) }
            try scratch.file("\(Self.folder)/Price/old.dark.tree.txt", "table (0 0 1 1)")
            try body(runs)
        }
    }

    private static let source = """
        // Tests of prices.
        @Test func price() {
            assertSnapshot(of: cell, as: .image(width: 320), named: "now")
        }
        """

    /// Writes results of a run of all tests.
    private func results(
        _ runs: VerifyRuns, passed: Bool? = true, directories: [String] = [], filters: [String] = []
    ) throws {
        let claims = ["\(Self.folder)/Price/now.png"] + directories.map { "\($0)/now.png" }
        func list(_ items: [some Any]) -> String {
            "[" + items.map { "\"\($0)\"" }.joined(separator: ",") + "]"
        }
        let snapshots = claims.map {
            """
            {"name": "Price/now", "document": "Cells/Price.swift:3", "kind": "picture",
             "reference": "\($0)", "verdict": "matched", "isBroken": false, "regions": [],
             "environmentDifference": [], "artifacts": {}, "seconds": 0}
            """
        }
        try runs.scratch.file(
            ".tableshot/swift-testing/results.json",
            """
            {"schemaVersion": 3, "root": "", "documents": [], "producer": "TableshotTesting", "environment": {},
             "policy": "never", "filters": \(list(filters)), "isComplete": true, "suite": "",
             "scopes": [], "problems": [], \(passed.map { "\"hasPassed\": \($0)," } ?? "")
             "sources": [{"path": "Tests/Cells/Price.swift", "folder": "\(Self.folder)/Price",
                          "directories": \(list(directories))}],
             "snapshots": [\(snapshots.joined(separator: ","))]}
            """)
    }

    private static let orphans = ["\(folder)/Gone/a.apng", "\(folder)/Gone/a.png"]
    private static let old = [
        "\(folder)/Price/old.dark.png", "\(folder)/Price/old.dark.tree.txt",
    ]

    private func lines(_ run: Command.Outcome) -> [String] {
        run.text.split(separator: "\n").map(String.init)
    }

    /// Candidates and their reasons.
    private func candidates(_ run: Command.Outcome) -> [String] {
        run.errors.split(separator: "\n").filter { $0.hasPrefix("candidate: ") }
            .map { String($0.dropFirst("candidate: ".count)) }
    }

    private static let all = orphans + ["\(folder)/Other/kept.png"] + old

    @Test func unclaimedReferencesAreCandidatesUntilForced() throws {
        try package { runs in
            try results(runs)
            for (line, status) in [("--check", 1), ("", 0)] {
                let run = try runs.run("prune .tableshot/swift-testing \(line)")
                #expect(run.status == status && run.text == "")
                let found = candidates(run)
                #expect(
                    found.map { String($0.prefix { $0 != ":" }) } == Self.all, "\(found)")
                #expect(found.first?.hasSuffix("is missing or has another name now") == true)
                #expect(
                    found.contains {
                        $0.contains(
                            "kept.png: no test of Tests/Cells/Other.swift has claimed a reference")
                    })
                #expect(
                    found.last?.contains(
                        ": no test of Tests/Cells/Price.swift has claimed the reference; ")
                        == true)
                #expect(run.errors.contains("5 candidates: check the list"), "\(run.errors)")
            }
            let check = try runs.run("prune .tableshot/swift-testing --check --force")
            #expect(check.status == 1 && lines(check) == Self.all)
            #expect(runs.recorded(Self.folder + "/Price").count == 3)
            let forced = try runs.run("prune .tableshot/swift-testing --force")
            #expect(forced.status == 0 && lines(forced) == Self.all, "\(forced.errors)")
            #expect(runs.recorded(Self.folder).keys.sorted() == ["Price"])
            #expect(runs.recorded(Self.folder + "/Price").keys.sorted() == ["now.png"])
            let rest = try runs.run("prune .tableshot/swift-testing --check")
            #expect(rest.status == 0 && rest.errors.contains("no file is obsolete"))
        }
    }

    @Test func aRunWithAFailedTestPreventsTheRemoval() throws {
        try package { runs in
            try results(runs, passed: false)
            #expect(candidates(try runs.run("prune .tableshot/swift-testing")).count == 5)
            let run = try runs.run("prune .tableshot/swift-testing --force")
            #expect(run.status == 2 && run.text == "")
            #expect(run.errors.contains("a test has failed"), "\(run.errors)")
            #expect(runs.recorded(Self.folder + "/Price").count == 3)
            // Other systems do not know the results of the tests.
            try results(runs, passed: nil)
            #expect(try runs.run("prune .tableshot/swift-testing --force").status == 0)
        }
    }

    @Test func aCandidateNewerThanTheRunRemains() throws {
        try package { runs in
            try results(runs)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: 60)],
                ofItemAtPath: runs.scratch.path("\(Self.folder)/Price/old.dark.png"))
            let run = try runs.run("prune .tableshot/swift-testing --force")
            #expect(run.status == 2 && run.errors.contains("old.dark.png was written after"))
            #expect(runs.recorded(Self.folder).count == 3)
            #expect(try runs.run("prune .tableshot/swift-testing").status == 0)
        }
    }

    @Test func aRunOfSomeTestsIsAnError() throws {
        try package { runs in
            try results(runs, filters: ["--filter price"])
            let run = try runs.run("prune .tableshot/swift-testing")
            #expect(run.status == 2 && run.errors.contains("the run had filters: --filter price"))
            #expect(runs.recorded(Self.folder).count == 3)
        }
    }

    @Test func recordingsOfOtherToolsAreKept() throws {
        try package { runs in
            try Command.python([
                "-c",
                "from PIL import Image; import sys; Image.new('RGB', (4, 4)).save(sys.argv[1])",
                runs.scratch.path("\(Self.folder)/Gone/other.1.png"),
            ])
            try runs.scratch.file("\(Self.folder)/Gone/other.1.txt", "x")
            try results(runs)
            let run = try runs.run("prune .tableshot/swift-testing --force")
            #expect(lines(run) == Self.all)
            #expect(run.errors.contains("other.1.png and 1 more: the files have no stamp"))
            #expect(runs.recorded(Self.folder + "/Gone").count == 2)
        }
    }

    @Test func aFolderOfDocumentsContainsNoReferencesOfTests() throws {
        try package { runs in
            // `verify --snapshots` mirrors folders of documents there.
            try runs.scratch.file("Tests/Cells/Gone/inbox.table.yaml", "")
            try results(runs)
            let run = try runs.run("prune .tableshot/swift-testing --force")
            #expect(lines(run) == Array(Self.all.dropFirst(2)))
            #expect(
                run.errors.contains("Gone/a.apng and 1 more: the files may belong to documents in"))
        }
    }

    @Test func referencesInASharedFolderAreCandidates() throws {
        try package { runs in
            #expect(try runs.run("verify --snapshots recorded").status == 3)
            let picture = runs.scratch.contents("recorded/a.png")
            for name in ["now", "stale"] { try runs.scratch.file("Shared/\(name).png", picture) }
            // Rendered pictures, and texts of any kind, may have other purposes.
            try runs.scratch.file("Shared/rendered.png", runs.scratch.contents("a.png"))
            try runs.scratch.file("Shared/notes.txt", "notes")
            try results(runs, directories: ["Shared"])
            let run = try runs.run("prune .tableshot/swift-testing")
            let found = candidates(run)
            #expect(found.count == 6)
            #expect(
                found.first
                    == "Shared/stale.png: no test has claimed the reference; other tests may also "
                    + "have references in Shared", "\(found)")
            #expect(
                run.errors.contains("kept: Shared/notes.txt and 1 more: the files have no stamp"))
        }
    }

    @Test func aReferenceThatADocumentReadsIsNotACandidate() throws {
        try package { runs in
            try runs.scratch.file(
                "a.table.yaml",
                VerifyRuns.document("A").replacingOccurrences(
                    of: "text: A", with: "text: A, image: \(Self.folder)/Price/old.dark.png"))
            #expect(try runs.run("verify").status == 3)
            try results(runs)
            let run = try runs.run("prune .tableshot .tableshot/swift-testing --force")
            #expect(!lines(run).contains("\(Self.folder)/Price/old.dark.png"), "\(run.text)")
            #expect(
                run.errors.contains("old.dark.png: a.table.yaml reads the file"), "\(run.errors)")
        }
    }
}

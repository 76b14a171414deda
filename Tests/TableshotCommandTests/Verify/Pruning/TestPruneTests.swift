import Foundation
import Testing

/// Which references of tests are removed, and which are kept because nobody knows.
@Suite struct TestPruneTests {
    private static let folder = "Tests/Cells/__Snapshots__"

    /// A package with the references of two files of tests, of one that has claimed nothing, and of
    /// one that is gone.
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

    /// Writes what a run of all tests has found.
    private func results(
        _ runs: VerifyRuns, passed: Bool? = true, lines: [Int] = [3],
        directories: [String] = [], filters: [String] = []
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
                          "directories": \(list(directories)),
                          "lines": \(lines)}],
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

    @Test func whatNoTestClaimsIsRemovedWhereAllTestsHaveRun() throws {
        try package { runs in
            try results(runs)
            let check = try runs.run("prune .tableshot/swift-testing --check")
            #expect(check.status == 1)
            #expect(lines(check) == Self.orphans + Self.old)
            #expect(
                check.errors.contains(
                    "kept: \(Self.folder)/Other/kept.png: no test of Tests/Cells/Other.swift has "
                        + "claimed anything in this run"), "\(check.errors)")
            #expect(try runs.run("prune .tableshot/swift-testing").status == 0)
            #expect(runs.recorded(Self.folder + "/Price").keys.sorted() == ["now.png"])
            #expect(runs.recorded(Self.folder).keys.sorted() == ["Other", "Price"])
            #expect(runs.recorded(Self.folder + "/Other").count == 1)
            #expect(try runs.run("prune .tableshot/swift-testing --check").status == 0)
        }
    }

    /// What may have kept a test from its assertion keeps the references of its file.
    @Test(arguments: [
        ("failed", "a test has failed"), ("unknown", "does not tell"),
        ("unreached", "Price.swift:5: no test has come to this assertion"),
        ("skipped", "Price.swift:5: .disabled may skip a test"),
        ("changed", "was changed after the run"),
        ("handed", "has these names still"), ("chosen", "has these names still"),
    ])
    func whatMayBeClaimedIsKept(_ kind: String, _ reason: String) throws {
        try package { runs in
            let path = "Tests/Cells/Price.swift"
            switch kind {
            case "unreached":
                try runs.scratch.file(
                    path, Self.source + "\nassertSnapshot(of: 1, named: \"old\\(i)\")")
            case "skipped":
                try runs.scratch.file(path, Self.source + "\n@Test(.disabled()) func old() {}")
            case "chosen":
                try runs.scratch.file(
                    path,
                    Self.source.replacingOccurrences(
                        of: "\"now\"", with: "isOld ? \"old\" : \"now\""))
            case "handed":
                try runs.scratch.file(path, "check(\"now\"); check(\"old\")")
            default: break
            }
            try results(runs, passed: kind == "failed" ? false : kind == "unknown" ? nil : true)
            if kind == "changed" {
                let date = Date(timeIntervalSinceNow: 60)
                try FileManager.default.setAttributes(
                    [.modificationDate: date], ofItemAtPath: runs.scratch.path(path))
            }
            let run = try runs.run("prune .tableshot/swift-testing")
            #expect(run.status == 0)
            #expect(lines(run) == Self.orphans, "files that are gone claim nothing in any case")
            #expect(run.errors.contains("old.dark.png and 1 more: "), "\(run.errors)")
            #expect(run.errors.contains(reason), "\(run.errors)")
            #expect(runs.recorded(Self.folder + "/Price").count == 3)
        }
    }

    @Test func aRunOfSomeTestsIsRefused() throws {
        try package { runs in
            try results(runs, filters: ["--filter price"])
            let run = try runs.run("prune .tableshot/swift-testing")
            #expect(run.status == 2 && run.errors.contains("narrowed down by --filter price"))
            #expect(runs.recorded(Self.folder).count == 3)
        }
    }

    @Test func whatOthersHaveRecordedIsKept() throws {
        try package { runs in
            try Command.python([
                "-c",
                "from PIL import Image; import sys; Image.new('RGB', (4, 4)).save(sys.argv[1])",
                runs.scratch.path("\(Self.folder)/Gone/other.1.png"),
            ])
            try runs.scratch.file("\(Self.folder)/Gone/other.1.txt", "x")
            try results(runs)
            let run = try runs.run("prune .tableshot/swift-testing")
            #expect(lines(run) == Self.orphans + Self.old)
            #expect(run.errors.contains("other.1.png and 1 more: nothing in them says"))
            #expect(runs.recorded(Self.folder + "/Gone").count == 2)
        }
    }

    @Test func aFolderOfDocumentsIsNoTests() throws {
        try package { runs in
            // `verify --snapshots` mirrors folders of documents there.
            try runs.scratch.file("Tests/Cells/Gone/inbox.table.yaml", "")
            try results(runs)
            #expect(lines(try runs.run("prune .tableshot/swift-testing")) == Self.old)
        }
    }

    @Test func aSharedFolderIsPrunedWhereNoOtherFileNamesIt() throws {
        try package { runs in
            #expect(try runs.run("verify --snapshots recorded").status == 3)
            let picture = runs.scratch.contents("recorded/a.png")
            for name in ["now", "stale"] { try runs.scratch.file("Shared/\(name).png", picture) }
            // What was rendered and not recorded, and any text, may be there for other reasons.
            try runs.scratch.file("Shared/rendered.png", runs.scratch.contents("a.png"))
            try runs.scratch.file("Shared/notes.txt", "notes")
            try results(runs, directories: ["Shared"])
            let all = try runs.run("prune .tableshot/swift-testing --check")
            #expect(lines(all) == ["Shared/stale.png"] + Self.orphans + Self.old)
            #expect(all.errors.contains("kept: Shared/notes.txt and 1 more: nothing in them says"))
            try runs.scratch.file("Tests/Cells/Other.swift", "let folder = \"Shared\"")
            let some = try runs.run("prune .tableshot/swift-testing --check")
            #expect(lines(some) == Self.orphans + Self.old)
            #expect(
                some.errors.contains(
                    "kept: Shared/stale.png: Tests/Cells/Other.swift names Shared, and has claimed "
                        + "nothing there"), "\(some.errors)")
        }
    }
}

import Foundation
import Testing

/// Removal of recorded files, and refusals of `prune`.
@Suite struct PruneTests {
    /// Makes two documents with references, and references without a document.
    private func suite(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "sub/b", "gone/c"] { try runs.write(name, name) }
            try runs.write("d", "D", more: "matrix: {appearance: [light, dark]}")
            _ = try runs.run("verify --render-tree")
            try FileManager.default.removeItem(atPath: scratch.path("gone/c.table.yaml"))
            try runs.write("d", "D", more: "matrix: {appearance: [light]}")
            // Other files in the folder remain.
            try scratch.file("__Snapshots__/notes.md", "notes")
            try scratch.file("__Snapshots__/MyTests/test.png", "of a test")
            try body(runs)
        }
    }

    private static let obsolete = [
        "__Snapshots__/d.dark.png", "__Snapshots__/d.dark.tree.txt", "__Snapshots__/d.light.png",
        "__Snapshots__/d.light.tree.txt", "gone/__Snapshots__/c.png",
        "gone/__Snapshots__/c.tree.txt",
    ]

    @Test func unclaimedFilesAreListedAndThenRemoved() throws {
        try suite { runs in
            #expect(try runs.run("verify").status == 3)
            let check = try runs.run("prune --check")
            #expect(check.status == 1)
            #expect(check.text == Self.obsolete.joined(separator: "\n") + "\n")
            #expect(runs.recorded("gone/__Snapshots__").count == 2)
            let run = try runs.run("prune")
            #expect(run.status == 0 && run.text == check.text)
            #expect(
                runs.recorded().keys.sorted() == [
                    "MyTests", "a.png", "a.tree.txt", "d.png", "notes.md",
                ])
            #expect(runs.recorded("gone") == [:])
            #expect(try runs.run("prune --check").status == 0)
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test(arguments: [
        ("verify --grep a", "the run had filters: --grep a"),
        ("verify --grep-invert a", "the run had filters: --grep-invert a"),
        ("verify --last-failed", "the run had filters: --last-failed"),
        ("verify --shard 1/2", "missing: shard 2/2"),
        ("verify a.table.yaml sub/b.table.yaml d.table.yaml", "the run named single"),
        ("verify --max-failures 1 --jobs 1 --record never", "the run was ended early"),
    ])
    func resultsOfAPartOfTheSuiteAreErrors(_ line: String, _ message: String) throws {
        try suite { runs in
            try runs.write("a", "changed")
            _ = try runs.run("verify --record never")
            _ = try runs.run(line)
            let run = try runs.run("prune")
            #expect(run.status == 2 && run.text == "")
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(runs.recorded("gone/__Snapshots__").count == 2)
        }
    }

    @Test func anUnreadableDocumentPreventsPruning() throws {
        try suite { runs in
            try runs.scratch.file("sub/b.table.yaml", "table: {rows: 3}")
            #expect(try runs.run("verify").status == 2)
            let run = try runs.run("prune")
            #expect(run.status == 2 && run.errors.contains("sub/b.table.yaml"))
            #expect(runs.recorded("sub/__Snapshots__").count == 2)
        }
    }

    @Test func shardsAndFoldersCountTogether() throws {
        try suite { runs in
            _ = try runs.run("verify --shard 1/2 -o one")
            _ = try runs.run("verify --shard 2/2 -o two")
            #expect(try runs.run("prune one --check").status == 2)
            let run = try runs.run("prune one two --check")
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.text == Self.obsolete.joined(separator: "\n") + "\n")
            // A run of a folder applies only to the folder.
            _ = try runs.run("verify sub")
            #expect(try runs.run("prune --check").status == 0)
        }
    }

    @Test func linkedReferencesAreFoundThroughTheirLink() throws {
        try suite { runs in
            let path = runs.scratch.path("gone/__Snapshots__")
            try FileManager.default.moveItem(atPath: path, toPath: runs.scratch.path("elsewhere"))
            try FileManager.default.createSymbolicLink(
                atPath: path, withDestinationPath: "../elsewhere")
            #expect(try runs.run("verify").status == 3)
            #expect(
                try runs.run("prune --check").text == Self.obsolete.joined(separator: "\n") + "\n")
            #expect(try runs.run("prune").status == 0)
            #expect(runs.recorded("elsewhere") == [:])
        }
    }
}

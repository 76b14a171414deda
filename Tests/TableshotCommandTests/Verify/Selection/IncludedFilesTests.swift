import Foundation
import TestSupport
import Testing

/// Documents count as changed if their included files have changed.
@Suite struct IncludedFilesTests {

    /// Makes a document with an image of a file, and a document without an image, recorded and
    /// verified.
    private func suite(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("dot.svg", Self.dot("red"))
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 60, height: 44, scale: 1}
                table:
                  rows: [{text: A, image: dot.svg}]

                """)
            try runs.write("b", "b")
            #expect(try runs.run("verify").status == 3)
            #expect(try runs.run("verify").status == 0)
            try body(runs)
        }
    }

    private static func dot(_ color: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
        <rect width="8" height="8" fill="\(color)"/></svg>
        """
    }

    @Test func pruneRejectsARunBeforeAChangeOfAnIncludedFile() throws {
        try suite { runs in
            #expect(try runs.run("prune --check").status == 0)
            try runs.scratch.file("dot.svg", Self.dot("blue"))
            let run = try runs.run("prune --check")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("a.table.yaml: error: the included file dot.svg has changed"),
                "\(run.errors)")
            #expect(try runs.run("verify -u").status == 3)
            #expect(try runs.run("prune --check").status == 0)
            try FileManager.default.removeItem(atPath: runs.scratch.path("dot.svg"))
            #expect(try runs.run("prune").status == 2)
        }
    }

    /// Runs Git in the folder of the runs.
    private func git(_ line: String, _ runs: VerifyRuns) throws {
        try Program.run(
            ["git", "-C", runs.scratch.path(""), "-c", "user.name=n", "-c", "user.email=e"]
                + line.split(separator: " ").map(String.init))
    }

    @Test func onlyDocumentsChangedSinceACommitAreVerified() throws {
        try suite { runs in
            let none = try runs.run("verify --only-changed")
            #expect(none.status == 2)
            #expect(
                none.errors.contains("'--only-changed' cannot find the changed files"),
                "\(none.errors)")
            try git("init -q", runs)
            try runs.scratch.file(".gitignore", ".tableshot/")
            try git("add -A", runs)
            try git("commit -q -m one", runs)
            let clean = try runs.run("verify --only-changed")
            #expect(clean.status == 0)
            #expect(clean.text.contains("0 snapshots: nothing to do"), "\(clean.text)")
            // An included file, a new document, and a reference.
            try runs.scratch.file("dot.svg", Self.dot("blue"))
            #expect(try runs.run("verify --only-changed").status == 1)
            #expect(try runs.results().names == ["a"])
            try runs.write("new", "n")
            #expect(try runs.run("verify --only-changed --list").text == "a\nnew\n")
            try git("checkout -q dot.svg", runs)
            try FileManager.default.removeItem(
                atPath: runs.scratch.path("__Snapshots__/b.png"))
            #expect(try runs.run("verify --only-changed --list").text == "b\nnew\n")
            try git("add -A", runs)
            try git("commit -q -m two", runs)
            #expect(try runs.run("verify --only-changed --list").text == "")
            #expect(try runs.run("verify --changed-since HEAD~1 --list").text == "b\nnew\n")
            let wrong = try runs.run("verify --changed-since nowhere")
            #expect(wrong.status == 2 && wrong.errors.contains("nowhere"), "\(wrong.errors)")
            #expect(try runs.run("prune").status == 2, "the run had a filter")
        }
    }

    @Test func anEmptySelectionPassesOnRequest() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            #expect(try runs.run("verify").status == 2)
            #expect(try runs.run("verify --pass-with-no-tests").status == 0)
            try runs.write("a", "a")
            _ = try runs.run("verify")
            #expect(try runs.run("verify --grep none").status == 2)
            #expect(try runs.run("verify --grep none --pass-with-no-tests").status == 0)
            #expect(try runs.run("verify nowhere --pass-with-no-tests").status == 2)
        }
    }
}

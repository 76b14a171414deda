import Foundation
import Testing

/// References that `accept` replaces, and refusals of `accept`.
@Suite struct AcceptTests {
    /// Runs `body` after a run with two changed documents.
    private func failed(_ body: (VerifyRuns, [String: Data]) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "b"] { try runs.write(name, "Before") }
            _ = try runs.run("verify")
            let before = runs.recorded()
            for name in ["a", "b"] { try runs.write(name, "After") }
            #expect(try runs.run("verify").status == 1)
            try body(runs, before)
        }
    }

    @Test func aFilterWithoutAMatchIsAnError() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["inbox", "outbox", "settings"] { try runs.write(name, "Before") }
            _ = try runs.run("verify")
            try runs.write("inbox", "After")
            #expect(try runs.run("verify --record never").status == 1)
            let typo = try runs.run("accept --filter inbxo")
            #expect(typo.status == 2)
            #expect(
                typo.errors == """
                    .tableshot/results.json: error: '--filter inbxo' matches no snapshot of the run; \
                    the nearest names are inbox

                    """)
            // The name of a snapshot that has not failed.
            #expect(try runs.run("accept --filter outbox").status == 0)
            #expect(try runs.run("verify --record never").status == 1)
            #expect(try runs.run("accept --filter inb").status == 0)
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test func theActualFileBecomesTheReference() throws {
        try failed { runs, before in
            let actual = runs.scratch.contents(".tableshot/a.actual.png")
            let run = try runs.run("accept")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == "__Snapshots__/a.png\n__Snapshots__/b.png\n")
            #expect(runs.recorded()["a.png"] == actual && actual != before["a.png"])
            #expect(try runs.run("verify --record never").status == 0)
            let again = try runs.run("accept")
            #expect(again.status == 0 && again.text == "")
            #expect(again.errors.contains("no snapshot has failed in the run"))
        }
    }

    @Test func anAcceptedReferenceHasTheBytesOfARecording() throws {
        try failed { runs, _ in
            _ = try runs.run("accept")
            let accepted = runs.recorded()
            try FileManager.default.removeItem(atPath: runs.scratch.path("__Snapshots__"))
            _ = try runs.run("verify --record missing")
            #expect(runs.recorded() == accepted)
        }
    }

    @Test func aFilterAcceptsAPart() throws {
        try failed { runs, before in
            let run = try runs.run("accept --filter ^a$")
            #expect(run.status == 0)
            #expect(runs.recorded()["b.png"] == before["b.png"])
            #expect(runs.recorded()["a.png"] != before["a.png"])
            // The other snapshots can still be accepted.
            #expect(try runs.run("accept").text == "__Snapshots__/b.png\n")
        }
    }

    @Test func aMissingReferenceIsAccepted() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            #expect(try runs.run("verify --record never").status == 1)
            #expect(try runs.run("accept").status == 0)
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test func noReferenceIsAcceptedIfAReferenceHasChangedSinceTheRun() throws {
        try failed { runs, before in
            try runs.scratch.file("__Snapshots__/b.png", Data("new".utf8))
            let run = try runs.run("accept")
            #expect(run.status == 2)
            #expect(run.errors.contains("__Snapshots__/b.png: the reference has changed since"))
            #expect(run.errors.contains("no snapshot was accepted"))
            #expect(runs.recorded()["a.png"] == before["a.png"])
            #expect(runs.recorded()["b.png"] == Data("new".utf8))
        }
    }

    @Test func picturesOfADocumentThatHasChangedSinceTheRunAreNotAccepted() throws {
        try failed { runs, before in
            try runs.write("a", "Later")
            let run = try runs.run("accept")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("__Snapshots__/a.png: a.table.yaml has changed since the run"),
                "\(run.errors)")
            #expect(runs.recorded() == before)
            // The other document has not changed.
            #expect(try runs.run("accept --filter ^b$").text == "__Snapshots__/b.png\n")
            #expect(try runs.run("verify").status == 1)
            #expect(try runs.run("accept").status == 0)
        }
    }

    @Test func picturesAreNotAcceptedIfAnIncludedFileHasChangedSinceTheRun() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("rows.csv", "text\nBefore\n")
            try scratch.file(
                "a.table.yaml",
                """
                screen: {width: 60, height: 44, scale: 1}
                table: {rows: {from: rows.csv, each: {text: "{text}"}}}
                """)
            #expect(try runs.run("verify").status == 3)
            try scratch.file("rows.csv", "text\nAfter\n")
            #expect(try runs.run("verify").status == 1)
            try scratch.file("rows.csv", "text\nLater\n")
            let run = try runs.run("accept")
            #expect(run.status == 2)
            #expect(run.errors.contains("rows.csv has changed since the run"), "\(run.errors)")
        }
    }

    @Test(arguments: ["missing", "changed"])
    func missingAndChangedFilesOfTheRunAreErrors(_ what: String) throws {
        try failed { runs, before in
            let path = runs.scratch.path(".tableshot/a.actual.png")
            try FileManager.default.removeItem(atPath: path)
            if what == "changed" {
                try runs.scratch.file(".tableshot/a.actual.png", Data("else".utf8))
            }
            let run = try runs.run("accept")
            #expect(run.status == 2)
            #expect(run.errors.contains(".tableshot/a.actual.png"), "\(run.errors)")
            #expect(runs.recorded() == before)
        }
    }

    @Test func resultsCannotNameOtherFilesToWrite() throws {
        try failed { runs, before in
            let text = String(
                decoding: runs.scratch.contents(".tableshot/results.json"), as: UTF8.self)
            for path in ["../stolen.png", "/tmp/stolen.png", "a.table.yaml"] {
                try runs.scratch.file(
                    ".tableshot/results.json",
                    text.replacingOccurrences(of: "__Snapshots__/a.png", with: path))
                let run = try runs.run("accept")
                #expect(run.status == 2 && run.errors.contains(path), "\(run.errors)")
            }
            // Text references have free names and lie beside the picture references.
            let asText = text.replacingOccurrences(of: "\"picture\"", with: "\"text\"")
            #expect(asText != text)
            for path in ["a.table.yaml", "Sources/main.swift", "Makefile", "__Snapshots__/a"] {
                try runs.scratch.file(
                    ".tableshot/results.json",
                    asText.replacingOccurrences(of: "__Snapshots__/a.png", with: path))
                let run = try runs.run("accept --filter ^a$")
                #expect(run.status == 2, "\(path)")
                #expect(
                    run.errors.contains(
                        "\(path): this is not the name of a reference of the kind 'text'"),
                    "\(run.errors)")
            }
            #expect(runs.recorded() == before)
        }
    }

    @Test(arguments: ["", "{", "[]", #"{"schemaVersion": 99}"#, #"{"schemaVersion": 3}"#])
    func invalidResultsAreNamed(_ text: String) throws {
        try Scratch.with { scratch in
            try scratch.file(".tableshot/results.json", text)
            for line in ["accept", "prune", "verify --last-failed"] {
                try scratch.file("a.table.yaml", VerifyRuns.document("A"))
                let run = try VerifyRuns(scratch).run(line)
                #expect(run.status == 2)
                #expect(run.errors.contains(".tableshot/results.json: error: "), "\(run.errors)")
            }
        }
    }

    @Test func acceptRequiresARun() throws {
        try Scratch.with { scratch in
            let run = try VerifyRuns(scratch).run("accept")
            #expect(run.status == 2 && run.errors.contains("run 'verify' first"))
        }
    }
}

import Foundation
import Testing

/// Documents of a folder's suite.
@Suite struct SuiteTests {
    @Test func documentsAreFoundByAllExtensionsAndNotAmongReferences() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            try scratch.file("b.table.yml", VerifyRuns.document("B"))
            try scratch.file("c.table.json", #"{"table": {"rows": [{"text": "C"}]}}"#)
            try runs.write("__Snapshots__/old", "Old")
            try runs.write("S/__Snapshots__/deep/old", "Old")
            #expect(try runs.run("verify --list").text == "a\nb\nc\n")
            #expect(try runs.run("verify").status == 3)
            #expect(runs.recorded().keys.sorted() == ["a.png", "b.png", "c.png", "old.table.yaml"])
            #expect(try runs.run("prune --check").status == 0)
            // A document given as an argument is verified in any case.
            let named = try runs.run("verify __Snapshots__/old.table.yaml --list")
            #expect(named.text == "__Snapshots__/old\n")
            #expect(try runs.run("render . -o out").status == 0)
            try scratch.file("a.table.yml", VerifyRuns.document("Another"))
            let twice = try runs.run("verify")
            #expect(twice.status == 2)
            #expect(twice.errors.contains("a.table.yaml") && twice.errors.contains("a.table.yml"))
        }
    }

    @Test func twoDocumentsWithEqualNamesAreAnError() throws {
        try Scratch.with { scratch in
            for folder in ["S", "app/__/S"] {
                try scratch.file("\(folder)/a.table.yaml", VerifyRuns.document("A"))
            }
            let command = Command(in: scratch.url.appendingPathComponent("app"))
            #expect(try command.run("verify", "../S", "--list").text == "__/S/a\n")
            let run = try command.run("verify", "../S", "__/S")
            #expect(run.status == 2)
            #expect(run.errors.contains("claim the name __/S/a"), "\(run.errors)")
            #expect(run.errors.contains("../S/a.table.yaml"))
            #expect(access(scratch.path("S/__Snapshots__"), F_OK) != 0)
        }
    }
}

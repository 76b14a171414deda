import Foundation
import Testing

/// Runs of a part of the suite.
@Suite struct SelectionTests {
    private static let broken = "table: {rows: 3}"

    @Test func theLastFailuresIncludeUnreadableDocuments() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "b", "c"] { try runs.write(name, name) }
            _ = try runs.run("verify")
            try scratch.file("a.table.yaml", Self.broken)
            try runs.write("b", "changed")
            #expect(try runs.run("verify").status == 2)
            // The document can be read again, and its picture has changed.
            try runs.write("a", "changed")
            #expect(try runs.run("verify --last-failed").status == 1)
            #expect(try runs.results().names == ["a", "b"])
        }
    }

    @Test func aFilterKeepsTheErrorsOfItsDocuments() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "a")
            _ = try runs.run("verify")
            try scratch.file("b.table.yaml", Self.broken)
            let run = try runs.run("verify --grep ^b$")
            #expect(run.status == 2)
            #expect(run.errors.contains("b.table.yaml:1:15: error:"), "\(run.errors)")
            #expect(!run.errors.contains("no name"))
        }
    }
}

import Foundation
import Testing

/// What a run looks at when it is told to look at a part.
@Suite struct SelectionTests {
    private static let broken = "table: {rows: 3}"

    @Test func theLastFailuresIncludeWhatCouldNotBeRead() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "b", "c"] { try runs.write(name, name) }
            _ = try runs.run("verify")
            try scratch.file("a.table.yaml", Self.broken)
            try runs.write("b", "changed")
            #expect(try runs.run("verify").status == 2)
            // The document can be read again, and shows something else.
            try runs.write("a", "changed")
            #expect(try runs.run("verify --last-failed").status == 1)
            #expect(try runs.results().names == ["a", "b"])
        }
    }

    @Test func aFilterDoesNotHideTheErrorOfWhatItAsksFor() throws {
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

import Foundation
import Testing

/// Failures remain known until their snapshots are verified again.
@Suite struct LastFailedTests {
    /// Makes a folder in which two of three snapshots failed in the last run.
    private func failed(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["d1", "d2", "d3"] { try runs.write(name, name) }
            #expect(try runs.run("verify").status == 3)
            for name in ["d2", "d3"] { try runs.write(name, "other") }
            #expect(try runs.run("verify --record never").status == 1)
            try body(runs)
        }
    }

    private func failures(_ runs: VerifyRuns) throws -> [String] {
        try runs.results().snapshots.filter { $0.verdict == "failed" }.map(\.name)
    }

    @Test func aRunWithoutSelectedSnapshotsKeepsTheFailures() throws {
        try failed { runs in
            let nothing = try runs.run("verify --record never --last-failed --grep d1")
            #expect(nothing.status == 0 && nothing.text.contains("nothing to do"))
            #expect(try failures(runs) == ["d2", "d3"])
            #expect(try runs.run("verify --record never --last-failed").status == 1)
        }
    }

    @Test func aRunWithoutChangedSnapshotsKeepsTheFailures() throws {
        try failed { runs in
            let git = Process()
            git.executableURL = URL(fileURLWithPath: "/bin/sh")
            git.arguments = [
                "-c",
                "git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm a",
            ]
            git.currentDirectoryURL = runs.scratch.url
            try git.run()
            git.waitUntilExit()
            #expect(git.terminationStatus == 0)
            let nothing = try runs.run("verify --record never --only-changed -o .tableshot")
            #expect(nothing.status == 0, "\(nothing.errors)")
            #expect(try failures(runs) == ["d2", "d3"])
        }
    }

    @Test func aRunWithAMissingDocumentKeepsTheFailures() throws {
        try failed { runs in
            let run = try runs.run("verify --record never nosuch d1.table.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains("nosuch: error: there is no such file"), "\(run.errors)")
            #expect(try failures(runs) == ["d2", "d3"])
            #expect(runs.scratch.contents(".tableshot/d2.actual.png").count > 60)
        }
    }

    @Test(arguments: ["--grep d2", "--max-failures 1 --jobs 1"])
    func failuresOutsideOfTheSelectionAreKept(_ options: String) throws {
        try failed { runs in
            let part = try runs.run("verify --record never --last-failed \(options)")
            #expect(part.status == 1)
            #expect(try runs.results().names.contains("d2"))
            #expect(try runs.run("verify --record never --last-failed").status == 1)
            #expect(try runs.results().names == ["d2", "d3"], "d3 was left out and has failed")
            try runs.write("d2", "d2")
            try runs.write("d3", "d3")
            #expect(try runs.run("verify --record never --last-failed").status == 0)
            #expect(try runs.run("verify --record never --last-failed").text.contains("nothing"))
        }
    }
}

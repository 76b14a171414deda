import Foundation
import Testing

/// All commands read the run folder that environment variables name.
@Suite struct RunFolderTests {
    @Test(arguments: [
        (["SNAPSHOT_ARTIFACTS": "failures"], "failures"),
        (["TEST_UNDECLARED_OUTPUTS_DIR": "outputs"], "outputs"),
        (
            ["SNAPSHOT_ARTIFACTS": "failures", "TEST_UNDECLARED_OUTPUTS_DIR": "outputs"],
            "failures"
        ),
        (["SNAPSHOT_ARTIFACTS": ""], ".tableshot"),
    ])
    func allCommandsUseTheVariablesOfTheRunFolder(
        _ variables: [String: String], _ folder: String
    ) throws {
        try Scratch.with { scratch in
            var runs = VerifyRuns(scratch)
            runs.environment.merge(variables) { $1 }
            for name in ["a", "b"] { try runs.write(name, "Before") }
            #expect(try runs.run("verify").status == 3)
            #expect(scratch.names.contains(folder))
            try runs.write("a", "After")
            #expect(try runs.run("verify").status == 1)
            let report = try runs.run("report")
            #expect(report.status == 0 && report.text == "\(folder)/report/index.html\n")
            let typo = try runs.run("accept --filter none")
            #expect(typo.errors.hasPrefix("\(folder)/results.json: error: "), "\(typo.errors)")
            let accept = try runs.run("accept")
            #expect(accept.status == 0, "\(accept.errors)")
            #expect(accept.text == "__Snapshots__/a.png\n")
            #expect(try runs.run("verify --last-failed --pass-with-no-tests").status == 0)
            try FileManager.default.removeItem(atPath: scratch.path("b.table.yaml"))
            #expect(try runs.run("verify").status == 0)
            let prune = try runs.run("prune --check")
            #expect(prune.status == 1 && prune.text == "__Snapshots__/b.png\n", "\(prune.errors)")
        }
    }

    @Test func thePrintedCommandNamesTheFolderIfAVariableNamesAnother() throws {
        try Scratch.with { scratch in
            var runs = VerifyRuns(scratch)
            runs.environment["SNAPSHOT_ARTIFACTS"] = "failures"
            try runs.write("a", "A")
            let run = try runs.run("verify --record never -o .tableshot")
            let command = "tableshot accept --from .tableshot --filter "
            #expect(run.text.contains(command), "\(run.text)")
            #expect(try runs.run("accept --from .tableshot").status == 0)
        }
    }
}

import Foundation
import Testing

/// Shards of a suite, and the merge of their results.
@Suite struct ShardTests {
    /// Makes seven snapshots of six documents.
    ///
    /// One document cannot be read.
    private func suite(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "b", "sub/c", "sub/d", "e"] { try runs.write(name, name) }
            try runs.write("f", "F", more: "matrix: {appearance: [light, dark]}")
            try body(runs)
        }
    }

    private static let names = ["a", "b", "e", "f.dark", "f.light", "sub/c", "sub/d"]

    @Test(arguments: [1, 2, 3, 5, 9])
    func eachSnapshotBelongsToASingleShard(_ count: Int) throws {
        try suite { runs in
            var claimed: [String] = []
            for index in 1...count {
                let run = try runs.run("verify --list --shard \(index)/\(count)")
                #expect(run.status == 0)
                let names = run.text.split(separator: "\n").map(String.init)
                #expect(abs(names.count - Self.names.count / count) <= 1)
                claimed += names
            }
            #expect(claimed.sorted() == Self.names)
        }
    }

    @Test func anUnreadableDocumentBelongsToASingleShard() throws {
        try suite { runs in
            try runs.scratch.file("bad.table.yaml", "table: {rows: 3}")
            let statuses = try (1...3).map { try runs.run("verify --shard \($0)/3").status }
            #expect(statuses.sorted() == [2, 3, 3])
        }
    }

    @Test func aShardWithoutSnapshotsRemovesTheResultsOfAnEarlierRun() throws {
        try suite { runs in
            _ = try runs.run("verify")
            func names(_ filter: String) throws -> [String] {
                try (1...2).flatMap { index in
                    _ = try runs.run(
                        "verify --record never \(filter) --shard \(index)/2 -o r/\(index)")
                    return try runs.results("r/\(index)").names
                }
            }
            #expect(try names("").sorted() == Self.names)
            // A document belongs to a single shard. The other shard has no snapshots.
            #expect(try names("--grep ^sub/c$") == ["sub/c"])
        }
    }

    @Test(arguments: ["verify --grep", "verify --grep-invert", "accept --filter"])
    func anEmptyPatternIsAnError(_ command: String) throws {
        try suite { runs in
            let words = command.split(separator: " ").map(String.init)
            let run = try Command(in: runs.scratch.url).run(words + [""])
            #expect(run.status == 64 && run.errors.contains("is empty"), "\(run.errors)")
        }
    }

    @Test func theVariablesOfBazelAreSupported() throws {
        try suite { runs in
            var runs = runs
            _ = try runs.run("verify")
            var claimed: [String] = []
            for index in 0..<2 {
                let out = runs.scratch.path("outputs\(index)")
                runs.environment = [
                    "PATH": "/usr/bin:/bin", "TEST_SHARD_INDEX": "\(index)",
                    "TEST_TOTAL_SHARDS": "2",
                    "TEST_SHARD_STATUS_FILE": runs.scratch.path("status\(index)"),
                    "TEST_UNDECLARED_OUTPUTS_DIR": out,
                    "XML_OUTPUT_FILE": runs.scratch.path("xml/\(index).xml"),
                ]
                let run = try runs.run("verify --record never")
                #expect(run.status == 0, "\(run.errors)")
                let results = try runs.results("outputs\(index)")
                #expect(results.shard == "\(index + 1)/2")
                claimed += results.names
                #expect(runs.scratch.names.contains("status\(index)"))
                let xml = runs.scratch.contents("xml/\(index).xml")
                #expect(String(decoding: xml, as: UTF8.self).contains("<testsuites"))
            }
            #expect(claimed.sorted() == Self.names)
            runs.environment["TEST_SHARD_INDEX"] = "2"
            let run = try runs.run("verify")
            #expect(run.status == 2 && run.errors.contains("TEST_SHARD_INDEX is '2'"))
            runs.environment["TEST_SHARD_INDEX"] = "0"
            let twice = try runs.run("verify --shard 2/3")
            #expect(twice.status == 2 && twice.errors.contains("(1/2) exclude each other"))
            runs.environment["TEST_TOTAL_SHARDS"] = "abc"
            let wrong = try runs.run("verify")
            let words =
                "TEST_TOTAL_SHARDS is 'abc'; set the variable to a whole number from 1 to 10000"
            #expect(wrong.status == 2 && wrong.errors.contains(words), "\(wrong.errors)")
        }
    }

    @Test func theLastFailuresOfAShardAreNotDistributedAgain() throws {
        try suite { runs in
            try runs.scratch.file("bad.table.yaml", VerifyRuns.document("bad"))
            try runs.scratch.file("worse.table.yaml", VerifyRuns.document("worse"))
            _ = try runs.run("verify")
            for name in ["a", "b", "sub/c", "sub/d", "e", "f"] { try runs.write(name, "changed") }
            for name in ["bad", "worse"] {
                try runs.scratch.file(name + ".table.yaml", "table: {rows: 3}")
            }
            let line = "verify --record never --shard 2/3"
            #expect(try runs.run(line).status == 2)
            let failed = try runs.results()
            #expect(failed.names.count >= 2 && failed.problems.count == 1)
            #expect(try runs.run(line + " --last-failed").status == 2)
            let again = try runs.results()
            #expect(again.names == failed.names && again.shard == "2/3")
            #expect(again.problems.map(\.document) == failed.problems.map(\.document))
            let other = try runs.run("verify --record never --shard 1/3 --last-failed")
            #expect(other.status == 2)
            let words = "the last run was shard 2/3, and has no results of shard 1/3"
            #expect(other.errors.contains(words), "\(other.errors)")
            // The failures of a whole run are distributed.
            _ = try runs.run("verify --record never -o whole")
            let parts = try (1...3).map { index in
                let list = "verify -o whole --last-failed --list --shard \(index)/3"
                return try runs.run(list).text.split(separator: "\n").count
            }
            let failures = try runs.results("whole").snapshots.count {
                ["failed", "missing"].contains($0.verdict)
            }
            #expect(parts.reduce(0, +) == failures && parts.max() == (failures + 2) / 3)
        }
    }

    @Test func foldersCanHaveNamesOfASingleLetterAndOriginsCanBeResultsFiles() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("S/a", "a")
            #expect(try runs.run("verify").status == 3)
            try runs.write("S/a", "other")
            #expect(try runs.run("verify --record never --shard 1/1 -o r").status == 1)
            for origin in ["r", "r/results.json"] {
                let merged = try runs.run("merge-reports \(origin) -o m --report m/page")
                #expect(merged.status == 1, "\(origin): \(merged.status) \(merged.errors)")
                #expect(scratch.contents("m/S/a.actual.png").count > 60)
            }
            #expect(try runs.run("report r/results.json").text == "r/report/index.html\n")
            #expect(try runs.run("merge-reports r/results.json -o r").status == 2)
            let accept = try runs.run("accept --from r/results.json")
            #expect(accept.status == 0, "\(accept.errors)")
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test func aShardWithAMissingFileIsNotMerged() throws {
        try suite { runs in
            _ = try runs.run("verify")
            for name in ["a", "b", "sub/c", "e"] { try runs.write(name, "changed") }
            for index in 1...2 {
                _ = try runs.run("verify --record never --shard \(index)/2 -o shards/\(index)")
            }
            let lost = try #require(
                try runs.results("shards/2").snapshots.last { !$0.artifacts.isEmpty }?
                    .artifacts["actual"])
            try FileManager.default.removeItem(atPath: runs.scratch.path("shards/2/" + lost))
            let run = try runs.run("merge-reports shards/1 shards/2 -o out")
            #expect(
                run.status == 2 && run.errors.contains("\(lost), which is missing"),
                "\(run.errors)")
            #expect(!runs.scratch.names.contains("out"))
        }
    }

    @Test func mergedResultsAreNotWrittenIntoAFolderOfOtherFiles() throws {
        try suite { runs in
            _ = try runs.run("verify")
            for index in 1...2 {
                _ = try runs.run("verify --record never --shard \(index)/2 -o shards/\(index)")
            }
            let merge = "merge-reports shards/1 shards/2 -o out"
            let scratch = runs.scratch
            for stranger in ["out/notes.txt", "out/results.json"] {
                try scratch.file(stranger, "{}")
                let run = try runs.run(merge)
                #expect(run.status == 2)
                let message = "out: error: the folder contains "
                #expect(run.errors.contains(message), "\(run.errors)")
                #expect(run.errors.contains("name a new or empty folder"))
                #expect(scratch.contents(stranger) == Data("{}".utf8))
                try FileManager.default.removeItem(atPath: scratch.path("out"))
            }
            try scratch.file("out", "a file")
            #expect(try runs.run(merge).errors.contains("out: error: this is a file"))
            try FileManager.default.removeItem(atPath: scratch.path("out"))
            try scratch.file("out/.gitkeep", "")
            #expect(try runs.run(merge + " --report out/report").status == 0)
            // Earlier output with a report is replaced.
            #expect(try runs.run(merge + " --report out/report").status == 0)
            // A merge without a report removes the earlier report.
            #expect(try runs.run(merge).status == 0)
            #expect(access(scratch.path("out/report"), F_OK) != 0)
            // A report in a named folder remains, and a message says that it belongs to other
            // results.
            let page = try runs.run(merge + " --report out/pages/all")
            #expect(page.status == 0 && page.errors == "", "\(page.errors)")
            let again = try runs.run(merge + " --report ./out/pages/all")
            #expect(again.status == 0 && again.errors == "", "\(again.errors)")
            let later = try runs.run(merge)
            #expect(later.status == 0)
            #expect(
                later.errors
                    == "out/pages/all: warning: the page shows other results; remove the page, or "
                    + "replace it with '--report out/pages/all'\n", "\(later.errors)")
            #expect(access(scratch.path("out/pages/all/index.html"), F_OK) == 0)
        }
    }

    @Test func mergedShardsReportObsoleteReferences() throws {
        try suite { runs in
            _ = try runs.run("verify")
            let scratch = runs.scratch
            for name in ["b", "sub/d"] {
                try FileManager.default.removeItem(atPath: scratch.path(name + ".table.yaml"))
            }
            let gone = ["__Snapshots__/b.png", "sub/__Snapshots__/d.png"]
            func shards(_ options: String = "") throws {
                for index in 1...2 {
                    let run = try runs.run(
                        "verify --record never --shard \(index)/2 -o shards/\(index)" + options)
                    #expect(run.status == 0 && !run.text.contains("obsolete"), "\(run.text)")
                }
            }
            func obsolete(_ merged: String) throws -> [String] {
                try runs.results(merged).snapshots.filter { $0.verdict == "obsolete" }
                    .map(\.reference)
            }
            try shards()
            let merge = "merge-reports shards/1 shards/2 -o "
            let run = try runs.run(merge + "m --reporter junit=junit.xml --report m/report")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try obsolete("m") == gone)
            for text in [
                run.text, String(decoding: scratch.contents("junit.xml"), as: UTF8.self),
            ] {
                for file in gone {
                    #expect(
                        text.contains("\(file): obsolete: no document or test uses the reference"),
                        "\(text)")
                }
            }
            #expect(run.text.contains("5 matched, 2 obsolete"), "\(run.text)")
            let page = String(decoding: scratch.contents("m/report/index.html"), as: UTF8.self)
            #expect(page.contains("Removed: no document or test uses the reference"))
            // From another folder of the tree, the paths are relative to the folder of the run.
            var command = Command(in: scratch.url.appendingPathComponent("sub"))
            command.environment = runs.environment
            _ = try command.run("merge-reports", "../shards/1", "../shards/2", "-o", "../n")
            #expect(try obsolete("n") == gone)
            // A single shard, and shards of a part of the suite, cannot report obsolete references.
            try shards(" --grep sub")
            #expect(try runs.run(merge + "o").text.contains("obsolete") == false)
            // Documents added later may claim the references.
            try shards()
            try runs.write("b", "b")
            let later = try runs.run(merge + "p")
            #expect(try obsolete("p").isEmpty && later.status == 0)
            #expect(
                later.errors.contains(
                    "obsolete references are not listed: b.table.yaml: error: p has no results"),
                "\(later.errors)")
        }
    }

    @Test func resultsOfAllShardsAreMergedWithTheirFiles() throws {
        try suite { runs in
            _ = try runs.run("verify")
            try runs.write("sub/c", "changed")
            for index in 1...3 {
                _ = try runs.run("verify --record never --shard \(index)/3 -o shards/\(index)")
            }
            let merge = "merge-reports shards/1 shards/2 shards/3 -o merged"
            let run = try runs.run(merge)
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.text.contains("sub/__Snapshots__/c.png: failed"))
            #expect(run.text.contains("tableshot accept --from merged --filter '^sub/c$'"))
            let results = try runs.results("merged")
            #expect(results.names.sorted() == Self.names && results.shard == nil)
            #expect(runs.scratch.contents("merged/sub/c.actual.png").count > 50)
            #expect(try runs.run("accept --from merged").status == 0)
            #expect(try runs.run("verify --record never").status == 0)

            _ = try runs.run("verify --record never --shard 1/3 -o again")
            for (line, message) in [
                ("merge-reports shards/1 shards/3 -o out", "missing: shard 2/3"),
                (
                    "merge-reports shards/1 shards/2 shards/2 shards/3 -o out",
                    "shards/2/results.json is given twice; leave the repeated results out"
                ),
                (
                    "merge-reports shards/1 again shards/3 -o out",
                    "shard 1/3 is given twice: both shards/1/results.json and again/results.json are "
                        + "results of this shard; give shard 2/3 in place of the repeated results"
                ),
                ("merge-reports shards/1 nowhere -o out", "nowhere/results.json: error: "),
                ("merge-reports .tableshot -o out", ".tableshot is a whole run, not a shard"),
            ] {
                let run = try runs.run(line)
                #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
                #expect(!runs.scratch.names.contains("out"))
            }
            // Shards of different suites.
            try runs.write("g", "G")
            _ = try runs.run("verify --record never --shard 2/3 -o shards/2")
            let other = try runs.run(merge)
            #expect(other.status == 2 && other.errors.contains("belong to different suites"))
        }
    }
}

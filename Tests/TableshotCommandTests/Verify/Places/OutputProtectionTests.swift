import Foundation
import Testing

/// Reports that would replace other files, or cannot be written.
@Suite struct OutputProtectionTests {
    private func recorded(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("Screens/a", "a")
            #expect(try runs.run("verify").status == 3)
            try body(runs)
        }
    }

    @Test(arguments: [
        ("--reporter junit=Screens/a.table.yaml", "has the name of a document"),
        ("--report-to Screens/../Screens/a.table.yaml", "has the name of a document"),
        ("--reporter json=Screens/__Snapshots__/a.png", "is a reference"),
        ("--reporter junit=new.table.yaml", "has the name of a document"),
        ("--reporter junit=link.xml", "has the name of a document"),
    ])
    func aReportReplacesNoInputOrReference(_ options: String, _ what: String) throws {
        try recorded { runs in
            let scratch = runs.scratch
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("link.xml"), withDestinationPath: "Screens/a.table.yaml")
            let files = ["Screens/a.table.yaml", "Screens/__Snapshots__/a.png"]
            let before = files.map(scratch.contents)
            let run = try runs.run("verify --record never \(options)")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("would replace this file, which \(what); give the report"),
                "\(run.errors)")
            #expect(files.map(scratch.contents) == before)
            #expect(!scratch.names.contains("new.table.yaml"))
        }
    }

    @Test func aReportDoesNotReplaceTheResults() throws {
        try recorded { runs in
            let before = runs.scratch.contents(".tableshot/results.json")
            let run = try runs.run(
                "verify --record never --reporter github=.tableshot/results.json")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("and the results of the run would be written to this file"),
                "\(run.errors)")
            #expect(runs.scratch.contents(".tableshot/results.json") == before)
        }
    }

    @Test func mergedReportsReplaceNoInputOrReference() throws {
        try recorded { runs in
            try runs.scratch.file("Screens/base.yaml", "screen: {width: 60, height: 44}\n")
            try runs.scratch.file(
                "Screens/b.table.yaml", "extends: base.yaml\ntable: {rows: [{text: b}]}\n")
            #expect(try runs.run("verify").status == 3)
            #expect(try runs.run("verify --record never --shard 1/1 -o r").status == 0)
            let results = runs.scratch.contents("r/results.json")
            for file in [
                "r/results.json", "Screens/a.table.yaml", "Screens/__Snapshots__/a.png",
                "Screens/base.yaml",
            ] {
                let run = try runs.run("merge-reports r -o m --reporter junit=\(file)")
                #expect(run.status == 2, "\(file): \(run.errors)")
            }
            #expect(runs.scratch.contents("r/results.json") == results)
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test func aLockReplacesOnlyALock() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let png = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])
            try scratch.file("a.png", png)
            try scratch.file("package.json", "{\"name\": \"a\"}")
            for file in ["a.png", "package.json"] {
                let before = scratch.contents(file)
                let run = try runs.run("doctor --lock \(file) -u")
                #expect(run.status == 2, "\(run.text)")
                #expect(
                    run.errors.contains("\(file): error: this file is not a lock"), "\(run.errors)")
                #expect(scratch.contents(file) == before)
            }
            #expect(try runs.run("doctor --lock lock.json -u").status == 3)
            let whole = scratch.contents("lock.json")
            // A truncated lock and an empty lock.
            for damaged in [whole.prefix(whole.count / 2), Data()] {
                try scratch.file("lock.json", Data(damaged))
                #expect(try runs.run("doctor --lock lock.json -u").status == 3)
                #expect(scratch.contents("lock.json") == whole)
            }
        }
    }

    @Test func aHyphenIsStandardOutput() throws {
        try recorded { runs in
            for options in ["--reporter json=-", "--reporter json --report-to -"] {
                let run = try runs.run("verify --record never \(options)")
                #expect(run.status == 0 && run.text.hasPrefix("{"), "\(run.text)\(run.errors)")
                #expect(run.errors.contains("1 snapshot: 1 matched"))
                #expect(!runs.scratch.names.contains("-"))
            }
        }
    }

    @Test func outputWithoutAReaderIsAnError() throws {
        try recorded { runs in
            var command = Command(in: runs.scratch.url)
            command.stdout = .device("/dev/full")
            let run = try command.run("verify", "--record", "never")
            #expect(run.status == 2)
            #expect(
                run.errors.components(separatedBy: "no space left").count == 2, "\(run.errors)")
        }
    }

    @Test func failuresArePrintedEvenIfResultsCannotBeWritten() throws {
        try recorded { runs in
            try FileManager.default.removeItem(atPath: runs.scratch.path(".tableshot"))
            try runs.scratch.file(".tableshot/results.json/in-the-way", "")
            let run = try runs.run("verify --record never --reporter text --reporter junit=a.xml")
            #expect(run.status == 2)
            #expect(run.errors.contains("results.json: error: cannot be written"), "\(run.errors)")
            #expect(run.text.contains("1 snapshot: 1 matched"), "\(run.text)")
            #expect(runs.scratch.contents("a.xml").count > 60)
        }
    }

    @Test func resultsInAFolderAboveAreNamed() throws {
        try recorded { runs in
            let folder = runs.scratch.url.appendingPathComponent("Screens")
            for command in [["accept"], ["report"], ["verify", "--last-failed"]] {
                let run = try Command(in: folder).run(command)
                #expect(run.status == 2)
                #expect(run.errors.contains("There are results in ../.tableshot:"), "\(run.errors)")
            }
            let accept = try Command(in: folder).run("accept", "--from", "../.tableshot")
            #expect(accept.status == 0, "\(accept.errors)")
        }
    }

    @Test func aDensityWindowRequiresADensity() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "a", more: "snapshot: {tolerance: {densityWindow: 8}}")
            let run = try runs.run("verify")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("a.table.yaml:2:39: error: 'densityWindow' is the side of"),
                "\(run.errors)")
            try runs.write(
                "a", "a", more: "snapshot: {tolerance: {densityWindow: 8, density: 0.5}}")
            #expect(try runs.run("verify").status == 3)
        }
    }

    @Test(arguments: [".tableshot", "./.tableshot/refs", "out"])
    func referencesAreNotRecordedInTheFolderOfResults(_ folder: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            let output = folder == "out" ? " -o out" : ""
            let run = try runs.run("verify --snapshots \(folder)\(output)")
            #expect(run.status == 2)
            #expect(run.errors.contains("cannot be in the folder of the results"), "\(run.errors)")
            #expect(scratch.names == ["a.table.yaml"])
        }
    }
}

import Foundation
import Testing

/// Reports for programs, read by independent parsers.
@Suite struct ReportTests {
    /// Makes a matched, a failed, a missing, a broken and an unreadable snapshot, with names and
    /// texts that every format must escape.
    private func everything(_ body: (VerifyRuns) throws -> Void) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["same", "b%0A,::a&<\"'>", "broken"] { try runs.write(name, "Before") }
            _ = try runs.run("verify --accessibility")
            try runs.write("b%0A,::a&<\"'>", "\"]]>&<\\u0007\"")
            try runs.write("new", "New")
            try scratch.file("__Snapshots__/broken.png", "none")
            try scratch.file("bad.table.yaml", "table: {rows: 3}")
            try body(runs)
        }
    }

    @Test func anIndependentParserReadsJUnit() throws {
        try everything { runs in
            let run = try runs.run(
                "verify --record never --reporter junit --report-to out/junit.xml")
            #expect(run.status == 2)
            #expect(run.text.contains("new.png: missing"))
            let text = try Command.python(["-c", Self.reader, runs.scratch.path("out/junit.xml")])
            let suite = try JSONDecoder().decode(Suite.self, from: Data(text.utf8))
            let results = try runs.results()
            #expect(suite.tests == results.snapshots.count + results.problems.count)
            #expect(suite.cases.count == suite.tests)
            #expect(suite.failures == results.snapshots.count { $0.isFailure && !$0.isBroken })
            #expect(suite.errors == 2)
            let failed = try #require(
                suite.cases.first { $0.name.hasPrefix("b%0A,::a&<\"'>") && $0.failure != nil })
            #expect(failed.classname == "b%0A,::a&<\"'>.table.yaml")
            #expect(
                suite.cases.contains { $0.output?.contains("[[ATTACHMENT|.tableshot/") == true })
            let texts = suite.cases.compactMap(\.failure)
            #expect(texts.contains { $0.contains("]]>&<") })
            #expect(suite.cases.contains { $0.classname == "bad.table.yaml" && $0.error != nil })
        }
    }

    @Test func theTextualDifferenceComesFirstInEveryReport() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "Before")
            _ = try runs.run("verify --render-tree --accessibility")
            try runs.write("a", "After")
            let run = try runs.run(
                "verify --record never --reporter junit=out/a.xml --reporter json=out/a.json "
                    + "--reporter github")
            #expect(run.status == 1)
            let expected = ["a.tree.txt", "a.accessibility.txt", "a.png"]
            #expect(
                try runs.results().snapshots.map(\.reference)
                    == expected.map { "__Snapshots__/" + $0 })
            // A single annotation for all three, because GitHub shows few annotations.
            #expect(run.text.components(separatedBy: "::error ").count == 2)
            for text in [
                run.text, String(decoding: scratch.contents("out/a.xml"), as: UTF8.self),
                String(decoding: scratch.contents("out/a.json"), as: UTF8.self),
                run.text.split(separator: "\n").filter { $0.hasPrefix("::error") }
                    .joined(separator: "\n"),
            ] {
                let places = expected.compactMap { text.firstRange(of: $0)?.lowerBound }
                #expect(places.count == 3 && places == places.sorted(), "\(text)")
            }
        }
    }

    /// An earlier warning is neither the cause of a document's failure nor an error.
    @Test func theCauseOfAFailureIsAnErrorAndWarningsAreWarnings() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            // The first mistake prevents the document from being read, the second prevents its
            // picture.
            for (name, key) in [("a", "imag"), ("b", "image")] {
                try scratch.file(
                    "\(name).table.yaml",
                    """
                    table:
                      rows:
                        - {text: A, detail: x}
                        - {text: B, \(key): no.png}
                    """)
            }
            let run = try runs.run(
                "verify --record never --reporter github --reporter junit=j.xml")
            #expect(run.status == 2)
            let xml = String(decoding: scratch.contents("j.xml"), as: UTF8.self)
            let messages = xml.components(separatedBy: "<error message=\"").dropFirst()
                .compactMap { $0.split(separator: "\"").first }
            #expect(messages.count == 2, "\(xml)")
            for message in messages { #expect(message.contains(": error: "), "\(message)") }
            let commands = run.text.split(separator: "\n").filter { $0.hasPrefix("::") }
            for (kind, place, text) in [
                ("warning", "a.table.yaml,line=3,col=25", "the style default shows no detail"),
                ("error", "a.table.yaml,line=4,col=17", "found the unknown key \"imag\""),
                ("warning", "b.table.yaml,line=3,col=25", "the style default shows no detail"),
                ("error", "b.table.yaml,line=4,col=24", "no file \"no.png\""),
            ] {
                #expect(
                    commands.contains { $0.hasPrefix("::\(kind) file=\(place)::\(text)") },
                    "\(run.text)")
            }
        }
    }

    @Test func theWarningsOfAStrictRunAreInEveryReport() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file(
                "a.table.yaml",
                """
                matrix: {appearance: [light, dark]}
                screen: {width: 60, height: 44, scale: 1}
                table: {rows: [{text: A, detail: x}]}
                """)
            #expect(try runs.run("verify").status == 3)
            // A run without `--strict` lists the warnings once for both variants.
            for line in ["--shard 1/2 -o one", "--shard 2/2 -o two"] {
                #expect(try runs.run("verify --record never " + line).status == 0)
            }
            for line in [
                "verify --record never --reporter github --reporter junit=w.xml",
                "merge-reports one two -o both --reporter github --reporter junit=w.xml",
            ] {
                let run = try runs.run(line)
                #expect(run.errors.components(separatedBy: "warning: ").count == 2, "\(run.errors)")
                let xml = String(decoding: scratch.contents("w.xml"), as: UTF8.self)
                let put = xml.components(separatedBy: "<system-out>").dropFirst()
                #expect(put.count == 1, "\(xml)")
                #expect(put.first?.hasPrefix("a.table.yaml:3:34: warning: the style") == true)
                let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("::") }
                #expect(lines.count == 1, "\(lines)")
                #expect(
                    lines.first?.hasPrefix(
                        "::warning file=a.table.yaml,line=3,col=34::the style default shows no")
                        == true, "\(lines)")
            }
            let run = try runs.run(
                "verify --record never --strict --reporter github --reporter junit=j.xml")
            #expect(run.status == 2)
            let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
            #expect(lines.count == 1 && lines[0].hasPrefix("::error file=a.table.yaml,line="))
            #expect(
                lines.first?.contains("'--strict' treats warnings as errors") == true, "\(run.text)"
            )
            #expect(run.errors.components(separatedBy: "a.table.yaml:").count == 2, "\(run.errors)")
            let xml = String(decoding: scratch.contents("j.xml"), as: UTF8.self)
            #expect(xml.contains("<error message=\"__Snapshots__/a.dark.png: a.table.yaml:"))
        }
    }

    @Test func severalReportsAreWrittenToTheirFiles() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            let run = try runs.run(
                "verify --record never --reporter json --reporter junit=a.xml --reporter "
                    + "github=notes.txt --reporter text=a.txt")
            #expect(run.status == 1)
            #expect(run.output == scratch.contents(".tableshot/results.json"))
            #expect(scratch.contents("a.xml").starts(with: "<?xml".utf8))
            #expect(scratch.contents("notes.txt").starts(with: "::error ".utf8))
            #expect(scratch.contents("a.txt").starts(with: "__Snapshots__/a.png: missing".utf8))
            let one = try runs.run("verify --record never --reporter junit --report-to b.xml")
            #expect(one.text.contains("1 missing") && !scratch.contents("b.xml").isEmpty)
            let both = try runs.run(
                "verify --record never --reporter github --reporter junit --report-to c.xml")
            #expect(both.status == 64)
            for (line, message) in [
                ("--reporter json --reporter junit", "json and junit cannot both be printed"),
                ("--reporter json --reporter github", "json and github cannot both be printed"),
                ("--reporter json=x --reporter junit=x", "two reports have the same file"),
                ("--reporter html", "html"), ("--reporter json=", "json="),
            ] {
                let run = try runs.run("verify --record never " + line)
                #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
            }
        }
    }

    private struct Suite: Decodable {
        var tests: Int
        var failures: Int
        var errors: Int
        var cases: [Case]

        struct Case: Decodable {
            var name: String
            var classname: String
            var failure: String?
            var error: String?
            var output: String?
        }
    }

    private static let reader = """
        import json, sys
        import xml.etree.ElementTree as tree
        root = tree.parse(sys.argv[1]).getroot()
        suite = root.find("testsuite")
        def text(case, name):
            found = case.find(name)
            return None if found is None else found.get("message", "") + (found.text or "")
        print(json.dumps({
            "tests": int(suite.get("tests")), "failures": int(suite.get("failures")),
            "errors": int(suite.get("errors")),
            "cases": [{"name": c.get("name"), "classname": c.get("classname"),
                       "failure": text(c, "failure"), "error": text(c, "error"),
                       "output": text(c, "system-out")} for c in suite.findall("testcase")]}))
        """

    @Test func annotationsOfGitHubAreEscapedAndHaveASingleLine() throws {
        try everything { runs in
            let run = try runs.run("verify --record never --reporter github")
            let commands = run.text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
            let results = try runs.results()
            let names = Set(results.snapshots.filter(\.isFailure).map(\.name))
            #expect(commands.count >= names.count + 1)
            let failed = try #require(
                commands.first {
                    $0.hasPrefix("::error file=b%250A%2C%3A%3Aa&<\"'>.table.yaml,title=Snapshot b%")
                })
            #expect(failed.contains("%0A"))
            #expect(commands.contains { $0.hasPrefix("::error file=bad.table.yaml,line=1,col=") })
            // Lines for people appear beside the annotations.
            #expect(run.text.contains("__Snapshots__/new.png: missing"))
        }
    }

    @Test func jSONEqualsTheResultsAndIsAloneOnStandardOutput() throws {
        try everything { runs in
            let run = try runs.run("verify --record never --reporter json")
            #expect(run.output == runs.scratch.contents(".tableshot/results.json"))
            #expect(run.errors.contains("__Snapshots__/new.png: missing"))
            #expect(try runs.results().schemaVersion == 3)
        }
    }

    @Test func theLockOfTheEnvironmentIsWrittenAndChecked() throws {
        try Scratch.with { scratch in
            var runs = VerifyRuns(scratch)
            runs.environment["CI"] = "true"
            let refused = try runs.run("doctor --lock lock.json")
            #expect(refused.status == 2 && refused.errors.contains("lock.json: error: "))
            runs.environment = ["PATH": "/usr/bin:/bin", "TABLESHOT_RECORD": "never"]
            #expect(try runs.run("doctor --lock lock.json").status == 2)
            runs.environment["TABLESHOT_RECORD"] = nil
            #expect(try runs.run("doctor --lock lock.json").status == 3)
            #expect(try runs.run("doctor --lock lock.json").status == 0)
            let text = String(decoding: scratch.contents("lock.json"), as: UTF8.self)
            let version = try #require(text.firstMatch(of: #/"cairo" : "([0-9.]+)"/#)).output.1
            try scratch.file(
                "lock.json", text.replacingOccurrences(of: "\"\(version)\"", with: "\"0.1\""))
            let changed = try runs.run("doctor --lock lock.json")
            #expect(changed.status == 1)
            #expect(
                changed.text.contains("lock.json: cairo: recorded with 0.1, here \(version)"),
                "\(changed.text)")
            #expect(try runs.run("doctor --lock lock.json -u").status == 3)
            #expect(scratch.contents("lock.json") == Data(text.utf8))
            try scratch.file("lock.json", "{}")
            #expect(try runs.run("doctor --lock lock.json").status == 2)
            // The command writes no file in CI, even with an option that requests a file.
            runs.environment["CI"] = "1"
            let update = try runs.run("doctor --lock lock.json -u")
            #expect(update.status == 2 && update.errors.contains("is not replaced if CI"))
            #expect(scratch.contents("lock.json") == Data("{}".utf8))
            runs.environment["CI"] = nil
            let lost = try runs.run("doctor --lock nowhere/lock.json")
            #expect(lost.status == 2)
            #expect(
                lost.errors.contains(
                    "nowhere/lock.json: error: the folder 'nowhere' is missing; create the folder"),
                "\(lost.errors)")
            #expect(!scratch.names.contains { $0.hasPrefix("nowhere") })
        }
    }
}

extension VerifyRuns.Results.Snapshot {
    var isFailure: Bool { verdict == "failed" || verdict == "missing" }
}

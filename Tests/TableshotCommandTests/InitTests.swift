import Foundation
import Testing

/// The command `init`.
@Suite struct InitTests {
    private static let files = [
        "settings.table.yaml", "tableshot.schema.json", "__Snapshots__/settings.png",
        ".github/workflows/tableshot.yml",
    ]

    @Test func `the new folder has a document, a picture and a workflow, and verify passes`() throws
    {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let run = try runs.run("init Screens")
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            #expect(
                run.text.hasPrefix(
                    Self.files.map { "Screens/\($0)\n" }.joined() + "\nNext commands:\n"))
            #expect(run.text.contains("\n  tableshot serve Screens "))
            #expect(run.text.contains("\n  tableshot verify Screens "))
            let verify = try runs.run("verify Screens --strict --record never")
            #expect(verify.status == 0, "\(verify.text)\(verify.errors)")
            #expect(verify.text == "1 snapshot: 1 matched\n")
            // The recorded picture equals the drawn document.
            #expect(try runs.run("render Screens -o out").status == 0)
            #expect(
                try PNGFacts(scratch.contents("out/settings.png")).pixels
                    == PNGFacts(scratch.contents("Screens/__Snapshots__/settings.png")).pixels)
            #expect(
                scratch.contents("Screens/tableshot.schema.json")
                    == (try runs.run("schema").output))
        }
    }

    @Test func `the document is valid under the schema that its first lines name`() throws {
        try Scratch.with { scratch in
            #expect(try VerifyRuns(scratch).run("init").status == 0)
            let valid = try Command.python([
                "-c",
                """
                import json, jsonschema, sys, yaml
                text = open(sys.argv[1]).read()
                name = text.split("$schema=")[1].split("\\n")[0]
                schema = json.load(open(sys.argv[2] + "/" + name))
                jsonschema.Draft202012Validator(schema).validate(yaml.safe_load(text))
                print("valid", end="")
                """, scratch.path("settings.table.yaml"), scratch.url.path,
            ])
            #expect(valid == "valid")
        }
    }

    @Test func `the workflow is at the root of the repository and verifies the folder`() throws {
        try Scratch.with { scratch in
            try scratch.file("App/.git/HEAD", "")
            try scratch.file("App/Tests/note.txt", "")
            var command = Command(in: scratch.url.appendingPathComponent("App/Tests"))
            let run = try command.run("init", "My Screens")
            #expect(run.status == 0, "\(run.errors)")
            let words = try Command.python([
                "-c",
                """
                import json, shlex, sys, yaml
                flow = yaml.safe_load(open(sys.argv[1]))
                steps = flow["jobs"]["snapshots"]["steps"]
                print(json.dumps([shlex.split(s["run"]) for s in steps if s.get("name") == "Verify"][0]))
                """, scratch.path("App/.github/workflows/tableshot.yml"),
            ])
            let line = try JSONDecoder().decode([String].self, from: Data(words.utf8))
            #expect(line.prefix(3) == ["tableshot", "verify", "Tests/My Screens"])
            // The command of the step works in the repository.
            command.folder = scratch.url.appendingPathComponent("App")
            let step = try command.run(Array(line.dropFirst()))
            #expect(step.status == 0, "\(step.text)\(step.errors)")
        }
    }

    @Test("A workflow of other folders stays, and the command to add to it is printed")
    func existingWorkflow() throws {
        try Scratch.with { scratch in
            try scratch.file(".git/HEAD", "")
            let runs = VerifyRuns(scratch)
            #expect(try runs.run("init Screens").status == 0)
            let workflow = scratch.contents(".github/workflows/tableshot.yml")
            for line in ["init Others", "init Others --force"] {
                let run = try runs.run(line)
                #expect(run.status == 0, "\(run.errors)")
                #expect(run.text.contains("tableshot.yml exists. Add this command to it:"))
                #expect(run.text.contains("  tableshot verify Others --reporter github"))
                #expect(scratch.contents(".github/workflows/tableshot.yml") == workflow)
            }
        }
    }

    @Test(arguments: files.dropLast())
    func `an existing file is named and not replaced, even with force`(_ name: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file(name, "mine")
            for line in ["init", "init . --force"] {
                let run = try runs.run(line)
                #expect(run.status == 2 && run.text == "")
                #expect(run.errors.hasPrefix("error: \(name) exists"), "\(run.errors)")
                #expect(scratch.contents(name) == Data("mine".utf8))
                let first = String(name.split(separator: "/")[0])
                #expect(scratch.names == [first])
            }
        }
    }

    @Test func `force replaces the files of an earlier run`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            #expect(try runs.run("init").status == 0)
            let document = scratch.contents("settings.table.yaml")
            let refusal = try runs.run("init")
            #expect(refusal.status == 2)
            for name in Self.files { #expect(refusal.errors.contains(name)) }
            try scratch.file(
                "settings.table.yaml",
                String(decoding: document, as: UTF8.self).replacing("Kim", with: "Robin"))
            let again = try runs.run("init --force")
            #expect(again.status == 0, "\(again.errors)")
            #expect(scratch.contents("settings.table.yaml") == document)
            #expect(try runs.run("verify").status == 0)
        }
    }
}

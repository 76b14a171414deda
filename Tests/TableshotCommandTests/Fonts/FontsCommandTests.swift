import Foundation
import Testing

/// The command `fonts`.
@Suite struct FontsCommandTests {
    @Test func `the list has hash, path, face, version and package of each font`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "x")
            try scratch.file("Cell.xib", NibFiles.cell())
            let run = try runs.run("fonts .")
            #expect(run.status == 0 && run.errors == "")
            let form =
                "^[0-9a-f]{32}  /usr/share/fonts/opentype/inter/Inter-Regular.otf  "
                + "\\(Inter [0-9.]+; fonts-inter [^)]+\\)\n$"
            #expect(run.text.contains(try Regex(form)), "\(run.text)")
        }
    }

    @Test func `the lock file states the properties of the package and the file`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "x")
            let run = try runs.run("fonts --copy Fonts")
            #expect(run.status == 0)
            #expect(
                run.text == """
                    Fonts/Inter-Regular.otf
                    Fonts/Licences/fonts-inter.txt
                    Fonts/fonts.lock.json

                    """)
            #expect(run.errors == "Fonts has the font of a picture\n")
            let system = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
            let bytes = try Data(contentsOf: URL(fileURLWithPath: system))
            #expect(scratch.contents("Fonts/Inter-Regular.otf") == bytes)
            let licence = try Data(
                contentsOf: URL(fileURLWithPath: "/usr/share/doc/fonts-inter/copyright"))
            #expect(scratch.contents("Fonts/Licences/fonts-inter.txt") == licence)
            let font = try lock(scratch)[0]
            let version = try Command.python([
                "-c",
                "import subprocess; print(subprocess.run(['dpkg-query', '-W', '-f', "
                    + "'${Package} ${Version}', 'fonts-inter'], capture_output=True, text=True).stdout, "
                    + "end='')",
            ])
            #expect(font["package"] as? String == version)
            #expect(font["bytes"] as? Int == bytes.count)
            #expect(font["faces"] as? [String] == ["Inter"])
            #expect(font["licence"] as? String == "Licences/fonts-inter.txt")
            let list = try runs.run("fonts").text
            #expect(list.hasPrefix(font["hash"] as? String ?? "?"))
        }
    }

    private func lock(_ scratch: Scratch) throws -> [[String: Any]] {
        let object = try JSONSerialization.jsonObject(
            with: scratch.contents("Fonts/fonts.lock.json"))
        return try #require((object as? [String: Any])?["fonts"] as? [[String: Any]])
    }

    @Test func `a second copy writes no files and keeps the fonts in the folder`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "x")
            _ = try runs.run("fonts --copy Fonts")
            #expect(try runs.run("fonts --copy Fonts").text == "")
            let black = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
            let bytes = try Data(contentsOf: URL(fileURLWithPath: black))
            try scratch.file("Fonts/Inter-Regular.otf", bytes)
            let run = try runs.run("fonts --copy Fonts")
            #expect(run.text == "Fonts/fonts.lock.json\n")
            #expect(scratch.contents("Fonts/Inter-Regular.otf") == bytes)
            #expect(
                run.errors.hasPrefix(
                    "Fonts/Inter-Regular.otf: warning: the licence is missing, because no installed "
                        + "package has it"), "\(run.errors)")
            #expect(try lock(scratch)[0]["licence"] == nil)
        }
    }

    @Test func `a different font of an equal name is not replaced`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("S/a", "x")
            let text = Data("OTTO".utf8)
            try scratch.file("out/Inter-Regular.otf", text)
            let run = try runs.run("fonts --copy out S")
            #expect(run.status == 2)
            #expect(run.errors.contains("have the same name and different contents"))
            #expect(scratch.contents("out/Inter-Regular.otf") == text)
        }
    }

    @Test func `recorded pictures of tests name their fonts`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "'x ש'")
            #expect(try runs.run("verify").status == 3)
            try scratch.file(
                "Tests/__Snapshots__/CellTests/a.png", scratch.contents("__Snapshots__/a.png"))
            let run = try runs.run("fonts --copy Tests/Fonts Tests")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains("Tests/Fonts/NotoSansHebrew-Regular.ttf\n"))
            #expect(run.text.contains("Tests/Fonts/Inter-Regular.otf\n"))
        }
    }

    @Test func `a recorded font missing on this machine is an error`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let black = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
            try scratch.file(
                "Fonts/Inter-Regular.otf", Data(contentsOf: URL(fileURLWithPath: black)))
            try runs.write("a", "x")
            #expect(try runs.run("verify").status == 3)
            try FileManager.default.removeItem(atPath: scratch.path("Fonts"))
            let run = try runs.run("fonts --copy Fonts __Snapshots__/a.png")
            #expect(run.status == 2)
            #expect(
                run.errors.contains(
                    "__Snapshots__/a.png: error: the picture was recorded with "
                        + "Inter-Regular.otf "), "\(run.errors)")
            #expect(!scratch.names.contains("Fonts"))
        }
    }

    @Test(arguments: [
        ("fonts none", "none: error: ", 2), ("fonts empty", "the folder has no document", 2),
        ("fonts bad.table.yaml --copy Fonts", "bad.table.yaml:1:1: error: ", 2),
        ("fonts --copy bad.table.yaml a.table.yaml", "this is a file", 2),
        ("fonts --copy=", "Missing value for '--copy", 64),
    ])
    func mistakesAreNamed(_ line: String, _ message: String, _ status: Int) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "x")
            try scratch.file("bad.table.yaml", "tabel: {}\n")
            try scratch.file("empty/note.txt", "")
            let run = try runs.run(line)
            #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
            #expect(!scratch.names.contains("Fonts"))
        }
    }
}

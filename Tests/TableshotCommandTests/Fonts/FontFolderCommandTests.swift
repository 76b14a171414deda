import Foundation
import Testing

/// Folders of fonts beside documents, for all commands that draw.
@Suite struct FontFolderCommandTests {
    private static let system = "/usr/share/fonts/opentype/inter/"
    private static let document = VerifyRuns.document("Fonts")

    /// Copies a font of the system into a folder, under any name.
    private func copy(_ name: String, _ scratch: Scratch, as path: String) throws {
        try scratch.file(path, Data(contentsOf: URL(fileURLWithPath: Self.system + name)))
    }

    @Test func `copied fonts draw equal bytes without the fonts of the system`()
        throws
    {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let texts = "- {text: Inter שלום 骨 😀, detail: bold, style: subtitle}"
            let table = "screen: {width: 200, height: content, scale: 1}\ntable:\n  rows:\n    "
            try scratch.file("S/a.table.yaml", table + texts + "\n")
            try scratch.file("S/b.table.yaml", "theme: ios6\n" + table + texts + "\n")
            try scratch.file(
                "S/c.table.yaml",
                "timeline: [{at: 0.05, insert: [0, 0], row: {text: ✓ later}}]\n"
                    + "animation: {duration: 0.4}\n" + table + texts + "\n")
            #expect(try runs.run("verify S").status == 3)
            let recorded = runs.recorded("S/__Snapshots__")
            #expect(recorded.count == 3)
            let copy = try runs.run("fonts --copy S/Fonts S")
            #expect(copy.status == 0, "\(copy.errors)")
            for name in [
                "Inter-Regular.otf", "NimbusSans-Regular.otf", "NotoSansCJK-Regular.ttc",
                "NotoColorEmoji.ttf", "Licences/fonts-noto-core.txt", "fonts.lock.json",
            ] {
                #expect(copy.text.contains("S/Fonts/\(name)\n"), "\(name)")
            }
            #expect(!copy.errors.contains("licence"), "\(copy.errors)")
            #expect(try runs.run("verify S -u").status == 0)
            for name in recorded.keys {
                try? FileManager.default.removeItem(
                    atPath: scratch.path("S/__Snapshots__/" + name))
            }
            let again = try runs.run("verify S")
            #expect(again.status == 3 && again.errors == "", "\(again.errors)")
            #expect(runs.recorded("S/__Snapshots__") == recorded)
            let list = try runs.run("fonts S").text
            #expect(list.contains("/S/Fonts/NimbusSans-Regular.otf  (Nimbus Sans"))
            #expect(!list.contains("/usr/share/fonts"), "\(list)")
        }
    }

    @Test func `a font with other contents fails with a message, and the recorded fonts pass`()
        throws
    {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            // The recording machine has another version of Inter.
            try copy("Inter-Medium.otf", scratch, as: "Fonts/Inter-Regular.otf")
            try scratch.file("a.table.yaml", Self.document)
            #expect(try runs.run("verify").status == 3)
            #expect(try runs.run("verify").status == 0)
            try FileManager.default.moveItem(
                atPath: scratch.path("Fonts"), toPath: scratch.path("Elsewhere"))
            let other = try runs.run("verify")
            #expect(other.status == 1)
            let lines = other.text.split(separator: "\n").filter { $0.hasPrefix("only fonts") }
            #expect(
                lines == [
                    "only fonts differ: the failed snapshot was recorded with other contents of "
                        + "Inter-Regular.otf; to keep the recorded fonts for each machine, type where "
                        + "the snapshots were recorded: tableshot fonts --copy Fonts ."
                ], "\(other.text)")
            try FileManager.default.moveItem(
                atPath: scratch.path("Elsewhere"), toPath: scratch.path("Fonts"))
            #expect(try runs.run("verify").status == 0)
        }
    }

    @Test(arguments: [
        "render a.table.yaml -o a.png", "animate a.table.yaml -o a.png",
        "inspect a.table.yaml --overlay blended -o a.png", "render Cell.xib -o a.png",
        "render - -o a.png",
    ])
    func `every command that draws uses the folder`(_ line: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml", Self.document + "timeline: [{at: 0, select: [0, 0]}]\n")
            try scratch.file("Cell.xib", NibFiles.cell())
            var command = Command(in: scratch.url)
            command.input = Data(Self.document.utf8)
            func fonts() throws -> String? {
                let run = try command.run(line.split(separator: " ").map(String.init))
                #expect(run.status == 0, "\(run.errors)")
                return try PNGFacts(scratch.contents("a.png")).pixels
            }
            let system = try fonts()
            try copy("Inter-Black.otf", scratch, as: "Fonts/Inter-Regular.otf")
            #expect(try fonts() != system)
        }
    }

    @Test func `a folder given as an option precedes the folder beside the document`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("a.table.yaml", Self.document)
            try copy("Inter-Regular.otf", scratch, as: "given/Inter-Regular.otf")
            try copy("Inter-Black.otf", scratch, as: "Fonts/Inter-Regular.otf")
            let list = try runs.run("fonts a.table.yaml --fonts given")
            #expect(list.text.contains("given/Inter-Regular.otf"), "\(list)")
            #expect(try runs.run("fonts a.table.yaml").text.contains("Fonts/Inter-Regular.otf"))
        }
    }

    @Test func `diff draws both files with the fonts of the new file`() throws {
        try Scratch.with { scratch in
            try scratch.file("old/Cell.xib", NibFiles.cell())
            try scratch.file("new/Cell.xib", NibFiles.cell())
            try copy("Inter-Black.otf", scratch, as: "new/Fonts/Inter-Regular.otf")
            for paths in ["old/Cell.xib new/Cell.xib", "new/Cell.xib old/Cell.xib"] {
                let run = try VerifyRuns(scratch).run("diff " + paths)
                #expect(run.status == 0, "\(run.text)\(run.errors)")
            }
        }
    }

    @Test func `a changed font is reported once for all documents`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["S/a", "S/Sub/b"] { try runs.write(name, "x") }
            #expect(try runs.run("fonts --copy S/Fonts S").status == 0)
            try copy("Inter-Black.otf", scratch, as: "S/Fonts/Inter-Regular.otf")
            for line in ["verify S", "render S -o out"] {
                let run = try runs.run(line)
                #expect(run.status == 2)
                let errors = run.errors.split(separator: "\n").filter { $0.contains("error:") }
                #expect(errors.count == 1, "\(errors)")
                #expect(
                    errors.first?.hasPrefix(
                        "S/Fonts/fonts.lock.json:8:16: error: the contents of Inter-Regular.otf "
                            + "differ from the lock file; restore the file, or write the lock file "
                            + "again: tableshot fonts --copy S/Fonts S") == true, "\(errors)")
            }
            #expect(try runs.run("fonts --copy S/Fonts S").status == 0)
            #expect(try runs.run("verify S").status == 3)
        }
    }

    @Test func `a font missing in the folder causes a warning with a command`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "x")
            #expect(try runs.run("fonts --copy Fonts a.table.yaml").status == 0)
            try runs.write("b", "'ש'")
            let run = try runs.run("verify")
            #expect(
                run.errors
                    == "b.table.yaml: warning: Fonts lacks the font NotoSansHebrew-Regular.ttf, so the "
                    + "picture has the system's font; to copy the font: tableshot fonts --copy Fonts "
                    + ".\n")
            #expect(try runs.run("verify --strict").status == 2)
            #expect(try runs.run("fonts --copy Fonts .").text.contains("NotoSansHebrew-Regular"))
            #expect(try runs.run("verify --strict").errors == "")
        }
    }

    @Test func `changed fonts count as changed documents`() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "x")
            #expect(try runs.run("fonts --copy Fonts").status == 0)
            #expect(try runs.run("verify").status == 3)
            try runs.write("a", "y")
            #expect(try runs.run("verify").status == 1)
            let lock = scratch.contents("Fonts/fonts.lock.json")
            try scratch.file("Fonts/fonts.lock.json", lock + Data("\n".utf8))
            let accept = try runs.run("accept")
            #expect(
                accept.status == 2 && accept.errors.contains("Fonts/fonts.lock.json has changed"))
        }
    }
}

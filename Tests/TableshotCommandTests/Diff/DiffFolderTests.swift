import Foundation
import Testing

/// `diff` on two folders of pictures.
@Suite struct DiffFolderTests {
    @Test func foldersAreComparedByTheNamesOfTheirFiles() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                black = Image.new("RGB", (120, 80), "black")
                for root in ["old", "new"]:
                    save(root + "/same.png", white)
                    save(root + "/.hidden.png", white if root == "old" else black)
                    save(root + "/cells/changed.png", white if root == "old" else black)
                save("old/gone.png", white); save("new/come.png", white)
                """)
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "old", "new", "-o", "out")
            #expect(run.status == 1)
            #expect(
                run.text == """
                    changed cells/changed.png: 9600 of 9600 pixels differ, the worst by 255 of 255; \
                    the first at (0, 0), all within x 0–119, y 0–79
                      difference: out/cells/changed.difference.png
                    added come.png
                    removed gone.png
                    1 file is not compared (hidden, or not a picture): .hidden.png
                    1 changed, 1 added, 1 removed, 1 equal, 1 not compared

                    """)
            let inside = try command.run("diff", "old", "new", "-o", "new/out")
            #expect(inside.status == 2 && !scratch.names.contains("new/out"))
            let json = try command.run("diff", "old", "new", "--format", "json")
            let report = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
            let entries = report?["pictures"] as? [[String: Any]]
            #expect(
                entries?.map { "\($0["name"] ?? "") \($0["status"] ?? "")" } == [
                    "cells/changed.png changed", "come.png added", "gone.png removed",
                    "same.png same",
                ])
        }
    }

    @Test func aPageShowsEachDifferenceForReview() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                black = Image.new("RGB", (120, 80), "black")
                for root in ["old", "new"]:
                    save(root + "/same.png", white)
                    save(root + "/cells/changed.png", white if root == "old" else black)
                save("old/gone.png", white); save("new/come.png", black)
                """)
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "old", "new", "--page", "page")
            #expect(run.status == 1)
            #expect(run.text.hasSuffix("1 equal\npage: page/index.html\n"))
            let page = try String(
                contentsOf: scratch.url.appendingPathComponent("page/index.html"),
                encoding: .utf8)
            let start = try #require(page.range(of: "{\"refused\"") ?? page.range(of: "{\"snap"))
            let json = page[start.lowerBound...].prefix { $0 != "<" }
            let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let snapshots = try #require(data?["snapshots"] as? [[String: Any]])
            let shown = snapshots.map { snapshot in
                "\(snapshot["name"] ?? "") \(snapshot["category"] ?? "") "
                    + "\(snapshot["expected"] != nil) \(snapshot["actual"] != nil)"
            }
            #expect(
                shown == [
                    "cells/changed.png changed true true", "come.png added false true",
                    "gone.png removed true false", "same.png passed true true",
                ])
            #expect(data?["accept"] == nil && snapshots.allSatisfy { $0["accept"] == nil })
            #expect(try command.run("diff", "old", "new", "--page", "page").status == 1)
            let inside = try command.run("diff", "old", "new", "--page", "new/page")
            #expect(inside.status == 2 && !scratch.names.contains("new/page"))
        }
    }

    @Test func twoSpellingsOfANameInAFolderAreAnError() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                for name in ["caf\\u00e9.png", "cafe\\u0301.png"]: save("old/" + name, white)
                save("new/caf\\u00e9.png", white)
                """)
            let run = try Command(in: scratch.url).run("diff", "old", "new")
            #expect(run.status == 2, "\(run.text)\(run.errors)")
            #expect(run.errors.contains("written with composed and with decomposed characters"))
        }
    }

    /// Files that differ only in their extensions, and a file with the name of a difference
    /// picture.
    @Test func eachDifferenceHasItsOwnPicture() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                black = Image.new("RGB", (120, 80), "black")
                for root in ["old", "new"]:
                    for name in ["a.png", "a.gif", "A.png.png", "b.gif"]:
                        save(root + "/" + name, white if root == "old" else black)
                """)
            let run = try Command(in: scratch.url).run("diff", "old", "new", "-o", "out")
            #expect(run.status == 1, "\(run.errors)")
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")).sorted()
                    == [
                        "A.png.png.difference.png", "a.gif.difference.png",
                        "a.png.difference.png", "b.difference.png",
                    ])
            for name in ["a.gif", "a.png", "A.png.png", "b"] {
                #expect(run.text.contains("difference: out/\(name).difference.png\n"))
            }
        }
    }

    @Test func aPictureWithoutAnExtensionIsRecognizedByItsContents() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                black = Image.new("RGB", (120, 80), "black")
                save("old/a.png", white); save("new/a.png", black)
                """)
            for folder in ["old", "new"] {
                try FileManager.default.moveItem(
                    atPath: scratch.path(folder + "/a.png"), toPath: scratch.path(folder + "/a"))
                try scratch.file(folder + "/README", folder)
                try scratch.file(folder + "/empty", "")
            }
            let run = try Command(in: scratch.url).run("diff", "old", "new")
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.text.hasPrefix("changed a: 9600 of 9600 pixels differ"), "\(run.text)")
            #expect(
                run.text.hasSuffix(
                    "\n2 files are not compared (hidden, or not a picture): README, empty\n"
                        + "1 changed, 2 not compared\n"), "\(run.text)")
        }
    }

    /// Each file is compared or named, and with `--strict` no file may remain uncompared.
    @Test func everyUncomparedFileIsNamed() throws {
        try Scratch.with { scratch in
            let endings =
                ["svg", "svgz", "bmp", "tif", "tiff", "avif", "heic", "jxl", "ico", "pdf"]
                + ["psd", "jp2", "SVG"]
            for root in ["old", "new"] {
                for ending in endings {
                    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                    let content = Data([0, 1, 2, 3] + (svg + root).utf8)
                    let isSVG = ending.lowercased() == "svg"
                    let fill = root == "old" ? "red" : "blue"
                    try scratch.file(
                        "\(root)/x.\(ending)",
                        isSVG
                            ? Data((svg + "<path fill='\(fill)' d='M0 0h9v9z'/></svg>").utf8)
                            : content)
                }
                try scratch.file(root + "/notes.md", root)
                try scratch.file(root + "/.git/config", root)
            }
            try scratch.file("new/sub/more.yaml", "")
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "old", "new")
            #expect(run.status == 1, "\(run.errors)")
            for ending in endings {
                #expect(run.text.contains("changed x.\(ending): "), "\(run.text)")
            }
            let line =
                "3 files are not compared (hidden, or not a picture): .git/, notes.md, sub/more.yaml"
            #expect(
                run.text.hasSuffix(line + "\n\(endings.count) changed, 3 not compared\n"),
                "\(run.text)")
            let json = try command.run("diff", "old", "new", "--format", "json")
            let report = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
            #expect(
                report?["notCompared"] as? [String] == [".git/", "notes.md", "sub/more.yaml"])
            let entries = report?["pictures"] as? [[String: Any]]
            #expect(entries?.filter { $0["comparedBy"] as? String == "bytes" }.count == 11)
            // No other file differs here.
            let same = try command.run("diff", "old", "old")
            #expect(same.status == 0 && same.errors == "")
            for format in ["text", "json"] {
                let strict = try command.run("diff", "old", "old", "--strict", "--format", format)
                #expect(strict.status == 2)
                #expect(
                    strict.errors
                        == "old: error: 2 files are not compared (hidden, or not a picture): .git/, "
                        + "notes.md\n", "\(strict.errors)")
            }
        }
    }

    @Test func hiddenFilesBesideFramesAreNamed() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                "save('old/frame-0000.png', white); save('new.png', white)")
            try scratch.file("old/.frame-0001.png", "")
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "old", "new.png")
            #expect(run.status == 0)
            #expect(
                run.text == """
                    the pictures are the same
                    1 file is not compared (hidden, or not a picture): old/.frame-0001.png

                    """, "\(run.text)")
            #expect(try command.run("diff", "old", "new.png", "--strict").status == 2)
            try scratch.file("old/notes.txt", "")
            #expect(try command.run("diff", "old", "new.png").status == 2)
        }
    }

    @Test func aRemovedCurrentFolderDoesNotCrashTheCommand() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                save("a.png", white); save("b.png", Image.new("RGB", (120, 80), "black"))
                """)
            try scratch.file("gone/x", "")
            var command = Command(in: scratch.url)
            let program = command.program
            command.program = "/bin/sh"
            let run = try command.run(
                "-c",
                "cd gone && rm -r ../gone && '\(program)' diff ../a.png ../b.png -o z; echo $?")
            #expect(!run.text.isEmpty)
            let paths = [scratch.path("a.png"), scratch.path("b.png")].joined(separator: " ")
            try scratch.file("gone/x", "")
            let far = try command.run(
                "-c", "cd gone && rm -r ../gone && '\(program)' diff \(paths) -o z; echo $?")
            #expect(["1\n", "2\n"].contains { far.text.hasSuffix($0) }, "\(far.text)")
        }
    }

    /// Writes a render tree that names a row and a part of the row, for a picture of 120 × 80
    /// pixels.
    private func tree(_ path: String, part: String, in scratch: Scratch) throws {
        try scratch.file(
            path,
            """
            table (0 0 120 80)
              row 0,0 (0 0 120 40)
                \(part) (10 10 50 20)

            """)
    }

    @Test func aPlaceMissingInEveryPairOfTwoFoldersIsAnError() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                black = Image.new("RGB", (120, 80), "black")
                for root in ["old", "new"]:
                    for name in ["a.png", "b.png", "bare.png"]:
                        save(root + "/" + name, white if root == "old" else black)
                """)
            try tree("old/a.tree.txt", part: "textLabel", in: scratch)
            try tree("old/b.tree.txt", part: "detailTextLabel", in: scratch)
            let command = Command(in: scratch.url)
            // A place in any pair may be missing in other pairs.
            for name in ["textLabel", "detailTextLabel", "0,0,10,10"] {
                let run = try command.run("diff", "old", "new", "--ignore", name)
                #expect(run.status == 1 && run.errors == "", "\(run.errors)")
            }
            for format in ["text", "json"] {
                let run = try command.run(
                    "diff", "old", "new", "--ignore", "detailTextLable", "--format", format)
                #expect(run.status == 2)
                #expect(
                    run.errors.hasPrefix(
                        "old: error: cannot ignore detailTextLable: none of the pictures "
                            + "shows this place; did you mean detailTextLabel?"), "\(run.errors)")
            }
            let outside = try command.run("diff", "old", "new", "--ignore", "900,0,5,5")
            #expect(outside.status == 2)
            #expect(
                outside.errors.contains("cannot ignore 900,0,5,5: every picture is outside"),
                "\(outside.errors)")
            for root in ["old", "new"] {
                for name in ["a", "b"] {
                    try? FileManager.default.removeItem(
                        atPath: scratch.path("\(root)/\(name).tree.txt"))
                }
            }
            let bare = try command.run("diff", "old", "new", "--ignore", "textLabel")
            #expect(bare.status == 2)
            #expect(
                bare.errors.contains(
                    "old: error: cannot ignore textLabel: there is no render tree beside"),
                "\(bare.errors)")
        }
    }

    @Test func linkedFoldersAreFoldersAndTheSearchEnds() throws {
        try Scratch.with { scratch in
            let picture = try picture(scratch)
            try scratch.file("a/sub/x.png", picture)
            try scratch.file("b/other/y.txt", "y")
            for (link, target) in [
                ("b/sub", "../a/sub"), ("c", "a"), ("a/loop", "."), ("b/loop", "."),
                ("b/broken", "nowhere"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: scratch.path(link), withDestinationPath: target)
            }
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "a", "c")
            #expect(run.status == 0 && run.text == "1 equal\n", "\(run.text)\(run.errors)")
            let other = try command.run("diff", "a", "b")
            #expect(
                other.status == 0
                    && other.text == """
                        2 files are not compared (hidden, or not a picture): broken, other/y.txt
                        1 equal, 2 not compared

                        """,
                "\(other.text)\(other.errors)")
        }
    }

    /// Returns the bytes of a picture.
    private func picture(_ scratch: Scratch) throws -> Data {
        try Command.python([
            "-c", "from PIL import Image; import sys; Image.new('RGB', (4, 4)).save(sys.argv[1])",
            scratch.path("made.png"),
        ])
        return scratch.contents("made.png")
    }
}

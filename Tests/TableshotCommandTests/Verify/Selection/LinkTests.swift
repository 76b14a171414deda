import Foundation
import Testing

/// Suites with linked files, in the layout of Bazel and other stores.
@Suite struct LinkTests {
    private func link(_ path: String, to target: String, _ scratch: Scratch) throws {
        let place = scratch.path(path)
        try FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
    }

    /// Runs a command in a folder beside the folder of the sources.
    private func run(_ line: String, in folder: String, _ scratch: Scratch) throws
        -> Command.Outcome
    {
        let command = Command(in: scratch.url.appendingPathComponent(folder))
        return try command.run(line.split(separator: " ").map(String.init))
    }

    /// Writes a document that uses an image, strings by locale and an asset catalogue.
    private func writeSources(_ scratch: Scratch) throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
            <rect width="8" height="8" fill="red"/></svg>
            """
        try scratch.file("src/dot.svg", svg)
        try scratch.file("src/Media.xcassets/Contents.json", #"{"info": {"version": 1}}"#)
        try scratch.file(
            "src/Media.xcassets/Red.imageset/Contents.json",
            #"{"images": [{"filename": "red.svg", "idiom": "universal"}], "info": {"version": 1}}"#)
        try scratch.file("src/Media.xcassets/Red.imageset/red.svg", svg)
        try scratch.file(
            "src/a.table.yaml",
            """
            screen: {width: 60, height: 88, scale: 1}
            assets: [Media.xcassets]
            table:
              rows:
                - {text: A, image: dot.svg}
                - {text: B, image: {asset: Red}}

            """)
    }

    private static let files = [
        "a.table.yaml", "dot.svg", "Media.xcassets/Contents.json",
        "Media.xcassets/Red.imageset/Contents.json", "Media.xcassets/Red.imageset/red.svg",
    ]

    @Test func aLinkToADocumentIsASeparateDocument() throws {
        try Scratch.with { scratch in
            try scratch.file("suite/real/docs/a.table.yaml", VerifyRuns.document("A"))
            try link("suite/z.table.yaml", to: "real/docs/a.table.yaml", scratch)
            try link("suite/again", to: "real/docs", scratch)
            let record = try run("verify", in: "suite", scratch)
            #expect(record.status == 3, "\(record.errors)")
            #expect(record.text.contains("2 snapshots: 2 recorded"), "\(record.text)")
            #expect(scratch.contents("suite/__Snapshots__/z.png").count > 60)
            let prune = try run("prune --check", in: "suite", scratch)
            #expect(prune.status == 0, "\(prune.errors)\(prune.text)")
            // A file in a folder is a single document for all paths.
            let list = try run(
                "verify --list real/docs/a.table.yaml ./real/docs again", in: "suite", scratch)
            #expect(list.text.split(separator: "\n").count == 1, "\(list.text)\(list.errors)")
        }
    }

    @Test func aDocumentAndItsFilesCanBeLinks() throws {
        try Scratch.with { scratch in
            try writeSources(scratch)
            let record = try run("verify . --render-tree", in: "src", scratch)
            #expect(record.status == 3, "\(record.errors)")
            let recorded = ["__Snapshots__/a.png", "__Snapshots__/a.tree.txt"]
            for file in Self.files + recorded {
                try link("runfiles/Screens/" + file, to: scratch.path("src/" + file), scratch)
            }
            let verify = try run("verify . --record never", in: "runfiles", scratch)
            #expect(verify.status == 0, "\(verify.errors)\(verify.text)")
            #expect(verify.text.contains("2 snapshots: 2 matched"))
            // Use a link to the whole folder, without other files.
            try link("linked/Screens", to: scratch.path("runfiles/Screens"), scratch)
            let linked = try run("verify . --record never", in: "linked", scratch)
            #expect(linked.status == 0, "\(linked.errors)")
            #expect(linked.text.contains("2 snapshots: 2 matched"), "\(linked.text)")
            let list = try run("verify . --list", in: "linked", scratch)
            #expect(list.text == "Screens/a\n")
        }
    }

    @Test func aFolderWithSeveralLinksIsSearchedOnce() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("Screens/a", "a")
            try link("again", to: "Screens", scratch)
            try link("Screens/up", to: "..", scratch)
            try link("Screens/root", to: "/", scratch)
            try link("Screens/self", to: ".", scratch)
            try link("gone", to: "nowhere", scratch)
            #expect(try runs.run("verify --list").text == "Screens/a\n")
            // A circular link is not a folder.
            try link("loop", to: "loop", scratch)
            #expect(try runs.run("verify").status == 3)
        }
    }

    @Test func aDanglingLinkIsNamed() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "a")
            _ = try runs.run("verify")
            try link("lost.table.yaml", to: "nowhere.yaml", scratch)
            let document = try runs.run("verify")
            #expect(document.status == 2)
            #expect(document.errors.contains("lost.table.yaml"), "\(document.errors)")
            try FileManager.default.removeItem(atPath: scratch.path("lost.table.yaml"))
            // A dangling link as a reference is not a missing reference.
            let reference = scratch.path("__Snapshots__/a.png")
            try FileManager.default.removeItem(atPath: reference)
            try FileManager.default.createSymbolicLink(
                atPath: reference, withDestinationPath: "nowhere.png")
            for mode in ["never", "missing", "all"] {
                let lost = try runs.run("verify --record \(mode)")
                #expect(lost.status == 2)
                #expect(
                    lost.errors.contains(
                        "cannot be read: the path is a link to nowhere.png, which is missing"),
                    "\(lost.errors)")
            }
        }
    }

    @Test func aFileWithTheNameOfTheResultsFolderIsNamed() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "a")
            try scratch.file("file", "mine")
            for (place, message) in [
                ("file", "file: error: this is a file; give '--output' a folder"),
                ("file/below", "written: file is not a folder"),
            ] {
                let run = try runs.run("verify -o \(place)")
                #expect(run.status == 2)
                #expect(run.errors.contains(message), "\(run.errors)")
            }
        }
    }

    /// Results are not written among references, documents or other files.
    @Test func aFolderOfOtherFilesReceivesNoResults() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("S/a", "a")
            #expect(try runs.run("verify").status == 3)
            try runs.write("S/a", "changed")
            for (place, stranger) in [
                ("S/__Snapshots__", "a.png"), ("S", "__Snapshots__"), (".", "S"),
            ] {
                let before = scratch.names
                let run = try runs.run("verify --record never -o \(place)")
                #expect(run.status == 2)
                #expect(
                    run.errors.contains(
                        "\(place): error: the folder contains '\(stranger)', which is not a file of a "
                            + "run; name a new or empty folder, or a folder with results"),
                    "\(run.errors)")
                #expect(scratch.names == before)
            }
            // A new folder, an empty folder, a folder with results, and the folder of a killed run.
            try scratch.file("out/.gitkeep", "")
            for _ in 1...2 { #expect(try runs.run("verify --record never -o out").status == 1) }
            try FileManager.default.removeItem(atPath: scratch.path("out/results.json"))
            #expect(scratch.names.contains("out"))
            #expect(try runs.run("verify --record never -o out").status == 1)
        }
    }

    @Test func theErrorForAFileThatIsNotADocumentNamesItsKind() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "a")
            #expect(try runs.run("verify").status == 3)
            let picture = try runs.run("verify __Snapshots__/a.png")
            #expect(picture.status == 2)
            #expect(
                picture.errors.contains("a.png:1:1: error: this is a PNG; give its document"),
                "\(picture.errors)")
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("b.table.yaml"), withDestinationPath: "gone.yaml")
            for line in ["verify", "verify b.table.yaml", "render b.table.yaml"] {
                let run = try runs.run(line)
                #expect(run.status == 2)
                #expect(
                    run.errors.contains("error: the path is a link to gone.yaml, which is missing"),
                    "\(run.errors)")
            }
        }
    }

    @Test func differencesOnlyInIgnoredAreasAreReported() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            let more = "snapshot: {ignore: [{row: [0, 0]}]}"
            try runs.write("a", "a", more: more)
            _ = try runs.run("verify --render-tree")
            #expect(try runs.run("verify").text == "2 snapshots: 2 matched\n")
            try runs.write("a", "other", more: more)
            let run = try runs.run("verify")
            #expect(run.status == 0)
            #expect(
                run.text.contains(
                    "__Snapshots__/a.png: matches, with differences only in ignored areas"),
                "\(run.text)")
        }
    }
}

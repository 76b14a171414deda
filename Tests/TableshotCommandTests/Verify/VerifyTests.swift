import Foundation
import Testing

/// Output, files and errors of a run.
@Suite struct VerifyTests {
    @Test func theNumberOfJobsMayFollowItsLetterWithoutASpace() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "One")
            #expect(try runs.run("verify -j1 --record missing").status == 3)
            #expect(try runs.run("verify -j 2").status == 0)
        }
    }

    @Test func namesThatDifferInTheirNormalizationAreTwoDocumentsOfAReference() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("\u{E9}", "One")
            try runs.write("e\u{301}", "Another")
            // A file system that normalizes names has a single file.
            guard scratch.names.filter({ $0.hasSuffix(".yaml") }).count == 2 else { return }
            let run = try runs.run("verify")
            #expect(run.status == 2 && run.text == "", "\(run.text)")
            #expect(run.errors.contains("__Snapshots__/"), "\(run.errors)")
        }
    }

    @Test func aFailureHasItsFilesAndTheCommandThatAcceptsIt() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("Screens/a.b", "Before")
            _ = try runs.run("verify")
            let before = runs.recorded("Screens/__Snapshots__")
            try runs.write("Screens/a.b", "After")
            let run = try runs.run("verify")
            #expect(run.status == 1 && run.errors == "", "\(run.errors)")
            let lines = run.text.split(separator: "\n").map(String.init)
            #expect(lines[0].hasPrefix("Screens/__Snapshots__/a.b.png: failed: "))
            #expect(lines[0].contains("of 2640 pixels differ"))
            #expect(lines.contains("  actual: .tableshot/Screens/a.b.actual.png"))
            #expect(
                lines.contains(
                    "  to accept this snapshot: tableshot accept --filter '^Screens/a\\.b$'"))
            #expect(lines.last == "to accept all failed snapshots: tableshot accept")
            #expect(scratch.contents(".tableshot/Screens/a.b.expected.png") == before["a.b.png"])
            let actual = try PNGFacts(scratch.contents(".tableshot/Screens/a.b.actual.png"))
            #expect(actual.width == 60 && actual.height == 44)
            let difference = try PNGFacts(
                scratch.contents(".tableshot/Screens/a.b.difference.png"))
            #expect(difference.width > 180)

            // A snapshot that passes again has no files.
            try runs.write("Screens/a.b", "Before")
            #expect(try runs.run("verify").status == 0)
            #expect(runs.recorded(".tableshot").keys.sorted() == ["results.json"])
        }
    }

    @Test func textsBesideThePictureAreComparedAndReportedFirst() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "Before")
            #expect(try runs.run("verify --render-tree --accessibility").status == 3)
            let names = ["a.accessibility.txt", "a.png", "a.tree.txt"]
            #expect(runs.recorded().keys.sorted() == names)
            try runs.write("a", "After")
            // Recorded texts are compared without an option.
            let run = try runs.run("verify --record never")
            #expect(run.status == 1)
            let tree = try #require(run.text.range(of: "a.tree.txt: failed"))
            let picture = try #require(run.text.range(of: "a.png: failed"))
            #expect(tree.lowerBound < picture.lowerBound)
            #expect(run.text.contains("Before") && run.text.contains("After"))
            let actual = scratch.contents(".tableshot/a.accessibility.actual.txt")
            #expect(String(decoding: actual, as: UTF8.self).contains("After"))
            #expect(try runs.run("accept").status == 0)
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    @Test func anUnreadableDocumentIsAnErrorAndOtherDocumentsAreVerified() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("bad.table.yaml", "table: {rows: 3}")
            try runs.write("good", "Good")
            let run = try runs.run("verify")
            #expect(run.status == 2)
            #expect(run.errors.contains("bad.table.yaml:1:"))
            #expect(runs.recorded().keys.sorted() == ["good.png"])
            #expect(try runs.results().problems.map(\.document) == ["bad.table.yaml"])
        }
    }

    @Test(arguments: [
        ("folder", "the path is a folder"), ("empty", "is empty"), ("truncated", "ends too early"),
        ("pointer", "is a Git LFS pointer"), ("huge", "a reference has at most 67108864"),
        ("bomb", "an image may have at most 67108864 pixels"), ("pipe", "a device or a pipe"),
    ])
    func anUnreadableReferenceIsNamedAndNotChanged(
        _ kind: String, _ message: String
    ) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            _ = try runs.run("verify")
            let path = scratch.path("__Snapshots__/a.png")
            let whole = scratch.contents("__Snapshots__/a.png")
            try FileManager.default.removeItem(atPath: path)
            switch kind {
            case "folder": mkdir(path, 0o777)
            case "empty": try scratch.file("__Snapshots__/a.png", "")
            case "truncated": try scratch.file("__Snapshots__/a.png", whole.prefix(whole.count / 2))
            case "pointer":
                try scratch.file(
                    "__Snapshots__/a.png", "version https://git-lfs.github.com/spec/v1\n")
            case "huge":
                try scratch.file("__Snapshots__/a.png", whole)
                truncate(path, 1 << 40)
            case "bomb":
                // A header of 65,535 × 65,535 pixels with its checksum.
                try Command.python([
                    "-c",
                    """
                    import struct, sys, zlib
                    def chunk(t, d): return struct.pack(">I", len(d)) + t + d + struct.pack(
                        ">I", zlib.crc32(t + d))
                    with open(sys.argv[1], "wb") as f:
                        f.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(
                            ">IIBBBBB", 65535, 65535, 8, 2, 0, 0, 0)) + chunk(
                            b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b""))
                    """, path,
                ])
            default: mkfifo(path, 0o666)
            }
            let run = try runs.run("verify")
            #expect(run.status == 2, "\(run.text)")
            #expect(run.errors.contains("__Snapshots__/a.png: error: "))
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(run.peakBytes < 200 << 20)
            #expect(try runs.results().snapshots.map(\.isBroken) == [true])
            if ["folder", "pointer", "pipe"].contains(kind) {
                // Writing over these files would destroy more than a picture.
                #expect(try runs.run("verify --record all").status == 2)
            }
        }
    }

    @Test func aReadOnlyFolderOfReferencesIsADistinctError() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            _ = try runs.run("verify")
            try runs.write("a", "B")
            chmod(scratch.path("__Snapshots__"), 0o555)
            chmod(scratch.url.path, 0o777)
            defer { chmod(scratch.path("__Snapshots__"), 0o755) }
            let before = runs.recorded()
            var command = Command(in: scratch.url)
            command.isNobody = true
            let run = try command.run("verify", "-u", "-o", "out")
            #expect(run.status == 2)
            #expect(run.errors.contains("a.png: error: "))
            #expect(run.errors.contains("permission denied"), "\(run.errors)")
            #expect(runs.recorded() == before)
            // A comparison does not write.
            #expect(try command.run("verify", "-o", "out").status == 1)
            let accept = try command.run("accept", "--from", "out")
            #expect(accept.status == 2)
            #expect(accept.errors.contains("__Snapshots__/a.png"), "\(accept.errors)")
            #expect(accept.errors.contains("permission denied"), "\(accept.errors)")
            #expect(runs.recorded() == before)
            // The folder is not created in a read-only parent.
            try runs.write("sub/b", "B")
            chmod(scratch.path("sub"), 0o555)
            defer { chmod(scratch.path("sub"), 0o755) }
            let first = try command.run("verify", "sub", "-o", "out")
            #expect(first.status == 2)
            #expect(first.errors.contains("sub/__Snapshots__"), "\(first.errors)")
            #expect(first.errors.contains("permission denied"), "\(first.errors)")
        }
    }

    @Test func aReferenceWithoutReadPermissionIsNamed() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            _ = try runs.run("verify")
            chmod(scratch.path("__Snapshots__/a.png"), 0)
            chmod(scratch.url.path, 0o777)
            var command = Command(in: scratch.url)
            command.isNobody = true
            let run = try command.run("verify", "-o", "out")
            #expect(run.status == 2)
            #expect(run.errors.contains("a.png: error: the reference cannot be read: permission"))
        }
    }

    @Test(arguments: [("a.table.yaml", "a.table.json"), ("a.table.yaml", "A.table.yaml")])
    func twoDocumentsThatClaimAReferenceAreAnError(_ one: String, _ other: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file(one, #"{"table": {"rows": [{"text": "A"}]}}"#)
            try scratch.file(other, #"{"table": {"rows": [{"text": "B"}]}}"#)
            let run = try runs.run("verify")
            #expect(run.status == 2)
            #expect(run.errors.contains(one) && run.errors.contains(other))
            #expect(!scratch.names.contains("__Snapshots__"))
        }
    }

    @Test func listPrintsNamesAndRendersNoPictures() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("b", "B", more: "matrix: {appearance: [light, dark]}")
            try runs.write("sub/a", "A")
            let run = try runs.run("verify --list")
            #expect(run.status == 0 && run.text == "b.dark\nb.light\nsub/a\n")
            #expect(try runs.run("verify --list --grep dark|sub").text == "b.dark\nsub/a\n")
            #expect(
                try runs.run("verify --list --grep ^b --grep-invert dark").text == "b.light\n")
            let none = try runs.run("verify --grep dusk")
            #expect(none.status == 2 && none.errors.contains("no snapshot matches --grep dusk"))
            #expect(scratch.names == ["b.table.yaml", "sub"])
        }
    }

    @Test func lastFailedSelectsFailuresAndMaximumFailuresEndsEarly() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            for name in ["a", "b", "c", "d"] { try runs.write(name, "Before") }
            _ = try runs.run("verify")
            for name in ["b", "c"] { try runs.write(name, "After") }
            #expect(try runs.run("verify").status == 1)
            let run = try runs.run("verify --last-failed")
            #expect(run.status == 1)
            #expect(try runs.results().names == ["b", "c"])
            #expect(try runs.results().filters == ["--last-failed"])
            let early = try runs.run("verify --max-failures 1 --jobs 1")
            #expect(early.status == 1)
            #expect(try runs.results().names == ["a", "b"])
            #expect(try runs.results().isComplete == false)
            #expect(early.text.contains("ended early"))
        }
    }

    @Test(arguments: [
        "verify --shard 3/2", "verify --shard 0/2", "verify --shard x", "verify --grep (",
        "verify --jobs 0", "verify --max-failures 0", "verify --record some", "verify -",
        "verify --record never -u", "verify --list --watch",
        "verify --list --reporter json", "verify --list --report page", "verify --reporter xml",
        "verify --report-to=", "accept --filter (", "merge-reports a",
        "doctor -u",
    ])
    func wrongUsageEndsWith64(_ line: String) throws {
        try Scratch.with { scratch in
            let run = try VerifyRuns(scratch).run(line)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.hasPrefix("error: "))
            #expect(scratch.names == [])
        }
    }

    @Test func aMissingDocumentOfAFailureIsAnError() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "Before")
            #expect(try runs.run("verify").status == 3)
            try runs.write("a", "After")
            #expect(try runs.run("verify --record never").status == 1)
            try FileManager.default.moveItem(
                atPath: scratch.path("a.table.yaml"), toPath: scratch.path("b.table.yaml"))
            let run = try runs.run("verify --record never --last-failed")
            #expect(run.status == 2)
            #expect(run.errors.contains("a.table.yaml: error: the document failed in the last run"))
        }
    }
}

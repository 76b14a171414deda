import Foundation
import Testing

/// Output files of pictures, and printed paths.
@Suite struct OutputTests {
    @Test func aPictureIsWrittenToTheCurrentFolderUnderTheNameOfTheDocument() throws {
        try Scratch.with { scratch in
            try scratch.file("screens/hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url).run("render", "screens/hello.table.yaml")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == "hello.png\n")
            #expect(run.errors == "")
            let facts = try PNGFacts(scratch.contents("hello.png"))
            #expect(facts.width == 400 && facts.height == 240)
            #expect(facts.mode == "RGB")
            #expect(scratch.names == ["hello.png", "screens"])
        }
    }

    @Test func quietPrintsNothing() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url).run("render", "hello.table.yaml", "--quiet")
            #expect(run.status == 0 && run.text == "" && run.errors == "")
            #expect(scratch.names.contains("hello.png"))
        }
    }

    @Test(arguments: [
        ("-o picture.png", "picture.png"), ("-o out", "out/hello.png"),
        ("-o out/", "out/hello.png"), ("-o a/b/c", "a/b/c/hello.png"),
        ("--output=PICTURE.PNG", "PICTURE.PNG"),
    ])
    func theOutputIsAFileIfItEndsInPNGAndOtherwiseAFolder(_ option: String, _ path: String) throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url)
                .run(
                    ["render", "hello.table.yaml"] + option.split(separator: " ").map(String.init))
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == path + "\n")
            #expect(scratch.contents(path).count > 100)
        }
    }

    @Test func twoOutputsAreAnErrorAndWriteNoFile() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url).run(
                "render", "hello.table.yaml", "-o", "a.png", "--output", "b.svg")
            #expect(run.status == 64)
            #expect(run.errors.contains("'--output' is given 2 times (a.png, b.svg)"))
            #expect(scratch.names == ["hello.table.yaml"])
        }
    }

    @Test func severalDocumentsAndFoldersAreWrittenToAFolderInTheirOrder() throws {
        try Scratch.with { scratch in
            try scratch.file("z.table.json", #"{"table": {"rows": [{"text": "Z"}]}}"#)
            try scratch.file("more/b.table.yaml", Documents.hello)
            try scratch.file("more/deep/a.table.yaml", Documents.hello)
            try scratch.file("more/other.yaml", "not: a document")
            try scratch.file("more/.hidden/c.table.yaml", "not: a document")
            // A repeated document is rendered once.
            let run = try Command(in: scratch.url).run(
                "render", "z.table.json", "more", "./z.table.json", "-o", "out")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == "out/z.png\nout/b.png\nout/a.png\n")
        }
    }

    @Test func twoDocumentsOfAFolderWithEqualNamesAreAnError() throws {
        try Scratch.with { scratch in
            try scratch.file("one/hello.table.yaml", Documents.hello)
            try scratch.file("one/hello.table.json", #"{"table": {"rows": []}}"#)
            let run = try Command(in: scratch.url).run(
                "render", "one/hello.table.yaml", "one/hello.table.json", "-o", "out")
            #expect(run.status == 2)
            #expect(run.errors.contains("one/hello.table.json: error:"))
            #expect(run.errors.contains("one/hello.table.yaml"))
            #expect(scratch.names == ["one"])
        }
    }

    @Test func aFolderWithoutDocumentsIsAnError() throws {
        try Scratch.with { scratch in
            try scratch.file("empty/notes.txt", "")
            let run = try Command(in: scratch.url).run("render", "empty")
            #expect(run.status == 2)
            #expect(run.errors.contains("empty: error: the folder has no document"))
        }
    }

    @Test func anErrorInADocumentDoesNotStopOtherDocuments() throws {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", "table: {rows: 3}")
            try scratch.file("b.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url).run("render", ".", "-o", "out")
            #expect(run.status == 2)
            #expect(run.text == "out/b.png\n")
            #expect(run.errors.contains("a.table.yaml:1:"))
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: scratch.path("out")) == [
                    "b.png"
                ])
        }
    }

    @Test func aHyphenReadsStandardInputAndWritesStandardOutput() throws {
        try Scratch.with { scratch in
            var command = Command(in: scratch.url)
            command.input = Data(Documents.hello.utf8)
            let run = try command.run("render", "-")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try PNGFacts(run.output).width == 400)
            #expect(scratch.names == [])

            let file = try command.run("render", "-", "-o", "picture.png")
            #expect(file.text == "picture.png\n")
            #expect(scratch.contents("picture.png") == run.output)

            try scratch.file("hello.table.yaml", Documents.hello)
            let back = try command.run("render", "hello.table.yaml", "-o", "-")
            #expect(back.output == run.output)
        }
    }

    @Test func aPictureIsNotWrittenToATerminal() throws {
        try Scratch.with { scratch in
            var command = Command(in: scratch.url)
            command.input = Data(Documents.hello.utf8)
            command.stdout = .terminal
            let run = try command.run("render", "-")
            #expect(run.status == 64)
            #expect(run.text == "")
            #expect(run.errors.contains("cannot be printed on a terminal"))
        }
    }

    @Test func progressIsShownOnlyOnATerminal() throws {
        try Scratch.with { scratch in
            try scratch.file("tall.table.yaml", Documents.tall(rows: 400))
            var command = Command(in: scratch.url)
            command.environment["TERM"] = "xterm"
            #expect(try command.run("render", "tall.table.yaml").errors == "")
            command.stderr = .terminal
            let watched = try command.run("render", "tall.table.yaml")
            #expect(watched.status == 0)
            #expect(watched.errors.contains("rendering tall.table.yaml"))
            #expect(watched.errors.hasSuffix("\r\u{1B}[K"))
            #expect(try command.run("render", "tall.table.yaml", "--quiet").errors == "")
            command.environment["TERM"] = "dumb"
            #expect(try command.run("render", "tall.table.yaml").errors == "")
        }
    }

    @Test func aReaderThatClosesThePipeDoesNotCrashTheCommand() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            var command = Command(in: scratch.url)
            command.stdout = .closedPipe
            let paths = try command.run("render", "hello.table.yaml")
            #expect(paths.status == 0 && paths.errors == "")
            #expect(scratch.names.contains("hello.png"))
            #expect(try command.run("schema").status == 0)
            let picture = try command.run("render", "hello.table.yaml", "-o", "-")
            #expect(picture.status == 0 && picture.errors == "")
        }
    }

    @Test(arguments: [
        ("nowhere/picture.png", "there is no folder nowhere"),
        ("file/out", "file is not a folder"),
        ("taken.png", "it is a folder"),
        ("/dev/full", "no space left"),
        ("/proc/picture.png", "/proc takes no new files (no such file or folder)"),
        ("/proc/pictures/deep", "/proc takes no new files"),
    ])
    func anUnwritableOutputIsAnError(_ output: String, _ reason: String) throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            try scratch.file("file", "a file")
            try scratch.file("taken.png/hello.png/x", "")
            // A folder has the name of the picture.
            let isTaken = output == "taken.png"
            let run = try Command(in: scratch.url).run("render", "hello.table.yaml", "-o", output)
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("error: "))
            #expect(run.errors.contains(reason))
            #expect(run.text == "")
            #expect(scratch.names == ["file", "hello.table.yaml", "taken.png"], "\(isTaken)")
        }
    }

    @Test func aFolderWithoutWritePermissionIsAnError() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            try scratch.file("locked/keep", "")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o555], ofItemAtPath: scratch.path("locked"))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: scratch.url.path)
            var command = Command(in: scratch.url)
            command.isNobody = true
            let run = try command.run("render", "hello.table.yaml", "-o", "locked")
            #expect(run.status == 2)
            #expect(run.errors.contains("permission denied"))
        }
    }

    @Test func aFileLargerThanTheLimitOfTheProcessIsAnErrorAndLeavesNoFiles() throws {
        try Scratch.with { scratch in
            try scratch.file("tall.table.yaml", Documents.tall(rows: 400))
            var bash = Command(in: scratch.url)
            bash.program = "/bin/bash"
            // Ten blocks of 1 KiB.
            let run = try bash.run(
                "-c", "ulimit -f 10; exec \"$0\" render tall.table.yaml -o big.png",
                Command.product("tableshot"))
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("big.png: error: cannot be written: the file would be"))
            #expect(scratch.names == ["tall.table.yaml"])
        }
    }

    @Test func aFullStandardOutputIsAnError() throws {
        try Scratch.with { scratch in
            var command = Command(in: scratch.url)
            command.stdout = .device("/dev/full")
            let run = try command.run("schema")
            #expect(run.status == 2)
            #expect(run.errors.contains("standard output: error: cannot be written: no space left"))
            #expect(try command.run("--help").status == 2)
        }
    }

    @Test func anOlderPictureRemainsIfTheNewPictureCannotBeRendered() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.png", "older")
            try scratch.file("hello.table.yaml", "table: {rows: [{txt: Hello}]}")
            let run = try Command(in: scratch.url).run("render", "hello.table.yaml")
            #expect(run.status == 2)
            #expect(String(decoding: scratch.contents("hello.png"), as: UTF8.self) == "older")
            #expect(scratch.names == ["hello.png", "hello.table.yaml"])
        }
    }

    @Test func aFileThatIsNotAPictureIsNotReplaced() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url).run(
                "render", "hello.table.yaml", "-o", "hello.table.yaml")
            #expect(run.status == 64)
            #expect(scratch.contents("hello.table.yaml") == Data(Documents.hello.utf8))
        }
    }

    @Test func anInterruptedRunLeavesNoFiles() throws {
        try Scratch.with { scratch in
            try scratch.file("tall.table.yaml", Documents.tall(rows: 2_000))
            var command = Command(in: scratch.url)
            command.isInterrupted = true
            let run = try command.run("render", "tall.table.yaml")
            #expect(run.status == -2, "\(run.errors)")
            #expect(scratch.names == ["tall.table.yaml"])
        }
    }
}

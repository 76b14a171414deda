import Foundation
import Testing

/// The command `report`.
@Suite struct ReportCommandTests {
    /// Runs `body` in a folder with a document that differs from its reference.
    private func withFailure(_ body: (Scratch, Command) throws -> Void) throws {
        try Scratch.with { scratch in
            let command = Command(in: scratch.url)
            try scratch.file("hello.table.yaml", Documents.hello)
            #expect(try command.run("verify", "--record", "missing").status == 3)
            try scratch.file("hello.table.yaml", Documents.hello + "\n    - text: More")
            #expect(try command.run("verify").status == 1)
            try body(scratch, command)
        }
    }

    @Test func verifyWritesAReportOnRequest() throws {
        try withFailure { scratch, command in
            let run = try command.run("verify", "--report", "public/my page")
            #expect(run.status == 1)
            #expect(run.text.hasSuffix("\nreport: public/my page/index.html\n"), "\(run.text)")
            let page = String(
                decoding: scratch.contents("public/my page/index.html"), as: UTF8.self)
            #expect(page.contains("1 changed"))
            try scratch.file("other/notes.txt", "mine")
            let refused = try command.run("verify", "--report", "other")
            #expect(refused.status == 2 && refused.errors.hasPrefix("other: error: "))
            #expect(try command.run("verify", "--report", "").status == 64)
        }
    }

    @Test func aCopiedProgramWritesTheReportBesideTheResults() throws {
        try withFailure { scratch, command in
            var command = command
            let copy = scratch.path("alone")
            try FileManager.default.copyItem(atPath: command.program, toPath: copy)
            command.program = copy
            let run = try command.run("report")
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            #expect(run.text == ".tableshot/report/index.html\n")
            let page = String(
                decoding: scratch.contents(".tableshot/report/index.html"), as: UTF8.self)
            #expect(page.contains("1 changed") && page.contains("tableshot accept --filter"))
            let actual = scratch.contents(".tableshot/hello.actual.png")
            #expect(!actual.isEmpty)
            let folder = scratch.path(".tableshot/report/images")
            let images = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(
                images.contains { scratch.contents(".tableshot/report/images/" + $0) == actual })
            // The next run keeps the report, and the next report replaces it.
            #expect(try command.run("verify").status == 1)
            #expect(try command.run("report", "-q").text == "")
        }
    }

    @Test func theAcceptCommandNamesResultsInOtherFolders() throws {
        try withFailure { scratch, command in
            let results = scratch.url.appendingPathComponent("my run")
            try FileManager.default.moveItem(
                at: scratch.url.appendingPathComponent(".tableshot"), to: results)
            let run = try command.run("report", "my run", "-o", "page")
            #expect(run.text == "page/index.html\n" && run.status == 0)
            let page = String(decoding: scratch.contents("page/index.html"), as: UTF8.self)
            #expect(page.contains("tableshot accept --from 'my run' --filter"))
        }
    }

    @Test func missingAndInvalidResultsAreErrors() throws {
        try Scratch.with { scratch in
            let command = Command(in: scratch.url)
            let missing = try command.run("report")
            #expect(missing.status == 2 && missing.text == "")
            #expect(missing.errors.contains("there are no results; run 'verify' first"))
            try scratch.file("run/results.json", "{\"schemaVersion\": 3, \"snapshots\": 3}")
            let corrupt = try command.run("report", "run")
            #expect(corrupt.status == 2)
            #expect(corrupt.errors.contains("run/results.json"))
            #expect(scratch.names == ["run"])
        }
    }

    @Test func aFolderWithOtherFilesIsNotChanged() throws {
        try withFailure { scratch, command in
            let run = try command.run("report", "-o", ".")
            #expect(run.status == 2)
            #expect(run.errors.contains("error: the folder contains "))
            #expect(!scratch.names.contains("index.html"))
        }
    }

    @Test func aLinkToAFolderWithOtherFilesIsAnError() throws {
        try withFailure { scratch, command in
            try scratch.file("mine/index.html", "mine")
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("link"), withDestinationPath: "mine")
            let run = try command.run("report", "-o", "link")
            #expect(run.status == 2)
            #expect(run.errors.contains("which is not a file of a report"), "\(run.errors)")
            #expect(scratch.contents("mine/index.html") == Data("mine".utf8))
        }
    }
}

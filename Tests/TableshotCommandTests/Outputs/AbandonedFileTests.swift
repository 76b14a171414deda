import Foundation
import Testing

/// Temporary files of killed runs, which the next run removes.
@Suite struct AbandonedFileTests {
    /// Returns the number of a process that has ended.
    private static func deadProcess() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit 0"]
        try process.run()
        process.waitUntilExit()
        return process.processIdentifier
    }

    private func leftovers(_ scratch: Scratch) -> [String] {
        (FileManager.default.enumerator(atPath: scratch.path(""))?.allObjects as? [String] ?? [])
            .filter { $0.hasSuffix(".tmp") }.sorted()
    }

    @Test(arguments: [
        ("out/", "render a.table.yaml -o out"),
        ("", "render a.table.yaml -o b.png"),
        ("sheets/", "render a.table.yaml -o b.png --sheet sheets/c.png"),
        ("out/", "animate m.table.yaml -o out"),
        ("out/", "animate m.table.yaml --strip out/s.png"),
        ("out/", "inspect a.table.yaml --legend out/l.png"),
        ("__Snapshots__/", "verify a.table.yaml"),
        (".tableshot/", "verify a.table.yaml"),
        (".tableshot/Screens/", "verify a.table.yaml"),
        (".tableshot/report/images/", "verify a.table.yaml"),
        ("reports/", "verify a.table.yaml --reporter junit=reports/j.xml"),
        ("temporary/", "render a.table.yaml -o -"),
    ])
    func theNextRunRemovesTemporaryFilesOfEndedProcesses(_ folder: String, _ line: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            try runs.write(
                "m", "A", more: "timeline: [{at: 0.1, select: [0, 0]}]\nanimation: {fps: 5}")
            #expect(try runs.run("verify a.table.yaml").status == 3)
            let dead = try Self.deadProcess()
            try scratch.file("\(folder).tableshot-\(dead)-7.tmp", "torn")
            // The file of a running process, and files with similar names, stay.
            let stay = [
                "\(folder).tableshot-\(getpid())-8.tmp", "\(folder).tableshot-\(dead)-x.tmp",
                "\(folder).tableshot-notes.tmp",
            ]
            for name in stay { try scratch.file(name, "stays") }
            var command = Command(in: scratch.url)
            command.environment["TMPDIR"] = scratch.path("temporary")
            try scratch.file("temporary/.keep", "")
            let run = try command.run(line.split(separator: " ").map(String.init))
            #expect(run.status == 0, "\(run.errors)")
            #expect(leftovers(scratch) == stay.sorted())
        }
    }

    @Test func temporaryFilesOfAKilledRunAreRemovedByTheNextRun() throws {
        try Scratch.with { scratch in
            try scratch.file("tall.table.yaml", Documents.tall(rows: 3_000))
            try scratch.file("short.table.yaml", Documents.hello)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Command.product("tableshot"))
            process.arguments = ["render", "tall.table.yaml", "-o", "out", "--threads", "1"]
            process.currentDirectoryURL = scratch.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            while process.isRunning, leftovers(scratch).isEmpty { usleep(500) }
            // The file of a running process stays.
            let command = Command(in: scratch.url)
            #expect(try command.run("render", "short.table.yaml", "-o", "out").status == 0)
            try #require(process.isRunning, "the long run was over too early")
            #expect(leftovers(scratch).count == 1)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(leftovers(scratch).count == 1)
            #expect(try command.run("render", "short.table.yaml", "-o", "out").status == 0)
            #expect(leftovers(scratch).isEmpty)
        }
    }
}

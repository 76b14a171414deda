import Foundation
import Testing

/// Interrupted runs, concurrent runs, and runs on a full disk.
@Suite struct RobustnessTests {
    private static let names = (0..<8).map { "d\($0)" }

    private func write(_ runs: VerifyRuns, _ text: String) throws {
        for name in Self.names {
            try runs.write(name, text, more: "matrix: {appearance: [light, dark]}")
        }
    }

    @Test func aKilledRunLeavesOnlyCompleteFiles() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try write(runs, "Old")
            #expect(try runs.run("verify -u").status == 3)
            let old = runs.recorded()
            try write(runs, "New")
            #expect(try runs.run("verify -u").status == 3)
            let new = runs.recorded()
            #expect(old.count == 16 && new.count == 16)

            // Kill the process after this number of new files, while it writes the other files.
            var mixtures = 0
            for wanted in stride(from: 0, to: 14, by: 2) {
                try write(runs, "Old")
                #expect([0, 3].contains(try runs.run("verify -u").status))
                try write(runs, "New")
                let status = try kill(in: scratch) {
                    runs.recorded().filter { new[$0.key] == $0.value }.count >= wanted
                }
                let left = runs.recorded().filter { !$0.key.hasPrefix(".") }
                #expect(left.count == 16)
                for (name, data) in left {
                    #expect(data == old[name] || data == new[name], "\(name) is torn")
                }
                if status == SIGKILL, Set(left.values) != Set(new.values) { mixtures += 1 }
                // The results belong to the previous run, and are complete.
                #expect(try runs.results().snapshots.count == 16)
            }
            #expect(mixtures > 0, "no run was killed in the middle")
            #expect([0, 3].contains(try runs.run("verify -u").status))
            #expect(try runs.run("verify --record never").status == 0)
            // The next run removes the files of killed runs.
            #expect(try runs.run("prune").status == 0)
            #expect(runs.recorded() == new)
        }
    }

    /// Runs `verify -u` until a condition is true, kills it, and returns its exit status.
    private func kill(in scratch: Scratch, when isTime: () -> Bool) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Command.product("tableshot"))
        process.arguments = ["verify", "-u", "-q", "--jobs", "2"]
        process.currentDirectoryURL = scratch.url
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        while process.isRunning, !isTime() { usleep(500) }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test func simultaneousRunsDoNotDisturbEachOther() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try write(runs, "Old")
            _ = try runs.run("verify")
            try write(runs, "New")
            let statuses = Statuses()
            // Runs with separate output folders, and runs with a common folder.
            let lines = [
                "verify --record never", "verify --record never", "verify --record never -o own",
                "verify --record never --jobs 1",
            ]
            DispatchQueue.concurrentPerform(iterations: lines.count) { index in
                statuses.add((try? runs.run(lines[index]).status) ?? -1)
            }
            #expect(statuses.values == [1, 1, 1, 1])
            for folder in [".tableshot", "own"] {
                let results = try runs.results(folder)
                #expect(results.snapshots.count == 16 && results.isComplete)
                for path in results.snapshots.flatMap(\.artifacts.values) {
                    #expect(scratch.contents(folder + "/" + path).count > 50, "\(path)")
                }
            }
            #expect(try runs.run("accept").status == 0)
            #expect(try runs.run("verify --record never").status == 0)
        }
    }

    /// A short run removes the files of the previous run, but not during another run.
    @Test func aRunDoesNotRemoveFilesOfARunningProcess() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try write(runs, "Old")
            try scratch.file("z.table.yaml", Documents.tall(rows: 60))
            _ = try runs.run("verify")
            try write(runs, "New")
            try scratch.file("z.table.yaml", Documents.tall(rows: 61))
            #expect(try runs.run("verify --record never").status == 1)
            // The last document keeps the long run busy while the short runs begin and end.
            let lines = [
                ["verify --record never --jobs 1"],
                ["verify --record never --grep d7", "verify --record never --grep d6"],
            ]
            DispatchQueue.concurrentPerform(iterations: lines.count) { index in
                for line in lines[index] { _ = try? runs.run(line) }
            }
            let results = try runs.results()
            #expect(results.snapshots.count == 17, "the long run ends last")
            for path in results.snapshots.flatMap(\.artifacts.values) {
                #expect(!scratch.contents(".tableshot/" + path).isEmpty, "\(path)")
            }
        }
    }

    private final class Statuses: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var values: [Int] = []

        func add(_ value: Int) { lock.withLock { values.append(value) } }
    }

    @Test(arguments: ["verify -u", "verify --record never"])
    func aFullDiskIsAnErrorAndKeepsTheOldFiles(_ line: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("a.table.yaml", Documents.tall(rows: 10))
            _ = try runs.run("verify")
            let before = runs.recorded()
            try scratch.file("a.table.yaml", Documents.tall(rows: 11))
            var command = Command(in: scratch.url)
            command.program = "/bin/sh"
            // The system rejects files larger than two blocks, as a full disk does.
            let run = try command.run([
                "-c", "ulimit -f 2; exec \"$0\" \(line)", Command.product("tableshot"),
            ])
            #expect(run.status == 2)
            #expect(
                run.errors.contains("cannot be written: the file would be larger"),
                "\(run.errors)")
            #expect(!scratch.names.contains { $0.hasSuffix(".tmp") })
            #expect(runs.recorded() == before)
            // The results of the previous run would appear to be the results of this run.
            let accept = try runs.run("accept")
            #expect(accept.status == 2, "\(accept.errors)")
        }
    }

    @Test func anInterruptedWatchEndsCleanly() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "Before")
            let watch = try WatchRun(in: scratch, "--record never")
            #expect(watch.wait { $0.text().contains("1 missing") })
            // The watch notices a second document, and verifies the first document again with it.
            try runs.write("b", "B")
            #expect(watch.wait { $0.text().contains("2 missing") })
            // Each run begins with the time and the changed files.
            #expect(
                watch.starts == ["the first run", "changed: b.table.yaml"],
                "\(watch.text("errors"))")
            Foundation.kill(watch.process.processIdentifier, SIGINT)
            watch.process.waitUntilExit()
            #expect(watch.process.terminationReason == .uncaughtSignal)
            #expect(watch.process.terminationStatus == SIGINT)
            #expect(!scratch.names.contains { $0.hasSuffix(".tmp") })
            #expect(try runs.results().snapshots.count == 2)
        }
    }

    @Test func aQuietWatchReportsThatAllSnapshotsPassAgain() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "Before")
            _ = try runs.run("verify")
            try runs.write("a", "After")
            let watch = try WatchRun(in: scratch, "-q --record never")
            #expect(watch.wait { $0.text().contains("a.png: failed") })
            #expect(watch.text("errors") == "")
            try runs.write("a", "Before")
            #expect(watch.wait { $0.text("errors").contains("all snapshots match again") })
        }
    }

    @Test func aWatchNoticesChangesOfReferencesAndOfLinkedFiles() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("documents/a", "Before")
            try runs.write("elsewhere/b", "B")
            let files = FileManager.default
            try files.createSymbolicLink(
                atPath: scratch.url.path + "/documents/more",
                withDestinationPath: scratch.url.path + "/elsewhere")
            // A link to a parent folder is not followed.
            try files.createSymbolicLink(
                atPath: scratch.url.path + "/documents/up", withDestinationPath: "..")
            _ = try runs.run("verify documents")
            let watch = try WatchRun(in: scratch, "--record never documents")
            #expect(watch.wait { $0.count == 1 })
            // It examines references again when it begins to wait.
            usleep(1_000_000)
            try files.removeItem(atPath: scratch.url.path + "/documents/__Snapshots__/a.png")
            #expect(watch.wait { $0.count == 2 })
            #expect(watch.text().contains("1 missing"))
            usleep(1_000_000)
            try runs.write("elsewhere/b", "Another")
            #expect(watch.wait { $0.count == 3 })
            #expect(watch.text().contains("1 failed"))
        }
    }

    @Test func aWatchDoesNotNoticeItsOwnFiles() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "Before")
            let watch = try WatchRun(
                in: scratch,
                "--record missing --report page --output ./out --reporter json=results/all.json "
                    + "--reporter junit=junit.xml --snapshots references")
            #expect(watch.wait { $0.count > 0 })
            // Longer than the interval between two checks.
            usleep(2_500_000)
            #expect(watch.count == 1)
            #expect(!scratch.contents("results/all.json").isEmpty)
            // The watch is still alive, and only these changes begin a run.
            for text in ["After", "Later"] {
                let count = watch.count
                try runs.write("a", text)
                try #require(watch.wait { $0.count > count }, "\(watch.text("errors"))")
            }
            #expect(watch.starts.first == "the first run")
            #expect(Set(watch.starts.dropFirst()) == ["changed: a.table.yaml"], "\(watch.starts)")
        }
    }
}

import Foundation
import Testing

/// Readers that close the pipe of an output early, which is not an error.
@Suite struct ClosedPipeTests {
    /// Command lines that print, with the exit codes of their work.
    static let lines: [(String, Int)] = [
        ("--help", 0), ("--version", 0), ("--generate-completion-script bash", 0),
        ("help render", 0), ("render --help", 0),
        ("render a.table.yaml", 0), ("render a.table.yaml -o -", 0),
        ("render a.table.yaml -o - --format svg", 0),
        ("render a.table.yaml -o - --format pdf", 0),
        ("render a.table.yaml -o /dev/stdout", 0),
        ("animate list.table.yaml -o a.gif", 0), ("animate list.table.yaml -o -", 0),
        ("animate list.table.yaml -o - --format raw", 0), ("animate list.table.yaml --tree 0", 0),
        ("samples", 0), ("samples time-zones -o -", 0),
        ("inspect a.table.yaml", 0), ("inspect a.table.yaml --format json", 0),
        ("inspect a.table.yaml --accessibility", 0),
        ("inspect a.table.yaml --overlay blended -o -", 0),
        ("verify a.table.yaml --record never", 1), ("verify --list", 0),
        ("verify b.table.yaml --record never --reporter json", 0),
        ("accept", 0), ("report", 0), ("prune --check", 1),
        ("merge-reports shards/1 shards/2 -o all", 1),
        ("diff old.png new.png", 1), ("diff old.png old.png", 0),
        ("diff old.png new.png --format json", 1), ("diff old.png a.table.yaml", 2),
        ("gallery -o out", 0), ("schema", 0), ("explain", 0), ("reference -o pages", 0),
        ("symbols", 0), ("symbols arrow", 0),
        ("doctor", 0),
        ("doctor --lock lock.json", 3), ("serve nowhere", 2),
        ("fonts a.table.yaml", 0), ("fonts --copy Fonts a.table.yaml", 0), ("init new", 0),
        ("run nowhere.swift", 2),
    ]

    @Test func everyCommandHasTheExitCodeOfItsWork() throws {
        try Scratch.with { scratch in
            let start = scratch.url.appendingPathComponent("start")
            try prepare(Scratch(url: start))
            var told: Set<String> = []
            for (index, (line, status)) in Self.lines.enumerated() {
                let folder = scratch.url.appendingPathComponent("run-\(index)")
                try FileManager.default.copyItem(at: start, to: folder)
                let words = line.split(separator: " ").map(String.init)
                told.insert(words[0])
                var command = Command(in: folder)
                command.stdout = .closedPipe
                let run = try command.run(words)
                #expect(run.status == status, "\(line): \(run.errors)")
                #expect(!run.errors.contains("pipe"), "\(line): \(run.errors)")
            }
            let help = try Command(in: scratch.url).run("--help").text
            let list = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
            let names = list.components(separatedBy: "\n\n")[0].split(separator: "\n")
                .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }
                .compactMap { $0.split { " ,".contains($0) }.first.map(String.init) }
            #expect(names.count > 10 && told.isSuperset(of: names), "\(names)")
        }
    }

    /// Creates a document that differs from its reference, a document that matches, and results of runs.
    private func prepare(_ scratch: Scratch) throws {
        let runs = VerifyRuns(scratch)
        try scratch.file("list.table.yaml", AnimationRuns.document)
        for name in ["a", "b", "gone"] { try runs.write(name, name) }
        #expect(try runs.run("verify").status == 3)
        try FileManager.default.removeItem(atPath: scratch.path("gone.table.yaml"))
        try runs.write("a", "other")
        #expect(try runs.run("verify --record never").status == 1)
        for shard in 1...2 {
            _ = try runs.run("verify --record never --shard \(shard)/2 --output shards/\(shard)")
        }
        try scratch.file("old.png", scratch.contents("__Snapshots__/a.png"))
        try scratch.file("new.png", scratch.contents("__Snapshots__/b.png"))
    }

    /// A named pipe, and an output larger than the pipe's buffer.
    @Test func aClosedPipeAsAnOutputFileIsNoError() throws {
        try Scratch.with { scratch in
            try scratch.file("list.table.yaml", AnimationRuns.document)
            var command = Command(in: scratch.url)
            let program = command.program
            command.program = "/bin/sh"
            for name in ["frames.y4m", "frames.raw"] {
                let run = try command.run(
                    "-c",
                    "mkfifo \(name); head -c 1 \(name) > read & '\(program)' animate list.table.yaml "
                        + "-o \(name) --fps 60 --quiet; echo $?; wait")
                #expect(run.text == "0\n" && run.errors == "", "\(run.text)\(run.errors)")
                #expect(scratch.contents("read").count == 1)
            }
        }
    }
}

import Foundation

/// A `verify --watch` that runs until the object is released.
///
/// Its output is in the files `log` and `errors`.
final class WatchRun {
    let process = Process()
    private let scratch: Scratch

    /// - Parameter words: Arguments after `verify --watch`, separated by spaces.
    init(in scratch: Scratch, _ words: String) throws {
        self.scratch = scratch
        process.executableURL = URL(fileURLWithPath: Command.product("tableshot"))
        process.arguments =
            ["verify", "--watch"] + words.split(separator: " ").map(String.init)
        process.currentDirectoryURL = scratch.url
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardOutput = FileHandle(forWritingAtPath: try scratch.file("log", ""))
        process.standardError = FileHandle(forWritingAtPath: try scratch.file("errors", ""))
        try process.run()
    }

    deinit {
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// Output so far.
    func text(_ file: String = "log") -> String {
        String(decoding: scratch.contents(file), as: UTF8.self)
    }

    /// First line of each run without the time: the changed files.
    var starts: [String] {
        text("errors").matches(of: #/(?m)^\d\d:\d\d:\d\d (.*)$/#).map { String($0.output.1) }
    }

    /// Number of completed runs.
    var count: Int {
        text("errors").components(separatedBy: "waiting for a change").count - 1
    }

    /// Waits up to a minute for a condition, and returns whether it became true.
    func wait(until isSo: (WatchRun) -> Bool) -> Bool {
        for _ in 0..<600 where process.isRunning {
            if isSo(self) { return true }
            usleep(100_000)
        }
        return isSo(self)
    }
}

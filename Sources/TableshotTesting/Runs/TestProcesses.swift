import Foundation

/// Properties of the processes in a test run.
enum TestProcesses {
    /// Identifier shared by all processes of a `swift test --parallel` run.
    ///
    /// The identifier is `nil` in a process that runs all tests, or if the system does not
    /// provide it.
    static var group: String? {
        run(where: isParallel)
    }

    /// Identifier shared by all processes of a `swift test` run, for example the processes of
    /// XCTest and Swift Testing.
    ///
    /// The identifier is `nil` if another program started this process, or if the system does
    /// not provide it.
    static var run: String? { run(where: isTestRun) }

    private static func run(where isRun: (Data) -> Bool) -> String? {
        #if os(Linux)
            let folder = "/proc/\(getppid())/"
            guard let line = FileManager.default.contents(atPath: folder + "cmdline"),
                isRun(line),
                let state = FileManager.default.contents(atPath: folder + "stat"),
                let start = startTime(state)
            else { return nil }
            return "\(getppid())-\(start)"
        #else
            return nil
        #endif
    }

    /// Returns whether a command line with zero-terminated words belongs to `swift test`.
    static func isTestRun(_ line: Data) -> Bool {
        let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let program = words.first.map({ ($0 as NSString).lastPathComponent }) else {
            return false
        }
        return program == "swift-test"
            || ["swift", "swift-package"].contains(program) && words.contains("test")
    }

    /// Returns whether a command line with zero-terminated words starts a process for each
    /// test.
    static func isParallel(_ line: Data) -> Bool {
        line.split(separator: 0).contains { word in
            ["--parallel", "--num-workers"].contains(String(decoding: word, as: UTF8.self))
        }
    }

    /// Returns the start time of a process in ticks since the system's start, or `nil` if it is
    /// missing.
    ///
    /// The start time distinguishes processes with a reused identifier. It is the 22nd word of
    /// the process state; the second word is a name in parentheses that can contain spaces.
    static func startTime(_ state: Data) -> String? {
        let text = String(decoding: state, as: UTF8.self)
        guard let end = text.lastIndex(of: ")") else { return nil }
        let words = text[end...].split(separator: " ")
        return words.count > 20 ? String(words[20]) : nil
    }
}

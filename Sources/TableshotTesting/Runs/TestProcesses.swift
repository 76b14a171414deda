import Foundation

/// What is known of the processes that make up a test run.
enum TestProcesses {
    /// The same in all processes that `swift test --parallel` has started at once; nothing in a
    /// process that runs all tests, and where the system does not tell.
    static var group: String? {
        run(where: isParallel)
    }

    /// The same in all processes that one `swift test` has started, such as that of XCTest and that of
    /// Swift Testing; nothing where another program has started this one, or the system does not tell.
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

    /// Whether a command line, its words ended by zeros, is that of `swift test`.
    static func isTestRun(_ line: Data) -> Bool {
        let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let program = words.first.map({ ($0 as NSString).lastPathComponent }) else {
            return false
        }
        return program == "swift-test"
            || ["swift", "swift-package"].contains(program) && words.contains("test")
    }

    /// Whether a command line, its words ended by zeros, starts a process for each test.
    static func isParallel(_ line: Data) -> Bool {
        line.split(separator: 0).contains { word in
            ["--parallel", "--num-workers"].contains(String(decoding: word, as: UTF8.self))
        }
    }

    /// When a process began, in ticks since the system has; numbers of processes are used again.
    ///
    /// The 22nd word of what the system says; the second is a name in parentheses, of any words.
    static func startTime(_ state: Data) -> String? {
        let text = String(decoding: state, as: UTF8.self)
        guard let end = text.lastIndex(of: ")") else { return nil }
        let words = text[end...].split(separator: " ")
        return words.count > 20 ? String(words[20]) : nil
    }
}

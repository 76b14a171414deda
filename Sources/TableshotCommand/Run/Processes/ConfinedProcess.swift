import CConfinement
import Foundation

/// A process with a deadline, which ends with all processes that it started.
struct ConfinedProcess {
    /// How a process ended.
    struct Ending {
        enum Reason: Equatable {
            case exit(Int32)
            case signal(Int32)
            case deadline
            /// The process wrote more than its limit.
            case output
        }

        let reason: Reason
        /// Standard output and standard error, up to a limit.
        let output: String
        /// Largest amount of memory that the process occupied, in bytes.
        let peakMemory: Int
        /// Processor time that the process took, in seconds.
        let processorTime: Int

        var isSuccess: Bool { reason == .exit(0) }
    }

    var path: String
    var arguments: [String]
    var environment: [String: String]
    /// Time until the process is ended, in seconds.
    var seconds: Double
    /// Bytes of output that are kept.
    var outputLimit = 4 << 20
    /// Whether the process is ended when it writes more than `outputLimit`.
    var endsBeyondOutputLimit = false
    /// Called with each line of output.
    var onLine: ((Substring) -> Void)?

    #if os(Linux)
        /// Runs the process and waits for its end.
        ///
        /// - Throws: a `CommandFailure` if the process cannot be started.
        func run() throws -> Ending {
            adopt_orphans()
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw failure(errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let process: pid_t
            do {
                defer { close(ends[1]) }
                process = try Self.children.withLock {
                    let process = try start(output: ends[1])
                    Interrupts.add(group: process)
                    return process
                }
            } catch {
                close(ends[0])
                throw error
            }
            defer {
                Interrupts.remove(group: process)
                close(ends[0])
            }
            return wait(for: process, output: ends[0])
        }

        /// Starts the process in a group of its own, with the standard treatment of signals.
        private func start(output: Int32) throws -> pid_t {
            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, output, 1)
            posix_spawn_file_actions_adddup2(&actions, output, 2)
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            defer { posix_spawnattr_destroy(&attributes) }
            var signals = sigset_t()
            sigfillset(&signals)
            posix_spawnattr_setsigdefault(&attributes, &signals)
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(&attributes, &signals)
            posix_spawnattr_setpgroup(&attributes, 0)
            posix_spawnattr_setflags(
                &attributes,
                Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
            var words = ([path] + arguments).map { strdup($0) } + [nil]
            var variables =
                environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
                + [nil]
            defer { for each in words + variables { free(each) } }
            var process: pid_t = 0
            let code = posix_spawn(&process, path, &actions, &attributes, &words, &variables)
            guard code == 0 else { throw failure(code) }
            return process
        }

        private func wait(for process: pid_t, output: Int32) -> Ending {
            let clock = ContinuousClock()
            let deadline = clock.now + .seconds(seconds)
            var reader = LineReader(output, limit: outputLimit, onLine: onLine)
            var status: Int32 = 0
            var usage = rusage()
            var early: Ending.Reason?
            // The end of the output comes before the end of the process, as a rule.
            while wait4(process, &status, WNOHANG, &usage) == 0 {
                if endsBeyondOutputLimit, reader.isBeyondLimit {
                    early = .output
                } else if clock.now >= deadline {
                    early = .deadline
                }
                if early != nil {
                    // A team's code reports the place of its loop, for which it has a short time.
                    kill(process, SIGXCPU)
                    for _ in 0..<Self.reportAttempts {
                        reader.read(milliseconds: 20)
                        if reader.isAtEnd { break }
                    }
                    kill(-process, SIGKILL)
                    wait4(process, &status, 0, &usage)
                    break
                }
                reader.read(milliseconds: reader.isAtEnd ? 0 : 20)
                if reader.isAtEnd { usleep(1_000) }
            }
            // Processes that the process started and left behind.
            kill(-process, SIGKILL)
            Self.endOrphans()
            reader.read(milliseconds: 0)
            return Ending(
                reason: early
                    ?? (status & 0x7f == 0
                        ? .exit((status >> 8) & 0xff) : .signal(status & 0x7f)),
                output: reader.text, peakMemory: usage.ru_maxrss * 1_024,
                processorTime: usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        }

        /// Waits of 20 milliseconds for the report of a process that is late.
        private static let reportAttempts = 25

        /// Held while a process starts, so that no other thread takes it for an orphan.
        private static let children = NSLock()

        /// Ends the processes that became children of this process when their parents ended.
        private static func endOrphans() {
            children.lock()
            defer { children.unlock() }
            for _ in 0..<100 {
                var text = ""
                for thread
                    in (try? FileManager.default.contentsOfDirectory(
                        atPath: "/proc/self/task")) ?? []
                {
                    let path = "/proc/self/task/\(thread)/children"
                    if let data = FileManager.default.contents(atPath: path) {
                        text += String(decoding: data, as: UTF8.self) + " "
                    }
                }
                let orphans = text.split(separator: " ").compactMap { pid_t($0) }
                    .filter { !Interrupts.contains(group: $0) }
                guard !orphans.isEmpty else { return }
                for orphan in orphans {
                    kill(orphan, SIGKILL)
                    waitpid(orphan, nil, 0)
                }
            }
        }
    #else
        func run() throws -> Ending {
            throw CommandFailure("'run' needs Linux; on a Mac, Xcode compiles the cells")
        }
    #endif

    private func failure(_ code: Int32) -> CommandFailure {
        CommandFailure(
            "the program cannot be started: \(String(cString: strerror(code)))", path: path)
    }
}

/// Reading of lines from a pipe.
private struct LineReader {
    private let descriptor: Int32
    private let limit: Int
    private let onLine: ((Substring) -> Void)?
    private var bytes: [UInt8] = []
    private var lineStart = 0
    private(set) var isAtEnd = false
    /// Whether bytes beyond the limit were dropped.
    private(set) var isBeyondLimit = false

    /// Chunks that are read at once.
    private static let chunkLimit = 64

    init(_ descriptor: Int32, limit: Int, onLine: ((Substring) -> Void)?) {
        self.descriptor = descriptor
        self.limit = limit
        self.onLine = onLine
    }

    /// Text that was read.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Reads available bytes, at most 4 MB, and waits for a time if there are none.
    ///
    /// A process that writes without end would otherwise keep this process from its end.
    mutating func read(milliseconds: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        var wait = milliseconds
        for _ in 0..<Self.chunkLimit {
            guard !isAtEnd, poll(&request, 1, wait) > 0 else { return }
            wait = 0
            let count = Foundation.read(descriptor, &chunk, chunk.count)
            guard count > 0 else {
                isAtEnd = true
                return
            }
            // More output than the limit is read, so that the writer does not wait, and dropped.
            let kept = min(count, limit - bytes.count)
            bytes += chunk[..<kept]
            isBeyondLimit = isBeyondLimit || kept < count
            guard let onLine else { continue }
            while let end = bytes[lineStart...].firstIndex(of: 10) {
                onLine(String(decoding: bytes[lineStart..<end], as: UTF8.self)[...])
                lineStart = end + 1
            }
        }
    }
}

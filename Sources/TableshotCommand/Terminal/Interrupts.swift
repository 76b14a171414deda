import Dispatch
import Foundation
import Tableshot

/// Handling of Control-C and similar signals, which ends the process and removes unfinished files.
enum Interrupts {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Temporary folders that a signal removes, and groups of processes that it ends.
    private static let folders = TemporaryFolders()

    private final class TemporaryFolders: @unchecked Sendable {
        let lock = NSLock()
        // Guarded by `lock`.
        var paths: [String] = []
        var groups: Set<pid_t> = []
        var isEnding = false
    }

    /// Creates a temporary folder that only this user can read, and that a signal removes.
    ///
    /// - Throws: a `CommandFailure` if the folder cannot be created.
    static func temporaryFolder() throws -> String {
        let template = NSTemporaryDirectory() + "tableshot-XXXXXX"
        var bytes = template.utf8CString.map { $0 }
        guard mkdtemp(&bytes) != nil else {
            throw CommandFailure(
                "no temporary folder can be created: \(OutputError.reason(of: errno))",
                path: NSTemporaryDirectory())
        }
        let path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        folders.lock.withLock { folders.paths.append(path) }
        return path
    }

    /// Adds a group of processes that a signal ends.
    static func add(group: pid_t) { folders.lock.withLock { _ = folders.groups.insert(group) } }

    /// Removes a group of processes that has ended.
    ///
    /// If a signal ends this process, the function does not return.
    static func remove(group: pid_t) {
        let isEnding = folders.lock.withLock {
            folders.groups.remove(group)
            return folders.isEnding
        }
        while isEnding { pause() }
    }

    /// Returns whether a process leads a group that a signal ends.
    static func contains(group: pid_t) -> Bool {
        folders.lock.withLock { folders.groups.contains(group) }
    }

    /// Removes a temporary folder.
    static func remove(temporaryFolder path: String) {
        try? FileManager.default.removeItem(atPath: path)
        folders.lock.withLock { folders.paths.removeAll { $0 == path } }
    }

    /// Watches for signals until the process ends.
    ///
    /// A signal that the caller ignores stays ignored.
    ///
    /// - Returns: the signal sources, which the caller must retain.
    static func watch() -> [any DispatchSourceSignal] {
        signals.compactMap { number in
            // A signal handler would interrupt the process at any point. Therefore the signal
            // is ignored, and a dispatch source observes it on a queue.
            let former = signal(number, SIG_IGN)
            guard !isIgnored(former) else { return nil }
            let source = DispatchSource.makeSignalSource(
                signal: number, queue: DispatchQueue(label: "interrupts"))
            source.setEventHandler {
                Console.standard.endProgress()
                let groups = folders.lock.withLock {
                    folders.isEnding = true
                    return folders.groups
                }
                for group in groups { kill(-group, SIGKILL) }
                // The threads that wait for the groups end the processes which these started.
                for _ in 0..<300 where folders.lock.withLock({ !folders.groups.isEmpty }) {
                    usleep(10_000)
                }
                UnfinishedFiles.removeAllBeforeExit()
                for folder in folders.lock.withLock({ folders.paths }) {
                    try? FileManager.default.removeItem(atPath: folder)
                }
                endProcess(by: number)
            }
            source.activate()
            return source
        }
    }

    /// Ends the process by the signal, so that the parent process sees the signal in the exit
    /// status.
    private static func endProcess(by number: Int32) {
        signal(number, SIG_DFL)
        // Dispatch blocks the signal in its threads, including this thread.
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
    }

    private static func isIgnored(_ handler: sighandler_t?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

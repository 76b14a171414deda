import Foundation

/// Temporary files of processes that were killed.
extension UnfinishedFiles {
    /// Maximum number of visited entries of a folder and its subfolders.
    private static let mostEntries = 100_000
    /// Minimum age in seconds of a file that is removed from a file system without locks.
    private static let safeAge = 86_400

    /// Returns a name for a temporary file, `.tableshot-PROCESS-RANDOM.tmp`.
    static func newName() -> String {
        ".tableshot-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
    }

    /// Returns the process identifier in a temporary file's name, or `nil` for other names.
    private static func process(ofName name: String) -> pid_t? {
        guard name.hasPrefix(".tableshot-"), name.hasSuffix(".tmp") else { return nil }
        let parts = name.dropFirst(".tableshot-".count).dropLast(".tmp".count)
            .split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, UInt32(parts[1]) != nil else { return nil }
        return pid_t(parts[0]).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Removes the abandoned temporary files in a folder.
    package static func removeAbandoned(in folder: String) {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.isEmpty ? "." : folder)
        for name in names ?? [] where process(ofName: name) != nil {
            removeIfAbandoned(inFolder(folder, name))
        }
    }

    /// Removes the abandoned temporary files in a folder and its subfolders.
    ///
    /// Links are not followed.
    package static func removeAbandoned(below folder: String) {
        let names = FileManager.default.enumerator(atPath: folder.isEmpty ? "." : folder)
        var count = 0
        while let name = names?.nextObject() as? String, count < mostEntries {
            count += 1
            if process(ofName: (name as NSString).lastPathComponent) != nil {
                removeIfAbandoned(inFolder(folder, name))
            }
        }
    }

    private static func removeIfAbandoned(_ path: String) { if isAbandoned(path) { unlink(path) } }

    /// Whether a file is a temporary file that no process writes.
    ///
    /// A process locks its temporary file, and the system releases the lock when the process ends.
    /// The lock also works between containers, and between computers if the file system supports
    /// it, as NFS does. Earlier versions did not lock their files. A file without a lock therefore
    /// stays while a process with the identifier in its name runs, unless the process started after
    /// the last change of the file. On a file system without locks, a file stays for a day.
    package static func isAbandoned(_ path: String) -> Bool {
        guard let process = process(ofName: (path as NSString).lastPathComponent),
            !contains(path)
        else { return false }
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return false
        }
        let changed = Self.changed(status)
        guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else {
            guard errno != EWOULDBLOCK else { return false }
            return time(nil) - changed > safeAge && !mayWrite(process, since: changed)
        }
        return !mayWrite(process, since: changed)
    }

    /// Whether a running process of this computer has an identifier, and started before a time.
    private static func mayWrite(_ process: pid_t, since changed: time_t) -> Bool {
        // `contains` knows the files of this process.
        guard process != getpid(), kill(process, 0) == 0 || errno == EPERM else { return false }
        guard let start = start(of: process) else { return true }
        // Both times are rounded.
        return start <= changed + 2
    }

    private static func changed(_ status: stat) -> time_t {
        #if canImport(Darwin)
            status.st_mtimespec.tv_sec
        #else
            status.st_mtim.tv_sec
        #endif
    }

    /// Returns the start of a process in seconds since 1970, or `nil` if the start is unknown.
    private static func start(of process: pid_t) -> time_t? {
        #if os(Linux)
            guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
                // The name, in parentheses, may contain any character.
                let rest = String(decoding: data, as: UTF8.self).split(separator: ")").last
            else { return nil }
            let fields = rest.split(separator: " ")
            var now = timespec()
            guard fields.count > 19, let ticks = Int(fields[19]),
                clock_gettime(CLOCK_BOOTTIME, &now) == 0
            else { return nil }
            return time(nil) - now.tv_sec + ticks / sysconf(Int32(_SC_CLK_TCK))
        #else
            return nil
        #endif
    }
}

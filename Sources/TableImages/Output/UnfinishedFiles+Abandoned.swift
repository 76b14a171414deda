import Foundation

/// Temporary files of processes that were killed.
extension UnfinishedFiles {
    /// Entries of a folder and its subfolders that are looked at; the rest of a larger folder is left.
    private static let mostEntries = 100_000
    /// How old a file is at least that is removed from a file system without locks, in seconds.
    private static let safeAge = 86_400

    /// A name for a temporary file, `.tableshot-PROCESS-RANDOM.tmp`.
    static func newName() -> String {
        ".tableshot-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
    }

    /// The number of the process that gave a temporary file its name; `nil` for the names of other files.
    private static func process(ofName name: String) -> pid_t? {
        guard name.hasPrefix(".tableshot-"), name.hasSuffix(".tmp") else { return nil }
        let parts = name.dropFirst(".tableshot-".count).dropLast(".tmp".count)
            .split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, UInt32(parts[1]) != nil else { return nil }
        return pid_t(parts[0]).flatMap { $0 > 0 ? $0 : nil }
    }

    /// Removes the temporary files in a folder that no process writes any more.
    package static func removeAbandoned(in folder: String) {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.isEmpty ? "." : folder)
        for name in names ?? [] where process(ofName: name) != nil {
            removeIfAbandoned(inFolder(folder, name))
        }
    }

    /// Removes the temporary files in a folder and its subfolders that no process writes any more; links are not
    /// followed.
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

    /// Whether a file is a temporary one that no process writes any more.
    ///
    /// Its process holds a lock on it for as long as it writes, which the system releases when the process ends. So the
    /// lock tells also of processes in other containers, and on other computers where the file system passes locks on,
    /// as NFS does. A file without a lock may be that of an earlier version: it stays while the process of its name
    /// runs, unless that process began after the file was last changed, so that it is another one with the same number.
    /// Where the file system has no locks, a file stays for a day.
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

    /// Whether a process of this computer has a number and is old enough to have changed a file at a time.
    private static func mayWrite(_ process: pid_t, since changed: time_t) -> Bool {
        // The files of this process are known by their paths.
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

    /// When a process began, in seconds since 1970; `nil` if the system does not tell.
    private static func start(of process: pid_t) -> time_t? {
        #if os(Linux)
            guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
                // The name, in parentheses, may have any character.
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

import Foundation

/// Measured values of a job, printed as a line.
struct Measurement {
    var name: String
    var frames: Int
    var duration: Duration
    var bytes: Int
    /// Further values.
    var note = ""

    /// Returns the measurement of a job that wrote a file.
    static func file(
        _ path: String, _ name: String, _ start: ContinuousClock.Instant
    ) -> Measurement {
        Measurement(
            name: name, frames: 1, duration: start.duration(to: .now), bytes: size(of: path))
    }

    /// Returns the bytes of a file, or 0 without a file.
    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Throws an error if the path is not a file, for example if it is a folder or missing.
    static func checkFile(_ path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw BenchmarkError.file(path, String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw BenchmarkError.file(path, "is a folder; a file is needed")
        }
    }

    var line: String {
        let (whole, rest) = duration.components
        let microseconds = Int(whole) * 1_000_000 + Int(rest / 1_000_000_000_000)
        let tenths = microseconds > 0 ? frames * 10_000_000 / microseconds : 0
        return "\(name) \(frames) frames \(Self.text(microseconds, decimals: 6)) s "
            + "\(Self.text(tenths, decimals: 1)) fps bytes \(bytes) rss \(Self.peakMemory)"
            + (note.isEmpty ? "" : " " + note)
    }

    /// Formats a number of millionths or tenths.
    ///
    /// The formats of Foundation take a thirtieth of the time of a process that draws a screen.
    private static func text(_ number: Int, decimals: Int) -> String {
        let digits = String(number)
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return padded.dropLast(decimals) + "." + padded.suffix(decimals)
    }

    /// Returns the peak memory of the process, in KiB.
    private static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss / 1_024
        #endif
    }
}

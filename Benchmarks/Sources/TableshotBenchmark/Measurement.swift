import Foundation

/// What a job took, printed as one line.
struct Measurement {
    var name: String
    var frames: Int
    var duration: Duration
    var bytes: Int
    /// What else there is to say.
    var note = ""

    /// What a job took that wrote a file.
    static func file(
        _ path: String, _ name: String, _ start: ContinuousClock.Instant
    ) -> Measurement {
        Measurement(
            name: name, frames: 1, duration: start.duration(to: .now), bytes: size(of: path))
    }

    /// A file's bytes; 0 for none.
    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    var line: String {
        let (whole, rest) = duration.components
        let seconds = Double(whole) + Double(rest) * 1e-18
        return String(
            format: "%@ %d frames %.6f s %.1f fps bytes %ld rss %ld", name, frames, seconds,
            Double(frames) / seconds, bytes, Self.peakMemory) + (note.isEmpty ? "" : " " + note)
    }

    /// The most memory that the process had, in KiB.
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

import Foundation

/// What a job took, printed as one line.
struct Measurement {
    var name: String
    var frames: Int
    var duration: Duration
    var bytes: Int

    var line: String {
        let (whole, rest) = duration.components
        let seconds = Double(whole) + Double(rest) * 1e-18
        return String(
            format: "%@ %d frames %.6f s %.1f fps bytes %d rss %d", name, frames, seconds,
            Double(frames) / seconds, bytes, Self.peakMemory)
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

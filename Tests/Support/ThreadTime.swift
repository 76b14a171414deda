import Foundation

/// The processor time of a thread, which does not grow while other programs run.
public enum ThreadTime {
    /// Returns the processor time that a closure takes on its thread, in seconds.
    public static func seconds(_ body: () -> Void) -> Double {
        let start = now()
        body()
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

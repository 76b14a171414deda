import Foundation

/// Writes the results of all runs when the process ends.
final class RunsAtExit: @unchecked Sendable {
    static let shared = RunsAtExit()

    private let lock = NSLock()
    private var runs: [TestRun] = []

    private init() {
        #if canImport(Glibc)
            // The status tells whether all tests have passed.
            on_exit({ status, _ in RunsAtExit.shared.writeAll(hasPassed: status == 0) }, nil)
        #else
            atexit { RunsAtExit.shared.writeAll(hasPassed: nil) }
        #endif
    }

    func add(_ run: TestRun) { lock.withLock { runs.append(run) } }

    private func writeAll(hasPassed: Bool?) {
        for run in lock.withLock({ runs }) { run.write(hasPassed: hasPassed) }
    }
}

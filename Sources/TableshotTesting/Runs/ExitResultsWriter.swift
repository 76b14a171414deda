import Foundation

/// Writer of the results of all runs at the end of the process.
final class ExitResultsWriter: @unchecked Sendable {
    static let shared = ExitResultsWriter()

    private let lock = NSLock()
    private var runs: [TestRun] = []

    private init() {
        #if canImport(Glibc)
            // The exit status tells whether all tests passed.
            on_exit({ status, _ in ExitResultsWriter.shared.writeAll(hasPassed: status == 0) }, nil)
        #else
            atexit { ExitResultsWriter.shared.writeAll(hasPassed: nil) }
        #endif
    }

    func add(_ run: TestRun) { lock.withLock { runs.append(run) } }

    private func writeAll(hasPassed: Bool?) {
        for run in lock.withLock({ runs }) { run.write(hasPassed: hasPassed) }
    }
}

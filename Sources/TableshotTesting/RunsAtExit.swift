import Foundation

/// Writes the results of all runs when the process ends.
final class RunsAtExit: @unchecked Sendable {
    static let shared = RunsAtExit()

    private let lock = NSLock()
    private var runs: [TestRun] = []

    private init() {
        atexit { RunsAtExit.shared.writeAll() }
    }

    func add(_ run: TestRun) { lock.withLock { runs.append(run) } }

    private func writeAll() {
        for run in lock.withLock({ runs }) { run.write() }
    }
}

import Foundation
import Tableshot

/// Standard output and standard error, written to whole lines at a time.
final class Console: @unchecked Sendable {
    static let standard = Console()

    private let lock = NSLock()
    private let output = FileHandleSink.standardOutput()
    private let errors = FileHandleSink(descriptor: STDERR_FILENO, name: "standard error")
    private var progressLine: ProgressLine?

    private init() {
        progressLine = ProgressLine(descriptor: STDERR_FILENO)
    }

    /// Prints lines that were asked for.
    ///
    /// - Throws: as `write` does.
    func print(_ text: String) throws { try write(text + "\n") }

    /// Prints a text that was asked for, as it is.
    ///
    /// - Throws: an `OutputError` if standard output cannot take them; a reader that has gone away
    ///   has read what it wanted and is no error.
    func write(_ text: String) throws {
        try lock.withLock {
            eraseProgress()
            do {
                try output.write(Array(text.utf8))
            } catch let error as OutputError where error.code == EPIPE {
                return
            }
        }
    }

    /// Prints an error or a warning that already has its form.
    func complain(_ text: String) {
        lock.withLock {
            eraseProgress()
            // Without standard error there is nobody left to tell.
            try? errors.write(Array((text.withoutControlCharacters + "\n").utf8))
        }
    }

    /// Prints an error of any kind in the house form.
    func report(_ error: any Error, path: String? = nil) {
        complain(Complaint.text(of: error, path: path))
    }

    /// Shows how far the work has come, where somebody watches.
    func showProgress(_ text: String) {
        lock.withLock { send(progressLine?.update(text)) }
    }

    /// Removes the progress line.
    func endProgress() {
        lock.withLock { eraseProgress() }
    }

    private func eraseProgress() { send(progressLine?.erase()) }

    private func send(_ text: String?) {
        guard let text else { return }
        try? errors.write(Array(text.utf8))
    }
}

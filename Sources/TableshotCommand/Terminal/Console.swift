import Foundation
import Tableshot

/// Standard output and standard error.
///
/// Every write contains whole lines.
final class Console: @unchecked Sendable {
    static let standard = Console()

    private let lock = NSLock()
    private let output = FileHandleSink.standardOutput()
    private let errors = FileHandleSink(descriptor: STDERR_FILENO, name: "standard error")
    private var progressLine: ProgressLine?

    private init() {
        progressLine = ProgressLine(descriptor: STDERR_FILENO)
    }

    /// Prints lines to standard output.
    ///
    /// - Throws: the errors of `write`.
    func print(_ text: String) throws { try write(text + "\n") }

    /// Prints a text to standard output without changes.
    ///
    /// - Throws: an `OutputError` if standard output cannot be written. A closed pipe is not an
    ///   error, because its reader has read enough.
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

    /// Prints a formatted error, warning or status to standard error.
    func printError(_ text: String) {
        lock.withLock {
            eraseProgress()
            // An error of standard error cannot be reported.
            try? errors.write(Array((text.withoutControlCharacters + "\n").utf8))
        }
    }

    /// Formats and prints any error.
    func report(_ error: any Error, path: String? = nil) {
        printError(DiagnosticFormatter.text(of: error, path: path))
    }

    /// Shows the progress of the work if standard error is a terminal.
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

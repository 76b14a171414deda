import Dispatch
import Foundation
import Tableshot

/// Ends the process on Control-C and its like without leaving unfinished files behind.
enum Interrupts {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Watches for signals until the process ends; a signal that the caller ignores stays ignored.
    ///
    /// - Returns: what watches, to be kept.
    static func watch() -> [any DispatchSourceSignal] {
        signals.compactMap { number in
            // With a handler of its own the process would be stopped in the middle of anything; so
            // the signal is ignored, and noticed on a queue.
            let former = signal(number, SIG_IGN)
            guard !isIgnored(former) else { return nil }
            let source = DispatchSource.makeSignalSource(
                signal: number, queue: DispatchQueue(label: "interrupts"))
            source.setEventHandler {
                UnfinishedFiles.removeAll()
                Console.standard.endProgress()
                // Whoever started the process is told how it ended.
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            source.activate()
            return source
        }
    }

    private static func isIgnored(_ handler: sighandler_t?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

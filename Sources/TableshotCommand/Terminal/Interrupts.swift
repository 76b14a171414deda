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
                Console.standard.endProgress()
                UnfinishedFiles.removeAllBeforeExit()
                endProcess(by: number)
            }
            source.activate()
            return source
        }
    }

    /// Ends as the signal would have ended the process; whoever started it is told so.
    private static func endProcess(by number: Int32) {
        signal(number, SIG_DFL)
        // Dispatch blocks the signal in its threads, and so in this one.
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        raise(number)
    }

    private static func isIgnored(_ handler: sighandler_t?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

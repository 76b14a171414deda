import Foundation

/// The work of the main queue in a process that draws cells.
enum MainQueue {
    /// Runs the work that is due at once: blocks of `DispatchQueue.main` and tasks of the main actor.
    ///
    /// Work may add work, which runs too, up to a depth of four.
    static func runDueWork() {
        for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: Date()) }
    }
}

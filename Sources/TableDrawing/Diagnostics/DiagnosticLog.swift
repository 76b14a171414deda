import Foundation

/// Collects the diagnostics of one render, each of them once.
///
/// Safe to share between the threads of a render; the order is that of the first recording.
public final class DiagnosticLog: @unchecked Sendable {
    private let lock = NSLock()
    private var order: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []

    /// A picture of a million faulty rows must not keep a million messages.
    public static let capacity = 1_000

    public init() {}

    /// The log of the render that is under way in this task, if there is one.
    @TaskLocal public static var current: DiagnosticLog?

    /// Where the author of a table finds what is being made or drawn: `file:line:column`.
    ///
    /// Diagnostics without a place of their own are recorded with it.
    @TaskLocal public static var place: String?

    /// Records a diagnostic in the log of the render under way; without one it is dropped.
    public static func record(_ diagnostic: Diagnostic) {
        guard let current else { return }
        var diagnostic = diagnostic
        if diagnostic.location == nil { diagnostic.location = place }
        current.record(diagnostic)
    }

    /// Records a diagnostic; one that equals an earlier one is not repeated.
    public func record(_ diagnostic: Diagnostic) {
        lock.withLock {
            guard order.count < Self.capacity, seen.insert(diagnostic).inserted else { return }
            order.append(diagnostic)
        }
    }

    /// All diagnostics so far, in the order of their first recording.
    public var diagnostics: [Diagnostic] {
        lock.withLock { order }
    }
}

import Foundation

/// Collects the diagnostics of one render, each of them once.
///
/// Safe to share between the threads of a render; the order is that of the first recording.
public final class DiagnosticLog: @unchecked Sendable {
    private let lock = NSLock()
    private var order: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    /// Where the diagnostics about something stand in the order, and how much they ask for.
    private var demands: [Topic: (index: Int, amount: Double)] = [:]

    /// What one of several diagnostics is about.
    private struct Topic: Hashable {
        var identifier: String
        var location: String
        var name: String
    }

    /// A picture of a million faulty rows must not keep a million messages.
    public static let capacity = 1_000

    public init() {}

    /// The log of the render that is under way in this task, if there is one.
    @TaskLocal public static var current: DiagnosticLog?

    /// Where the author of a table finds what is being made or drawn: `file:line:column`.
    ///
    /// Diagnostics without a place of their own are recorded with it.
    @TaskLocal public static var place: String?

    /// Records a diagnostic in the log of the render under way; without one an error is written to standard error, for
    /// nobody throws it, and a warning is dropped.
    public static func record(_ diagnostic: Diagnostic) {
        guard let current else {
            if diagnostic.severity == .error, stray.isNew(diagnostic) { write(diagnostic) }
            return
        }
        var diagnostic = diagnostic
        if diagnostic.location == nil { diagnostic.location = place }
        current.record(diagnostic)
    }

    /// Records a diagnostic about something that may be found in several states, such as a row in editing and out
    /// of it: of those at one place the one stays that demands most, for what helps there helps in all.
    ///
    /// One without a place is recorded as any other.
    public static func record(
        _ diagnostic: Diagnostic, about name: String, demanding amount: Double
    ) {
        guard let current else { return }
        var diagnostic = diagnostic
        diagnostic.location = diagnostic.location ?? place
        current.record(diagnostic, about: name, demanding: amount)
    }

    private func record(_ diagnostic: Diagnostic, about name: String, demanding amount: Double) {
        guard let location = diagnostic.location else { return record(diagnostic) }
        lock.withLock {
            let topic = Topic(identifier: diagnostic.identifier, location: location, name: name)
            if let known = demands[topic] {
                guard amount > known.amount else { return }
                order[known.index] = diagnostic
                demands[topic] = (known.index, amount)
            } else if order.count < Self.capacity, seen.insert(diagnostic).inserted {
                demands[topic] = (order.count, amount)
                order.append(diagnostic)
            }
        }
    }

    /// Records a diagnostic; one that equals an earlier one is not repeated.
    public func record(_ diagnostic: Diagnostic) {
        lock.withLock {
            guard order.count < Self.capacity, seen.insert(diagnostic).inserted else { return }
            order.append(diagnostic)
        }
    }

    /// The errors that were written since no render was under way.
    private static let stray = DiagnosticLog()
    /// Where errors are written that would be lost; standard error without it.
    @TaskLocal package static var lostErrors: (@Sendable (String) -> Void)?
    /// The errors that were written before the render could throw them.
    private var told: Set<Diagnostic> = []

    private func isNew(_ diagnostic: Diagnostic) -> Bool {
        lock.withLock { seen.count < Self.capacity && seen.insert(diagnostic).inserted }
    }

    /// Writes errors of a kind at once, each once: what the program does next may end it before the render throws them.
    ///
    /// - Parameter prefix: What their identifiers begin with.
    package func tellErrors(withPrefix prefix: String) {
        let errors = lock.withLock {
            order.filter {
                $0.severity == .error && $0.identifier.hasPrefix(prefix) && told.insert($0).inserted
            }
        }
        for error in errors { Self.write(error) }
    }

    private static func write(_ error: Diagnostic) {
        let place = error.location.map { "\($0): " } ?? ""
        let line = "\(place)error: \(error.message)"
        if let lostErrors { return lostErrors(line) }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// All diagnostics so far, in the order of their first recording.
    public var diagnostics: [Diagnostic] {
        lock.withLock { order }
    }
}

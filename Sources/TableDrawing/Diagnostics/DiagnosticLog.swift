import Foundation

/// Log of a render's diagnostics without duplicates.
///
/// The log is thread-safe. Diagnostics are in the order of their first recording.
public final class DiagnosticLog: @unchecked Sendable {
    private let lock = NSLock()
    private var order: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []

    /// Maximum number of diagnostics, so that a picture of a million faulty rows does not store
    /// a million messages.
    public static let capacity = 1_000

    /// Creates an empty log.
    public init() {}

    /// Log of the current render in this task, or `nil` outside of a render.
    @TaskLocal public static var current: DiagnosticLog?

    /// Location of the element being built or drawn, as `file:line:column`.
    ///
    /// It is the location of diagnostics recorded without a location.
    @TaskLocal public static var place: String?
    /// Locations of diagnostics without a location, by the diagnostics' identifiers.
    @TaskLocal package static var places: [String: String] = [:]

    /// Records a diagnostic in the log of the current render.
    ///
    /// Outside of a render, the method writes an error to standard error, because no caller
    /// throws it, and drops a warning.
    public static func record(_ diagnostic: Diagnostic) {
        guard let current else {
            if diagnostic.severity == .error, stray.isNew(diagnostic) { write(diagnostic) }
            return
        }
        var diagnostic = diagnostic
        if diagnostic.location == nil {
            diagnostic.location = places[diagnostic.identifier] ?? place
        }
        current.record(diagnostic)
    }

    /// Records a diagnostic unless an equal diagnostic is already in the log.
    public func record(_ diagnostic: Diagnostic) {
        lock.withLock {
            guard order.count < Self.capacity, seen.insert(diagnostic).inserted else { return }
            order.append(diagnostic)
        }
    }

    /// Records a diagnostic about a file that several elements may show.
    ///
    /// The log keeps the diagnostic of the first element: later diagnostics with an equal
    /// identifier and message are dropped, whatever their location.
    package static func recordOnce(_ diagnostic: Diagnostic) {
        if let current {
            current.recordOnce(diagnostic)
        } else {
            record(diagnostic)
        }
    }

    private func recordOnce(_ diagnostic: Diagnostic) {
        lock.withLock {
            let isKnown = order.contains {
                $0.identifier == diagnostic.identifier && $0.message == diagnostic.message
            }
            guard !isKnown, order.count < Self.capacity, seen.insert(diagnostic).inserted else {
                return
            }
            order.append(diagnostic)
        }
    }

    /// Errors written outside of a render.
    private static let stray = DiagnosticLog()
    /// Receiver of errors that would otherwise be lost; standard error if `nil`.
    @TaskLocal package static var lostErrors: (@Sendable (String) -> Void)?
    /// Errors written before the render could throw them.
    private var reported: Set<Diagnostic> = []

    private func isNew(_ diagnostic: Diagnostic) -> Bool {
        lock.withLock { seen.count < Self.capacity && seen.insert(diagnostic).inserted }
    }

    /// Writes each error with an identifier prefix immediately, at most once.
    ///
    /// The program's next step may end the process before the render throws the errors.
    ///
    /// - Parameter prefix: Beginning of the errors' identifiers.
    package func reportErrors(withPrefix prefix: String) {
        let errors = lock.withLock {
            order.filter {
                $0.severity == .error && $0.identifier.hasPrefix(prefix)
                    && reported.insert($0).inserted
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

    /// Recorded diagnostics, in the order of their first recording.
    public var diagnostics: [Diagnostic] {
        lock.withLock { order }
    }
}

extension DiagnosticLog {
    /// Records a warning.
    package static func warn(_ identifier: String, _ message: String) {
        record(Diagnostic(identifier, message: message))
    }

    /// Records an error; the picture is completed, and `render` throws the error afterwards.
    package static func fail(_ identifier: String, _ message: String) {
        record(Diagnostic(identifier, severity: .error, message: message))
    }
}

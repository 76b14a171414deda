import TableDrawing
import TableImages

/// Diagnostics of decoders about compared files.
public struct DecodingRemarks: Sendable, Hashable {
    /// Diagnostics about parts of the files that were not decoded, and so not compared.
    public private(set) var undecoded: [Diagnostic] = []
    /// Other diagnostics, such as a small fault of a photograph.
    public private(set) var notes: [Diagnostic] = []

    /// Runs `body` and collects its diagnostics.
    ///
    /// The diagnostics are also recorded in the caller's log.
    static func collected<Value>(_ body: () throws -> Value) rethrows -> (Value, DecodingRemarks) {
        let log = DiagnosticLog()
        defer { for diagnostic in log.diagnostics { DiagnosticLog.record(diagnostic) } }
        let value = try DiagnosticLog.$current.withValue(log, operation: body)
        var remarks = DecodingRemarks()
        for diagnostic in log.diagnostics {
            if UndecodedParts.identifiers.contains(diagnostic.identifier) {
                remarks.undecoded.append(diagnostic)
            } else {
                remarks.notes.append(diagnostic)
            }
        }
        return (value, remarks)
    }

    /// Removes remarks on files whose bytes equal the bytes of their counterparts.
    mutating func removeUndecoded(where isSame: (_ path: String) -> Bool) {
        undecoded.removeAll { $0.location.map(isSame) == true }
    }

    /// Returns a line for each diagnostic, with its file.
    package static func lines(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { ($0.location.map { $0 + ": " } ?? "") + $0.message }
    }
}

/// Error about an unsuitable folder for a report.
public struct ReportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the unsuitable folder.
    public let path: String
    /// Description of the problem and its remedy, without the path.
    public let message: String

    init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }
}

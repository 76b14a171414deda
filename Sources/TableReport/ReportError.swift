/// Error about an unsuitable folder for a report.
public struct ReportError: Error, Sendable, Hashable, CustomStringConvertible {
    public let path: String
    public let message: String

    init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    public var description: String { "\(path): \(message)" }
}

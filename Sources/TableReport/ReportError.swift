/// Why a report cannot be written where it should be.
public struct ReportError: Error, Sendable, Hashable, CustomStringConvertible {
    public let path: String
    public let message: String

    init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    public var description: String { "\(path): \(message)" }
}

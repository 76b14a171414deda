/// An error in the results of a run.
public struct ResultsError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the results.
    public let path: String
    /// Description of the error and its remedy, without the path.
    public let message: String

    /// Creates an error with the path of the results and a message.
    public init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    /// Path and message, separated by a colon.
    public var description: String { "\(path): \(message)" }
}

/// What the command itself cannot do: what was found and what would be right.
struct CommandFailure: Error, CustomStringConvertible {
    /// The file that it is about, if it is about one.
    var path: String?
    var message: String

    init(_ message: String, path: String? = nil) {
        self.message = message
        self.path = path
    }

    var description: String { (path.map { $0 + ": " } ?? "") + "error: " + message }
}

/// An error of the command itself.
///
/// The message names the problem and the remedy.
struct CommandFailure: Error, CustomStringConvertible {
    /// Path of the file that caused the error, or `nil` if no file did.
    var path: String?
    var message: String

    init(_ message: String, path: String? = nil) {
        self.message = message
        self.path = path
    }

    var description: String { (path.map { $0 + ": " } ?? "") + "error: " + message }
}

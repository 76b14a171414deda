/// An error of the command itself.
///
/// The message names the problem and the remedy.
struct CommandFailure: Error, CustomStringConvertible {
    /// Path of the file that caused the error, or `nil` if no file did.
    var path: String?
    var message: String
    /// Lines of a team's sources that were running when their code crashed, the innermost first.
    var places: [String] = []

    init(_ message: String, path: String? = nil) {
        self.message = message
        self.path = path
    }

    var description: String { (path.map { $0 + ": " } ?? "") + "error: " + message }
}

/// Exit codes of the process.
///
/// A reader that closes an output pipe early does not change the exit code of any command. The
/// reader has read enough, the command finishes the remaining work, and the exit code describes
/// the work.
enum ExitStatus {
    /// The command succeeded.
    static let success: Int32 = 0
    /// `doctor` found missing files, or a strict `inspect` found slow elements or elements
    /// without a description.
    static let incomplete: Int32 = 1
    /// Compared files differ, or a search found a match.
    static let different: Int32 = 1
    /// The input cannot be rendered, or the output cannot be written.
    static let badInput: Int32 = 2
    /// The run recorded references and found no difference.
    ///
    /// The user has to review the new references.
    static let recorded: Int32 = 3
    /// The arguments are invalid.
    ///
    /// The number is `EX_USAGE` of sysexits.h.
    static let wrongUsage: Int32 = 64
}

/// What the process says of its work when it ends.
///
/// A reader that closes the pipe of an output early changes no exit code, in any command: the reader has read what it
/// wanted, the rest of the work is done, and the code is that of the work.
enum ExitStatus {
    /// Everything was done.
    static let success: Int32 = 0
    /// `doctor` found that something is missing, or a strict `inspect` something slow or
    /// without words.
    static let incomplete: Int32 = 1
    /// What was compared is not the same, or what was looked for is there.
    static let different: Int32 = 1
    /// Input that cannot be rendered, or output that cannot be written.
    static let badInput: Int32 = 2
    /// Something was recorded, and nothing differs; somebody has to look at it.
    static let recorded: Int32 = 3
    /// A command line that is none; the number is that of sysexits.h.
    static let wrongUsage: Int32 = 64
}

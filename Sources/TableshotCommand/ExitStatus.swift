/// What the process says of its work when it ends.
enum ExitStatus {
    /// Everything was done.
    static let success: Int32 = 0
    /// `doctor` found that something is missing, or a strict `inspect` something slow or
    /// without words.
    static let incomplete: Int32 = 1
    /// Input that cannot be rendered, or output that cannot be written.
    static let badInput: Int32 = 2
    /// A command line that is none; the number is that of sysexits.h.
    static let wrongUsage: Int32 = 64
}

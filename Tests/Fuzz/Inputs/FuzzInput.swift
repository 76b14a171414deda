/// Files, and the command lines that read them.
struct FuzzInput {
    /// The files by their paths, relative to the working folder.
    var files: [(path: String, bytes: [UInt8])] = []
    /// The arguments of each command.
    var commands: [[String]] = []

    mutating func add(_ path: String, _ text: String) { add(path, Array(text.utf8)) }

    mutating func add(_ path: String, _ bytes: [UInt8]) {
        files.append((path, bytes))
    }
}

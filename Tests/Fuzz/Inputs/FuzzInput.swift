/// Files, and the command lines or the readers that read the files.
struct FuzzInput {
    /// The files by their paths, relative to the working folder.
    var files: [(path: String, bytes: [UInt8])] = []
    /// The arguments of each command.
    var commands: [[String]] = []
    /// Whether the readers of the libraries read the files, instead of the commands.
    var isReadDirectly = false

    mutating func add(_ path: String, _ text: String) { add(path, Array(text.utf8)) }

    mutating func add(_ path: String, _ bytes: [UInt8]) {
        files.append((path, bytes))
    }
}

import Foundation
import TableSamples
import TableshotCommand

/// Runner of inputs' commands in this process, in a separate folder.
///
/// The file `state` of the folder survives a crash. It contains the current input's number, the count
/// of finished inputs, the peak of memory, and the count of commands for each exit code. The file `log`
/// contains the output of the current input's commands.
final class InputRunner {
    private let work: String
    private let state: FileHandle
    private let log: Int32
    private let memoryLimit: Int
    private var done = 0
    private var endings: [Int32: Int] = [:]
    private let manager = FileManager.default

    init(_ options: FuzzOptions) throws {
        work = options.folder + "/inputs"
        memoryLimit = options.memory
        try manager.createDirectory(atPath: work, withIntermediateDirectories: true)
        let documents = options.folder + "/documents"
        if !manager.fileExists(atPath: documents) {
            try manager.copyItem(atPath: options.package + "/Fixtures/documents", toPath: documents)
        }
        try Data().write(to: URL(fileURLWithPath: options.folder + "/state"))
        state = try FileHandle(forWritingTo: URL(fileURLWithPath: options.folder + "/state"))
        log = open(options.folder + "/log", O_RDWR | O_CREAT | O_TRUNC | O_APPEND, 0o644)
        guard log >= 0, manager.changeCurrentDirectoryPath(work) else {
            throw CocoaError(.fileWriteUnknown)
        }
        dup2(log, STDOUT_FILENO)
        dup2(log, STDERR_FILENO)
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Runs an input, and returns a description of its fault, or `nil` without a fault.
    func run(_ input: FuzzInput, number: Int) throws -> String? {
        note(number)
        clean()
        for (path, bytes) in input.files {
            let folder = (path as NSString).deletingLastPathComponent
            if !folder.isEmpty {
                try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
        try manager.createDirectory(atPath: "out", withIntermediateDirectories: true)
        ftruncate(log, 0)
        if input.isReadDirectly {
            for (path, _) in input.files { FileReading.read(path) }
        }
        var complaint: String?
        for command in input.commands {
            let status = TableCommand.status(
                of: command, catalogue: .samples, tablesOfCells: Sample.tablesOfCells)
            endings[status, default: 0] += 1
            complaint = complaint ?? self.complaint(status)
        }
        done += 1
        note(number)
        return complaint
    }

    /// Whether the process has exceeded the memory limit.
    var hasTooMuchMemory: Bool { peak > memoryLimit }

    /// Peak of the process's memory, in MiB.
    private var peak: Int {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss >> 10
        #else
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss >> 20
        #endif
    }

    /// Removes all files from the working folder.
    func clean() {
        for name in (try? manager.contentsOfDirectory(atPath: ".")) ?? [] {
            try? manager.removeItem(atPath: name)
        }
    }

    private func note(_ number: Int) {
        let endings = endings.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
        var line = "\(number) \(done) \(peak) " + endings.joined(separator: ",")
        line += String(repeating: " ", count: max(0, 120 - line.count))
        try? state.seek(toOffset: 0)
        try? state.write(contentsOf: Data(line.utf8))
    }

    /// Returns the fault of a command's exit code or messages, or `nil` without a fault.
    private func complaint(_ status: Int32) -> String? {
        guard [0, 1, 2, 3, 64].contains(status) else { return "exit code \(status)" }
        guard status == 2, let data = manager.contents(atPath: "../log") else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard text.contains("error") else { return "exit code 2 without an error" }
        let internals = [
            "Optional(", "Swift.", "Foundation.", "Error Domain", "couldn’t be completed",
            "NSCocoa",
            "Expected to decode", "CodingKeys", "Cannot initialize",
        ]
        return internals.first(where: text.contains).map { "a message with \($0)" }
    }
}

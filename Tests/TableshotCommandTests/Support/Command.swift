import Foundation
import TestSupport
import Testing

/// Runs the built command, as a user would.
struct Command {
    /// Result of a run.
    struct Outcome {
        /// Exit code.
        ///
        /// A negative number is the signal that ended the process.
        var status: Int
        var output: Data
        var errors: String
        /// Peak memory of the process.
        var peakBytes: Int

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Destination of a stream.
    enum Stream {
        case file
        case terminal
        case closedPipe
        case device(String)
    }

    /// Program.
    ///
    /// The default is the product `tableshot`.
    var program = Command.product("tableshot")
    /// Working folder.
    var folder: URL
    var environment: [String: String] = ["PATH": "/usr/bin:/bin"]
    var input = Data()
    var stdout = Stream.file
    var stderr = Stream.file
    /// Whether the process runs as a user without special permissions, if root runs the tests.
    var isNobody = false
    var timeout = 120.0
    /// Whether the process is interrupted, as by Control-C, while it writes a picture.
    var isInterrupted = false

    init(in folder: URL) { self.folder = folder }

    /// Returns the file of a product beside the tests.
    static func product(_ name: String) -> String {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = (bundle ?? .main).bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appendingPathComponent(name).path
    }

    /// Runs the command to its end.
    func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

    /// Runs the command to its end.
    func run(_ arguments: [String]) throws -> Outcome {
        try Scratch.with { scratch in
            let stdin = try scratch.file("stdin", input)
            let result = scratch.path("result.json")
            var order: [String: Any] = [
                "command": [program] + arguments, "folder": folder.path,
                "environment": environment, "timeout": timeout, "stdin": stdin, "result": result,
                "nobody": isNobody, "interrupt": isInterrupted,
            ]
            for (name, stream) in [("stdout", stdout), ("stderr", stderr)] {
                order[name + "File"] = scratch.path(name)
                order[name] =
                    switch stream {
                    case .file: scratch.path(name)
                    case .terminal: "terminal"
                    case .closedPipe: "closed pipe"
                    case .device(let path): path
                    }
            }
            let orders = try scratch.file(
                "order.json", JSONSerialization.data(withJSONObject: order))
            try Self.python([Self.harness, orders])
            let values = try JSONDecoder().decode(
                Result.self, from: Data(contentsOf: URL(fileURLWithPath: result)))
            try #require(
                !values.timedOut, "it did not end within \(timeout) s: \(arguments)")
            return Outcome(
                status: values.status, output: scratch.contents("stdout"),
                errors: String(decoding: scratch.contents("stderr"), as: UTF8.self),
                peakBytes: values.peakBytes)
        }
    }

    private struct Result: Decodable {
        var status: Int
        var peakBytes: Int
        var timedOut: Bool
    }

    /// Folder of the repository.
    static let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in
        path.deletingLastPathComponent()
    }

    private static let harness =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("measured.py").path

    /// Runs the system's Python, which has Pillow and jsonschema, and returns its output.
    @discardableResult
    static func python(_ arguments: [String]) throws -> String {
        String(decoding: try Program.python(arguments), as: UTF8.self)
    }
}

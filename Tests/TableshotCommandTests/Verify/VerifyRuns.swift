import Foundation
import Testing

/// Runs of `verify` in a folder, and their files.
struct VerifyRuns {
    let scratch: Scratch
    var environment: [String: String] = ["PATH": "/usr/bin:/bin"]

    init(_ scratch: Scratch) { self.scratch = scratch }

    /// Runs a command line, words separated by blanks.
    func run(_ line: String) throws -> Command.Outcome {
        var command = Command(in: scratch.url)
        command.environment = environment
        return try command.run(line.split(separator: " ").map(String.init))
    }

    /// Returns a document with a row.
    static func document(_ text: String, more: String = "") -> String {
        """
        screen: {width: 60, height: 44, scale: 1}
        \(more)
        table:
          rows: [{text: \(text)}]

        """
    }

    /// Writes a document with a row.
    func write(_ name: String, _ text: String, more: String = "") throws {
        try scratch.file(name + ".table.yaml", Self.document(text, more: more))
    }

    /// Returns the results of the run.
    func results(_ folder: String = ".tableshot") throws -> Results {
        try JSONDecoder().decode(Results.self, from: scratch.contents(folder + "/results.json"))
    }

    /// Parts of the results that tests use.
    struct Results: Decodable {
        var schemaVersion: Int
        var isComplete: Bool
        var filters: [String]
        var shard: String?
        var snapshots: [Snapshot]
        var problems: [Problem]

        struct Snapshot: Decodable {
            var name: String
            var kind: String
            var reference: String
            var verdict: String
            var isBroken: Bool
            var frames: [Int]?
            var artifacts: [String: String]
        }

        struct Problem: Decodable {
            var document: String
        }

        var names: [String] { snapshots.map(\.name) }
    }

    /// The recorded files by name, with their bytes.
    func recorded(_ folder: String = "__Snapshots__") -> [String: Data] {
        let path = scratch.path(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return Dictionary(
            uniqueKeysWithValues: names.map { ($0, scratch.contents(folder + "/" + $0)) })
    }
}

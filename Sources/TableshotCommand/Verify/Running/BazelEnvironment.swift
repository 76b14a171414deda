import Foundation
import TableSnapshots
import Tableshot

/// Variables of Bazel's test runner.
struct BazelEnvironment {
    /// The shard of this process.
    let shard: Shard?
    /// Path of a file that the test touches to declare support for shards.
    let statusFile: String?
    /// Path at which Bazel expects the JUnit XML.
    let report: String?

    /// - Throws: a `CommandFailure` if the shard's index or count is invalid.
    init(_ environment: [String: String]) throws {
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        statusFile = value("TEST_SHARD_STATUS_FILE")
        report = value("XML_OUTPUT_FILE")
        guard let total = value("TEST_TOTAL_SHARDS"), total != "0" else {
            shard = nil
            return
        }
        guard let count = Int(total), (1...Shard.limit).contains(count) else {
            throw CommandFailure(
                "TEST_TOTAL_SHARDS is '\(total)'; set the variable to a whole number from 1 to "
                    + "\(Shard.limit)")
        }
        let index = value("TEST_SHARD_INDEX")
        // Bazel counts from 0.
        guard let number = index.flatMap({ Int($0) }), (0..<count).contains(number),
            let shard = Shard(index: number + 1, count: count)
        else {
            throw CommandFailure(
                "TEST_SHARD_INDEX is \(index.map { "'\($0)'" } ?? "not set"), and TEST_TOTAL_SHARDS "
                    + "is \(count); set the index to a whole number from 0 to \(count - 1)")
        }
        self.shard = shard
    }

    /// Touches the status file.
    ///
    /// - Throws: an `OutputError` if the file cannot be touched.
    func acknowledgeShard() throws {
        guard let statusFile else { return }
        let descriptor = open(statusFile, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw OutputError(.create, path: statusFile, code: errno)
        }
        // `open` does not change the time of an existing file.
        futimens(descriptor, nil)
        close(descriptor)
    }
}

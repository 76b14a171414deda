import Foundation

/// The memory of the process that runs the tests.
public enum ProcessMemory {
    /// Reason why the system does not provide the memory.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Returns the number of bytes that the process has in memory, from `/proc`.
    ///
    /// An unreadable number is an error, because two zeros would pass for memory that does not
    /// grow.
    public static func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let fields = text.split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]), pages > 0 else {
            throw Failure(description: "/proc/self/statm holds \(text)")
        }
        return pages * 4_096
    }
}

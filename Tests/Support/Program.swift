import Foundation

/// Program that a test runs: a browser, a converter, Python, Git.
public struct Program {
    /// Failure of a program.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Runs a program to its end and returns its output.
    ///
    /// Error messages go to the output of the test.
    ///
    /// - Parameter words: Program, by its path or by its name in the `PATH`, and its arguments.
    @discardableResult
    public static func run(_ words: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                description: "\(words.prefix(2).joined(separator: " ")) ended with "
                    + "\(process.terminationStatus); see above")
        }
        return output
    }

    /// Runs the system's Python, which has Pillow and jsonschema.
    @discardableResult
    public static func python(_ words: [String]) throws -> Data {
        try run(["/usr/bin/python3"] + words)
    }
}

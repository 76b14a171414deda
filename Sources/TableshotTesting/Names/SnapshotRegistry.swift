import Foundation

/// Registry of the references claimed by assertions in this process.
///
/// Two assertions with equal names would overwrite a file in turn. The second assertion
/// therefore fails.
final class SnapshotRegistry: @unchecked Sendable {
    static let shared = SnapshotRegistry()

    /// Place and content of a claimed reference.
    struct Claim: Hashable {
        /// Place of the assertion: file and line.
        let place: String
        /// Test with its arguments, as far as the framework provides them.
        let test: String
        /// Hash of the content.
        let content: Int
    }

    private let lock = NSLock()
    private var claims: [String: Claim] = [:]

    /// Whether tests of this process may run repeatedly.
    ///
    /// Swift Testing repeats tests on demand. Xcode, detected by an environment variable, does
    /// not report repetitions.
    @TaskLocal static var mayRepeat =
        isRepeating(CommandLine.arguments)
        || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

    /// Returns whether the arguments of a test process request repetitions.
    static func isRepeating(_ arguments: [String]) -> Bool {
        arguments.contains { $0 == "--repetitions" || $0.hasPrefix("--repetitions=") }
    }

    /// Claims a reference and returns the conflicting earlier claim, or `nil` if the claim is
    /// accepted.
    ///
    /// If tests are repeated, an assertion may claim a reference with equal content again.
    func claim(_ path: String, _ claim: Claim) -> Claim? {
        // Case-insensitive file systems would lose one of two names.
        let key = path.lowercased()
        return lock.withLock {
            guard let earlier = claims[key] else {
                claims[key] = claim
                return nil
            }
            return Self.mayRepeat && earlier == claim ? nil : earlier
        }
    }
}

import Foundation

/// Which assertion has claimed which reference in this process.
///
/// Two assertions that share a name would take turns in overwriting one file; so the second one fails.
final class SnapshotRegistry: @unchecked Sendable {
    static let shared = SnapshotRegistry()

    /// Where a reference was claimed, and what it was to show.
    struct Claim: Hashable {
        /// The assertion's place: file and line.
        let place: String
        /// The test, with its arguments, as far as the framework tells.
        let test: String
        /// A hash of what was shown.
        let content: Int
    }

    private let lock = NSLock()
    private var claims: [String: Claim] = [:]

    /// Whether tests of this process may run more than once.
    ///
    /// Swift Testing repeats on demand; Xcode, which shows itself by a variable, does not tell.
    @TaskLocal static var mayRepeat =
        isRepeating(CommandLine.arguments)
        || ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil

    /// Whether a test process was told to run its tests more than once.
    static func isRepeating(_ arguments: [String]) -> Bool {
        arguments.contains { $0 == "--repetitions" || $0.hasPrefix("--repetitions=") }
    }

    /// Claims a reference; returns the claim that was there before.
    ///
    /// Where tests are repeated, the same assertion may claim the same with the same content again.
    func claim(_ path: String, _ claim: Claim) -> Claim? {
        // File systems that do not tell capitals apart would lose one of two names.
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

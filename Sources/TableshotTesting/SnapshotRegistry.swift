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

    /// Claims a reference; returns the claim that was there before, if it is another's.
    ///
    /// A test that is repeated in one process, as `--repetitions` does, claims the same with the same
    /// content again, which is none.
    func claim(_ path: String, _ claim: Claim) -> Claim? {
        // File systems that do not tell capitals apart would lose one of two names.
        let key = path.lowercased()
        return lock.withLock {
            guard let earlier = claims[key] else {
                claims[key] = claim
                return nil
            }
            return earlier == claim ? nil : earlier
        }
    }
}

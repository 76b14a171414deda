#if canImport(Testing)
    import TableSnapshots
    import Testing

    /// Trait with the snapshot configuration of a test or of a whole suite.
    public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
        let record: RecordPolicy?
        let tolerance: Tolerance?
        let directory: String?

        /// Whether the trait applies to nested suites: always `true`.
        public var isRecursive: Bool { true }

        /// Runs a test with the trait's values in place of the surrounding configuration's.
        ///
        /// Throws the errors of the test.
        public func provideScope(
            for test: Test, testCase: Test.Case?,
            performing function: @Sendable () async throws -> Void
        ) async throws {
            let configuration = SnapshotConfiguration.current.replacing(
                record: record, tolerance: tolerance, directory: directory)
            try await SnapshotConfiguration.$current.withValue(configuration) {
                try await function()
            }
        }
    }

    extension Trait where Self == SnapshotsTrait {
        /// Returns a trait with a snapshot configuration: `@Suite(.snapshots(record:
        /// .failed))`.
        ///
        /// - Parameters:
        ///   - record: References that may be written, or `nil` for the surrounding policy.
        ///   - tolerance: Allowed difference between a snapshot and its reference.
        ///   - directory: Folder of the references, absolute or relative to the test file's
        ///     folder.
        public static func snapshots(
            record: RecordPolicy? = nil, tolerance: Tolerance? = nil, directory: String? = nil
        ) -> SnapshotsTrait {
            SnapshotsTrait(record: record, tolerance: tolerance, directory: directory)
        }
    }
#endif

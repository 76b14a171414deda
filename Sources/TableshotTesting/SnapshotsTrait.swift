#if canImport(Testing)
    import TableSnapshots
    import Testing

    /// Sets how the snapshots of a test or of a whole suite are taken.
    public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
        let record: RecordPolicy?
        let tolerance: Tolerance?
        let directory: String?

        /// A suite's trait holds for the suites in it too.
        public var isRecursive: Bool { true }

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
        /// Sets how snapshots are taken: `@Suite(.snapshots(record: .failed))`.
        ///
        /// - Parameters:
        ///   - record: which references may be written; nothing leaves it as it is around the test.
        ///   - tolerance: how much a snapshot may differ from its reference.
        ///   - directory: the folder of the references, absolute or from the test's file.
        public static func snapshots(
            record: RecordPolicy? = nil, tolerance: Tolerance? = nil, directory: String? = nil
        ) -> SnapshotsTrait {
            SnapshotsTrait(record: record, tolerance: tolerance, directory: directory)
        }
    }
#endif

import Foundation
import TableSnapshots

/// Default configuration for the snapshots of a test, a suite or a run.
public struct SnapshotConfiguration: Sendable, Hashable {
    /// References that may be written, or `nil` for the environment's policy.
    public var record: RecordPolicy?
    /// Allowed difference between a snapshot and its reference; exact by default.
    public var tolerance: Tolerance
    /// Folder of the references, absolute or relative to the test file's folder.
    ///
    /// The default is `nil`: `__Snapshots__` with a subfolder for every test file.
    public var directory: String?

    /// Creates a configuration, by default exact, with the environment's policy and the standard
    /// folder.
    public init(
        record: RecordPolicy? = nil, tolerance: Tolerance = .exact, directory: String? = nil
    ) {
        self.record = record
        self.tolerance = tolerance
        self.directory = directory
    }

    /// Configuration of the current test.
    @TaskLocal public static var current = SnapshotConfiguration()

    /// Returns the configuration with the given values replaced.
    func replacing(
        record: RecordPolicy?, tolerance: Tolerance?, directory: String?
    ) -> SnapshotConfiguration {
        SnapshotConfiguration(
            record: record ?? self.record, tolerance: tolerance ?? self.tolerance,
            directory: directory ?? self.directory)
    }
}

/// Runs tests with another configuration: in XCTest's `invokeTest()`, or around a few
/// assertions.
///
///     override func invokeTest() {
///         withSnapshotTesting(record: .missing) { super.invokeTest() }
///     }
///
/// Omitted values keep their current setting.
public func withSnapshotTesting<Result>(
    record: RecordPolicy? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
    _ body: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotConfiguration.current.replacing(
        record: record, tolerance: tolerance, directory: directory)
    return try SnapshotConfiguration.$current.withValue(configuration, operation: body)
}

/// Runs asynchronous tests with another configuration.
///
///     await withSnapshotTesting(record: .missing) {
///         let fruits = await loadedFruits()
///         assertSnapshot(of: FruitTable(fruits), as: .image(), named: "fruits")
///     }
///
/// - Parameter isolation: Actor that runs `body`; the caller's actor by default.
public func withSnapshotTesting<Result>(
    record: RecordPolicy? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotConfiguration.current.replacing(
        record: record, tolerance: tolerance, directory: directory)
    return try await SnapshotConfiguration.$current.withValue(configuration) {
        try await body()
    }
}

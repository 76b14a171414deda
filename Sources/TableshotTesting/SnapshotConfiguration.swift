import Foundation
import TableSnapshots

/// What applies to every snapshot of a test, a suite or a run, unless an assertion says otherwise.
public struct SnapshotConfiguration: Sendable, Hashable {
    /// Which references may be written; nothing leaves it to the environment.
    public var record: RecordPolicy?
    /// How much a snapshot may differ from its reference; exact unless said.
    public var tolerance: Tolerance
    /// The folder of the references.
    ///
    /// An absolute path, or one from the folder of the test's file. Nothing is `__Snapshots__`, with a
    /// folder in it for every test file.
    public var directory: String?

    public init(
        record: RecordPolicy? = nil, tolerance: Tolerance = .exact, directory: String? = nil
    ) {
        self.record = record
        self.tolerance = tolerance
        self.directory = directory
    }

    /// The configuration of the test that is running.
    @TaskLocal public static var current = SnapshotConfiguration()

    /// This configuration with what is given in place of its own.
    func replacing(
        record: RecordPolicy?, tolerance: Tolerance?, directory: String?
    ) -> SnapshotConfiguration {
        SnapshotConfiguration(
            record: record ?? self.record, tolerance: tolerance ?? self.tolerance,
            directory: directory ?? self.directory)
    }
}

/// Runs tests with another configuration: in XCTest's `invokeTest()`, or around a few assertions.
///
///     override func invokeTest() {
///         withSnapshotTesting(record: .missing) { super.invokeTest() }
///     }
///
/// What is not given stays as it was around it.
public func withSnapshotTesting<Result>(
    record: RecordPolicy? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
    _ body: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotConfiguration.current.replacing(
        record: record, tolerance: tolerance, directory: directory)
    return try SnapshotConfiguration.$current.withValue(configuration, operation: body)
}

/// Runs tests that wait with another configuration, as its sibling does those that do not.
///
///     await withSnapshotTesting(record: .missing) {
///         let fruits = await loadedFruits()
///         assertSnapshot(of: FruitTable(fruits), as: .image(), named: "fruits")
///     }
///
/// - Parameter isolation: the actor that `body` runs on, the caller's.
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

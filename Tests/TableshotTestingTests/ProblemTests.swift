import Foundation
import Tableshot
import TableSnapshots
import TestSupport
import Testing

@testable import TableshotTesting

/// Assertions that cannot be evaluated.
@Suite struct ProblemTests {
    private struct Broken: Error {}

    private func broken() throws -> String { throw Broken() }

    @Test func `a value that throws keeps its reference from pruning`() throws {
        let folder = try TemporaryFolder()
        let line: UInt = 4_711
        let message = verifySnapshot(
            of: try broken(), as: .lines, named: "lost", record: .never,
            directory: folder.path, line: line)
        #expect(message?.contains("Broken") == true)
        let problem = try #require(
            TestRun.current.problems.first { $0.document.hasSuffix("ProblemTests.swift:4711") })
        #expect(problem.message.contains("lost: Broken"))
        var results = RunResults(producer: "", environment: [:], policy: .never, suite: "")
        results.problems = [problem]
        #expect(results.partialReason?.contains("ProblemTests.swift:4711") == true)
    }
}

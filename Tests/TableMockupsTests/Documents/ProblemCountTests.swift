import Testing

@testable import DocumentSyntax
@testable import TableMockups

@Suite struct ProblemCountTests {
    @Test func rowsAreReadUpToTheLimitOfProblems() {
        let rows = String(repeating: "  - {txet: a}\n", count: ProblemList.mostCounted + 1_000)
        let found = mistakes("table:\n  rows:\n\(rows)")
        #expect(found.last == "0:0 at least \(ProblemList.mostCounted) more problems are not shown")
    }
}

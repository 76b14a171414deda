import Testing

@testable import TableDrawing

@Suite struct CountedTests {
    @Test func `a noun follows its number`() {
        #expect([0, 1, 2].map { counted($0, "row") } == ["0 rows", "1 row", "2 rows"])
        #expect(["1", "1.5"].map { counted($0, "screen") } == ["1 screen", "1.5 screens"])
    }
}

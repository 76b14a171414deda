import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// What a described row takes: there may be thousands of them.
@Suite struct RowSizeTests {
    @Test func `a row takes less than three kilobytes beside what few rows have`() {
        #expect(MemoryLayout<RowDescription>.size < 3_000, "\(MemoryLayout<RowDescription>.size)")
    }

    @Test func `a boxed value takes a pointer, and belongs to each copy alone`() {
        struct Holder {
            @Boxed var list: [Int]?
        }
        var first = Holder()
        #expect(first.list == nil && MemoryLayout<Holder>.size == MemoryLayout<Int>.size)
        first.list = [1]
        var second = first
        second.list?.append(2)
        #expect(first.list == [1] && second.list == [1, 2])
        second.list = nil
        #expect(first.list == [1] && second.list == nil)
    }
}

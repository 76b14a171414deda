import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Memory of a described row.
///
/// A document may have thousands of rows.
@Suite struct RowSizeTests {
    @Test func `a described row takes less than three kilobytes`() {
        #expect(MemoryLayout<RowDescription>.size < 3_000, "\(MemoryLayout<RowDescription>.size)")
    }

    @Test func `a boxed value takes the size of a pointer, and copies have separate values`() {
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

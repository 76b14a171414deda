import Testing

@testable import TableSymbols

/// Shapes by name.
@Suite struct SymbolShapeTests {
    @Test func `the set has 400 symbols`() {
        #expect(SymbolShape.names.count == 400)
    }
}

#if canImport(CISAL)
    import Testing

    @testable import TableImages

    @Suite struct ISALDeflaterTests {
        @Test func bytesDoNotDependOnWhereTheCompressorLies() throws {
            let deflater = ISALDeflater()
            let state = ISALDeflater.State()
            // Data that begin with what ISA-L 2.30 takes for its hash: a part of the address.
            let word = state.address.word
            let four = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
            let bytes: [UInt8] = [0, 1] + (0..<20_000).flatMap { _ in four }
            #expect(state.address.disturbs(bytes))
            deflater.states.give(state)
            #expect(try deflater.deflate(bytes) == ISALDeflater().deflate(bytes))
        }
    }
#endif

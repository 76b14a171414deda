import Foundation
import SharedLibraries
import TableDrawing
import Testing

@testable import TableImages

@Suite struct ISALDeflaterTests {
    private func library() throws -> ISALLibrary {
        try #require(ISALLibrary.loaded, "install libisal2, which the tests compress with")
    }

    @Test func bytesDoNotDependOnTheAddressOfTheCompressor() throws {
        let library = try library()
        let deflater = ISALDeflater(library)
        let state = ISALState(library)
        // Data that begin with the hash of ISA-L 2.30, a part of the address.
        let word = state.address.word
        let four = (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
        let bytes: [UInt8] = [0, 1] + (0..<20_000).flatMap { _ in four }
        #expect(state.address.affectsMatches(bytes))
        deflater.states.give(state)
        #expect(try deflater.deflate(bytes) == ISALDeflater(library).deflate(bytes))
    }

    @Test func `idle compressors stay within their budget, with and without space for output`()
        throws
    {
        let library = try library()
        let one = ISALState(library).byteCount
        var budgets = CacheBudgets.standard
        budgets.compressors = 3 * one + 100_000
        let pool = CacheBudgets.$current.withValue(budgets) { ISALStatePool(library) }
        let states = (0..<6).map { _ in pool.take(for: []) }
        for state in states {
            _ = state.room(for: 5_000_000)
            pool.give(state)
            #expect(pool.idleBytes <= budgets.compressors)
        }
        #expect(pool.idleBytes == 3 * one)
        let deflater = CacheBudgets.$current.withValue(.none) { ISALDeflater(library) }
        let bytes = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let first = try deflater.deflate(bytes)
        #expect(try deflater.deflate(bytes) == first)
        #expect(deflater.states.idleBytes == 0)
    }

    @Test
    func `a library of another interface is not used, because its stream has another layout`() {
        #expect(!SharedLibrary.isal.files.isEmpty)
        #expect(SharedLibrary.isal.files.allSatisfy { $0.contains(".2") })
    }

    @Test func `without the library, zlib compresses equal pixels`() throws {
        let bitmap = Bitmap(
            width: 300, height: 200,
            pixels: (0..<60_000).map { 0xFF00_0000 | UInt32($0 * 7 % 0xFFFFFF) })
        func compressor() -> PNGBandCompressor {
            PNGBandCompressor(isOpaque: true, compression: .fast)
        }
        let band = Band(y: 0, bitmap: bitmap)
        let without = try SharedLibrary.$missing.withValue([SharedLibrary.isal.name]) {
            #expect(compressor().deflater is ZlibDeflater)
            #expect(ImageLibraries.versions.contains { $0.description.contains("not installed") })
            return try compressor().compress(band)
        }
        #expect(compressor().deflater is ISALDeflater)
        #expect(!ImageLibraries.versions.contains { $0.description.contains("not installed") })
        let portable = try PNGBandCompressor(isOpaque: true, compression: .portable).compress(band)
        #expect(without.payload == portable.payload)
        func decoded(_ isAllowed: Bool) throws -> Bitmap {
            try SharedLibrary.$missing.withValue(isAllowed ? [] : [SharedLibrary.isal.name]) {
                let sink = MemorySink()
                let encoder = try PNGEncoder(
                    width: 300, height: 200, isOpaque: true, compression: .fast, sink: sink)
                try encoder.write(band)
                try encoder.finish()
                return try ImageDecoder().decode(sink.data)
            }
        }
        #expect(try decoded(false) == bitmap && decoded(true) == bitmap)
    }
}

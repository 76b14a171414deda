import Foundation
import TableDrawing
import Testing

@testable import TableImages

/// Oracle: zlib inflates what `BandDeflater` compressed.
@Suite struct BandDeflaterTests {
    /// Compresses bytes, checks that zlib inflates them, and returns the compressed size.
    @discardableResult
    private func compressedCount(_ bytes: [UInt8], rowLength: Int) throws -> Int {
        let blocks = BandDeflater(rowLength: rowLength).deflate(bytes)
        // An empty last block makes the stream whole.
        let checksum = Self.bigEndian(Checksum.adler32(bytes))
        let stream = [0x78, 0x01] + blocks + [0x03, 0x00] + checksum
        var inflated = [UInt8](repeating: 0, count: bytes.count)
        stream.withUnsafeBufferPointer { stream in
            let inflater = ZlibInflater(stream)
            #expect(inflater.read(bytes.count, into: &inflated))
            var more: UInt8 = 0
            #expect(!inflater.read(1, into: &more))
        }
        #expect(inflated == bytes)
        #expect(blocks.suffix(4) == [0x00, 0x00, 0xFF, 0xFF])
        return blocks.count
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    /// xorshift64: a seed gives equal bytes on every machine.
    private struct Noise {
        var state: UInt64
        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
        mutating func bytes(_ count: Int, below bound: UInt64 = 256) -> [UInt8] {
            (0..<count).map { _ in UInt8(next() % bound) }
        }
    }

    @Test(
        "Bytes of any number and range are compressed without loss", arguments: [1, 2, 3, 40, 256])
    func noise(bound: Int) throws {
        var noise = Noise(state: 0x9E37_79B9_7F4A_7C15)
        for count in [0, 1, 2, 3, 4, 5, 7, 8, 9, 257, 258, 259, 516, 1_000, 70_000] {
            try compressedCount(noise.bytes(count, below: UInt64(bound)), rowLength: 31)
        }
    }

    @Test("Rows of any length are compressed without loss")
    func rowLengths() throws {
        var noise = Noise(state: 7)
        for rowLength in [1, 2, 5, 100, 32_767, 32_768, 32_769, 50_000] {
            var row = noise.bytes(rowLength, below: 7)
            var bytes: [UInt8] = []
            for _ in 0..<max(3, 200_000 / rowLength) {
                row[Int(noise.next() % UInt64(rowLength))] ^= 1
                bytes += row
            }
            try compressedCount(bytes, rowLength: rowLength)
        }
    }

    @Test("Matches reach back 32,768 bytes and no further")
    func window() throws {
        var noise = Noise(state: 11)
        let word = noise.bytes(200)
        func count(_ distance: Int) throws -> Int {
            let between = noise.bytes(distance - word.count)
            return try compressedCount(word + between + word, rowLength: 90_000) - distance
        }
        #expect(try count(32_768) < 60)
        #expect(try count(32_769) > 190)
    }

    @Test("Noise is stored and becomes at most a thousandth larger")
    func stored() throws {
        var noise = Noise(state: 3)
        let bytes = noise.bytes(300_000)
        #expect(try compressedCount(bytes, rowLength: 3_001) < bytes.count + 300)
    }

    @Test("A flat area takes a byte for two hundred")
    func flat() throws {
        let pixels = repeatElement([10, 20, 30] as [UInt8], count: 1_000)
        let row = [0] + pixels.joined()
        let bytes = Array(repeatElement(row, count: 300).joined())
        #expect(try compressedCount(bytes, rowLength: row.count) < bytes.count / 200)
    }

    @Test("Rows that differ in few places refer to the row above")
    func rowAbove() throws {
        var noise = Noise(state: 5)
        var row = noise.bytes(3_000)
        var bytes: [UInt8] = []
        for _ in 0..<100 {
            row[Int(noise.next() % 3_000)] ^= 0x55
            bytes += row
        }
        // The first row, and some ten bytes for each further row.
        #expect(try compressedCount(bytes, rowLength: row.count) < 3_000 + 100 * 25)
    }

    @Test("Codes of skewed frequencies stay within the limit and leave no code unused")
    func lengthLimit() {
        // Fibonacci's numbers make the longest codes.
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        for limit in [5, 7, 15] {
            let code = HuffmanCode(frequencies: frequencies, limit: limit)
            #expect(code.lengths.allSatisfy { 1...UInt8(limit) ~= $0 })
            #expect(code.lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit)
            #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 })
        }
        let free = HuffmanCode(frequencies: [8, 4, 2, 1, 1], limit: 15)
        #expect(free.lengths == [1, 2, 3, 4, 4])
        #expect(HuffmanCode(frequencies: [0, 3, 0], limit: 7).lengths == [0, 1, 0])
    }

    @Test("Each length and distance has the symbol of the standard")
    func symbols() {
        for length in DeflateSymbols.lengths {
            let index = Int(DeflateSymbols.lengthIndices[length])
            let extra = length - Int(DeflateSymbols.lengthBases[index])
            #expect(extra >= 0 && extra < 1 << DeflateSymbols.lengthExtraBits[index])
        }
        // RFC 1951, section 3.2.5: symbol, extra bits and first distance.
        let rows = [
            (0, 0, 1), (3, 0, 4), (4, 1, 5), (5, 1, 7), (6, 2, 9), (28, 13, 16_385),
            (29, 13, 24_577),
        ]
        for (symbol, bits, first) in rows {
            let found = DeflateSymbols.distance(first)
            #expect(found == (symbol, 0, bits))
            #expect(DeflateSymbols.extraBits(ofDistance: symbol) == bits)
            let last = DeflateSymbols.distance(first + 1 << bits - 1)
            #expect(last == (symbol, UInt32(1 << bits - 1), bits))
        }
        #expect(DeflateSymbols.distance(32_768).symbol == 29)
    }
}

import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

/// Comparisons of pictures row by row, with as little decoding as possible.
@Suite struct PNGScanlinesTests {
    private static let forms = PNGForm.allCases.filter { $0 != .palette }
    private let limits = ImageLimits()

    private func scanlines(_ bytes: [UInt8]) -> PNGScanlines? {
        PNGScanlines(Data(bytes), limits: limits)
    }

    private struct Row: Equatable {
        let y: Int
        let left: [UInt32]
        let right: [UInt32]
    }

    private func differences(_ one: PNGScanlines, _ other: PNGScanlines) -> [Row] {
        var rows: [Row] = []
        one.forEachDifferentRow(from: other) { y, left, right in
            rows.append(
                Row(
                    y: y, left: Array(UnsafeBufferPointer(start: left, count: one.width)),
                    right: Array(UnsafeBufferPointer(start: right, count: one.width))))
        }
        return rows
    }

    @Test("The reported rows are the rows with different decoded samples", arguments: forms)
    func differentRows(form: PNGForm) throws {
        var numbers = SampleNumbers(seed: UInt64(form.rawValue) + 40)
        for round in 0..<120 {
            let (width, height) = ([1, 2, 7, 33][round % 4], [1, 2, 21, 60][round / 4 % 4])
            func filters() -> [UInt8] {
                (0..<height).map { _ in
                    // Most rows of real files depend on the row above.
                    numbers.next() % 4 == 0
                        ? UInt8(numbers.next() % 2) : UInt8(2 + numbers.next() % 3)
                }
            }
            var one = SamplePNG(width: width, height: height, form: form, filters: filters())
            var other = one
            // Equal pixels may have other filters.
            if round % 3 == 0 { other.filters = filters() }
            for _ in 0..<(round % 5) {
                other.changed.append(
                    (Int(numbers.next() % UInt64(width)), Int(numbers.next() % UInt64(height))))
            }
            if round % 7 == 0 { one.changed = other.changed }
            let (left, right) = (
                try #require(Decoded(Data(one.bytes())).bitmap),
                try #require(Decoded(Data(other.bytes())).bitmap)
            )
            let (old, new) = (one.samples, other.samples)
            let expected = (0..<height).compactMap { y -> Row? in
                guard old[y] != new[y] else { return nil }
                let range = (y * width)..<((y + 1) * width)
                return Row(y: y, left: Array(left.pixels[range]), right: Array(right.pixels[range]))
            }
            let first = try #require(try scanlines(one.bytes()))
            let second = try #require(try scanlines(other.bytes()))
            #expect(first.isComparable(with: second))
            #expect(differences(first, second) == expected, "round \(round)")
            #expect(first.bitmap() == left && second.bitmap() == right)
        }
    }

    @Test("Pictures of other sizes are not comparable by rows")
    func comparable() throws {
        let png = SamplePNG(width: 6, height: 5, form: .rgb, filters: [2])
        var (wide, high) = (png, png)
        wide.width = 7
        high.height = 6
        let scanlines = try #require(try scanlines(png.bytes()))
        for changed in [wide, high] {
            let changed = try #require(try self.scanlines(changed.bytes()))
            #expect(!scanlines.isComparable(with: changed))
        }
        #expect(scanlines.isComparable(with: scanlines))
    }

    @Test("The decoder reads unusual, damaged and too large images")
    func odd() throws {
        let plain = SamplePNG(width: 20, height: 10, form: .rgb, filters: [2])
        #expect(try scanlines(plain.bytes()) != nil)
        var odd: [String: SamplePNG] = [:]
        odd["palette"] = plain
        odd["palette"]?.form = .palette
        odd["16 bits"] = plain
        odd["16 bits"]?.depth = 16
        odd["no such filter"] = plain
        odd["no such filter"]?.filters = [0, 0, 5]
        odd["surplus"] = plain
        odd["surplus"]?.surplus = [0]
        odd["animated"] = plain
        odd["animated"]?.chunks = [
            PNGChunk.bytes("acTL", PNGChunk.bigEndian(1) + PNGChunk.bigEndian(0))
        ]
        for (name, png) in odd { #expect(try scanlines(png.bytes()) == nil, "\(name)") }
        let bytes = try plain.bytes()
        #expect(scanlines(Array(bytes.dropLast(12))) == nil, "no end")
        var damaged = bytes
        damaged[bytes.count - 20] ^= 1
        #expect(scanlines(damaged) == nil, "a wrong checksum")
        #expect(scanlines([0xFF, 0xD8, 0xFF]) == nil, "no PNG")
        #expect(PNGScanlines(Data(bytes), limits: ImageLimits(pixels: 199)) == nil)
        #expect(PNGScanlines(Data(bytes), limits: ImageLimits(bytes: bytes.count - 1)) == nil)
    }
}

import Foundation

/// Reverses the filters of a PNG's rows in order.
final class PNGRowFilters {
    private let length: Int
    private let channels: Int
    /// Memory for two rows and a row of zeros.
    private let memory: UnsafeMutablePointer<UInt8>
    private var current: UnsafeMutablePointer<UInt8>
    private var previous: UnsafeMutablePointer<UInt8>

    /// - Parameters:
    ///   - length: number of bytes in a row without its filter byte.
    ///   - channels: number of bytes per pixel, 1 to 8.
    init(length: Int, channels: Int) {
        self.length = length
        self.channels = channels
        memory = .allocate(capacity: 3 * length)
        memory.initialize(repeating: 0, count: 3 * length)
        current = memory
        previous = memory + length
    }

    deinit { memory.deallocate() }

    /// Samples of the last reversed row.
    var row: UnsafePointer<UInt8> { UnsafePointer(current) }
    private var zeros: UnsafePointer<UInt8> { UnsafePointer(memory + 2 * length) }
    private var isFirst = true

    /// Reverses the filter of the next row, and returns whether it equals the previous row, or
    /// `nil` for an invalid filter.
    func undo(_ filter: UInt8, _ source: UnsafePointer<UInt8>) -> Bool? {
        swap(&current, &previous)
        defer { isFirst = false }
        switch filter {
        case 0: current.update(from: source, count: length)
        case 1: sub(source)
        case 2:
            // Tables have many rows that repeat the row above.
            if !isFirst && memcmp(source, zeros, length) == 0 {
                swap(&current, &previous)
                return true
            }
            up(source)
        case 3: average(source)
        case 4:
            switch channels {
            case 3: paethOfThree(source)
            case 4: paethOfFour(source)
            default: paeth(source)
            }
        default: return nil
        }
        return !isFirst && memcmp(current, previous, length) == 0
    }

    private func sub(_ source: UnsafePointer<UInt8>) {
        let current = current
        for index in 0..<min(channels, length) { current[index] = source[index] }
        for index in channels..<max(channels, length) {
            current[index] = source[index] &+ current[index &- channels]
        }
    }

    private func up(_ source: UnsafePointer<UInt8>) {
        let (current, previous) = (current, previous)
        for index in 0..<length { current[index] = source[index] &+ previous[index] }
    }

    private func average(_ source: UnsafePointer<UInt8>) {
        let (current, previous) = (current, previous)
        for index in 0..<min(channels, length) {
            current[index] = source[index] &+ previous[index] >> 1
        }
        for index in channels..<max(channels, length) {
            let sum = UInt16(current[index &- channels]) &+ UInt16(previous[index])
            current[index] = source[index] &+ UInt8(truncatingIfNeeded: sum >> 1)
        }
    }

    // MARK: Paeth

    // Most files written by libpng use this filter. If a pixel's left neighbour equals the
    // pixel above that neighbour, the prediction is the pixel above. If the prediction holds,
    // the same condition is true for the next pixel. Stretches of zeros, which are frequent in
    // tables, can therefore be copied from above.

    /// Reverses the Paeth filter for grey, with or without alpha, and palettes.
    private func paeth(_ source: UnsafePointer<UInt8>) {
        let (current, previous, channels) = (current, previous, channels)
        for index in 0..<length {
            let isFirst = index < channels
            let left = isFirst ? 0 : Int32(current[index &- channels])
            let corner = isFirst ? 0 : Int32(previous[index &- channels])
            let above = Int32(previous[index])
            current[index] = Self.sample(source[index], left, above, corner)
        }
    }

    /// Reverses the Paeth filter for three independent samples at once.
    private func paethOfThree(_ source: UnsafePointer<UInt8>) {
        let (current, previous) = (current, previous)
        var (left0, left1, left2): (Int32, Int32, Int32) = (0, 0, 0)
        var (corner0, corner1, corner2): (Int32, Int32, Int32) = (0, 0, 0)
        var index = 0
        while index < length {
            if source[index] == 0, left0 == corner0, left1 == corner1, left2 == corner2 {
                let run = copyZeros(source, from: index) / 3 * 3
                if run > 0 {
                    index &+= run
                    left0 = Int32(previous[index &- 3])
                    left1 = Int32(previous[index &- 2])
                    left2 = Int32(previous[index &- 1])
                    (corner0, corner1, corner2) = (left0, left1, left2)
                    continue
                }
            }
            let above0 = Int32(previous[index])
            let above1 = Int32(previous[index &+ 1])
            let above2 = Int32(previous[index &+ 2])
            let sample0 = Self.sample(source[index], left0, above0, corner0)
            let sample1 = Self.sample(source[index &+ 1], left1, above1, corner1)
            let sample2 = Self.sample(source[index &+ 2], left2, above2, corner2)
            current[index] = sample0
            current[index &+ 1] = sample1
            current[index &+ 2] = sample2
            (left0, left1, left2) = (Int32(sample0), Int32(sample1), Int32(sample2))
            (corner0, corner1, corner2) = (above0, above1, above2)
            index &+= 3
        }
    }

    /// Reverses the Paeth filter for four independent samples at once.
    private func paethOfFour(_ source: UnsafePointer<UInt8>) {
        let (current, previous) = (current, previous)
        var index = 0
        while index < length {
            let isFirst = index == 0
            if source[index] == 0, isFirst || isCorner(before: index) {
                let run = copyZeros(source, from: index) / 4 * 4
                if run > 0 {
                    index &+= run
                    continue
                }
            }
            for channel in index..<(index &+ 4) {
                let left = isFirst ? 0 : Int32(current[channel &- 4])
                let corner = isFirst ? 0 : Int32(previous[channel &- 4])
                current[channel] = Self.sample(
                    source[channel], left, Int32(previous[channel]), corner)
            }
            index &+= 4
        }
    }

    /// Whether the pixel of four samples before an index equals the pixel above it.
    @inline(__always)
    private func isCorner(before index: Int) -> Bool {
        let (current, previous) = (current, previous)
        return current[index &- 4] == previous[index &- 4]
            && current[index &- 3] == previous[index &- 3]
            && current[index &- 2] == previous[index &- 2]
            && current[index &- 1] == previous[index &- 1]
    }

    /// Returns a sample from its stored difference and its neighbours.
    @inline(__always)
    private static func sample(
        _ difference: UInt8, _ left: Int32, _ above: Int32, _ corner: Int32
    ) -> UInt8 {
        let toLeft = distance(above &- corner)
        let toAbove = distance(left &- corner)
        let toCorner = distance(left &+ above &- corner &- corner)
        let nearer = toLeft <= toAbove ? left : above
        let nearest = min(toLeft, toAbove) <= toCorner ? nearer : corner
        return difference &+ UInt8(truncatingIfNeeded: nearest)
    }

    /// Returns the magnitude of a difference of samples, which cannot overflow.
    @inline(__always)
    private static func distance(_ value: Int32) -> Int32 { value < 0 ? 0 &- value : value }

    /// Copies bytes from the row above while the differences are zero, and returns the number
    /// of bytes.
    @inline(__always)
    private func copyZeros(_ source: UnsafePointer<UInt8>, from start: Int) -> Int {
        var end = start
        let raw = UnsafeRawPointer(source)
        while end &+ 8 <= length, raw.loadUnaligned(fromByteOffset: end, as: UInt64.self) == 0 {
            end &+= 8
        }
        while end < length, source[end] == 0 { end &+= 1 }
        (current + start).update(from: previous + start, count: end &- start)
        return end &- start
    }
}

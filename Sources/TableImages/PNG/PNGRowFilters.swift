import Foundation

/// Undoes the filters of a PNG's rows, from the first to the last.
final class PNGRowFilters {
    private let length: Int
    private let channels: Int
    /// Two rows and a row of zeros.
    private let memory: UnsafeMutablePointer<UInt8>
    private var current: UnsafeMutablePointer<UInt8>
    private var previous: UnsafeMutablePointer<UInt8>

    /// - Parameters:
    ///   - length: bytes of a row without its filter's number.
    ///   - channels: bytes of a pixel, 1 to 4.
    init(length: Int, channels: Int) {
        self.length = length
        self.channels = channels
        memory = .allocate(capacity: 3 * length)
        memory.initialize(repeating: 0, count: 3 * length)
        current = memory
        previous = memory + length
    }

    deinit { memory.deallocate() }

    /// The samples of the row that was undone last.
    var row: UnsafePointer<UInt8> { UnsafePointer(current) }
    private var zeros: UnsafePointer<UInt8> { UnsafePointer(memory + 2 * length) }
    private var isFirst = true

    /// Undoes the next row, and says whether it equals the row before; nothing for a filter that
    /// does not exist.
    func undo(_ filter: UInt8, _ source: UnsafePointer<UInt8>) -> Bool? {
        swap(&current, &previous)
        defer { isFirst = false }
        switch filter {
        case 0: current.update(from: source, count: length)
        case 1: sub(source)
        case 2:
            // Tables are full of rows that repeat the one above.
            if !isFirst && memcmp(source, zeros, length) == 0 {
                swap(&current, &previous)
                return true
            }
            up(source)
        case 3: average(source)
        case 4:
            switch channels {
            case 1: paeth(source, 1)
            case 2: paeth(source, 2)
            case 3: paeth(source, 3)
            default: paeth(source, 4)
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

    /// The filter of most of what libpng writes.
    ///
    /// Where a pixel's left neighbour equals the one above that, the neighbour above is predicted; if the
    /// prediction holds, the same is true of the next pixel. So stretches of zeros, of which tables
    /// consist, are copied from above.
    @inline(__always)
    private func paeth(_ source: UnsafePointer<UInt8>, _ channels: Int) {
        let (current, previous) = (current, previous)
        // Before the first pixel all is zero: its left neighbour equals the one above that.
        var index = zeroRun(source, from: 0, channels)
        current.update(from: previous, count: index)
        for _ in 0..<channels where index < channels {
            current[index] = source[index] &+ previous[index]
            index &+= 1
        }
        while index < length {
            var isEqual = true
            for channel in index..<(index &+ channels) {
                let left = Int32(current[channel &- channels])
                let corner = Int32(previous[channel &- channels])
                let above = Int32(previous[channel])
                let toLeft = abs(above &- corner)
                let toAbove = abs(left &- corner)
                let toCorner = abs(left &+ above &- corner &- corner)
                let nearer = toLeft <= toAbove ? left : above
                let nearest = min(toLeft, toAbove) <= toCorner ? nearer : corner
                let sample = source[channel] &+ UInt8(truncatingIfNeeded: nearest)
                current[channel] = sample
                isEqual = isEqual && sample == previous[channel]
            }
            index &+= channels
            guard isEqual, index < length, source[index] == 0 else { continue }
            let run = zeroRun(source, from: index, channels)
            (current + index).update(from: previous + index, count: run)
            index &+= run
        }
    }

    /// How many bytes of whole pixels from a place on are zero.
    @inline(__always)
    private func zeroRun(
        _ source: UnsafePointer<UInt8>, from start: Int, _ channels: Int
    ) -> Int {
        var end = start
        let raw = UnsafeRawPointer(source)
        while end &+ 8 <= length, raw.loadUnaligned(fromByteOffset: end, as: UInt64.self) == 0 {
            end &+= 8
        }
        while end < length, source[end] == 0 { end &+= 1 }
        return (end &- start) / channels * channels
    }
}

import Foundation
import TableDrawing
import TableImages

/// The pixels in which two bitmaps differ: a mark each, for the rows that differ at all.
///
/// It covers what both bitmaps cover, so that its memory is bounded by the smaller one.
struct DifferenceMask: Sendable {
    /// Pixels across.
    let width: Int
    /// Pixels down.
    let height: Int
    /// The rows in which something differs, from the top.
    private(set) var rows: [Int] = []
    /// `width` marks for each of `rows`.
    private(set) var marks: [UInt8] = []
    /// For each of `rows`, from the first to the last column that differs.
    private(set) var columns: [Range<Int>] = []
    /// The largest difference of a channel, 0 to 255, wherever it is.
    private(set) var worst = 0

    /// Marks what differs; a difference up to the threshold is tolerated.
    init(_ expected: Bitmap, _ actual: Bitmap, threshold: Int) {
        width = min(expected.width, actual.width)
        height = min(expected.height, actual.height)
        expected.pixels.withUnsafeBufferPointer { old in
            actual.pixels.withUnsafeBufferPointer { new in
                guard let left = old.baseAddress, let right = new.baseAddress else { return }
                for y in 0..<height {
                    compare(
                        left + y * expected.width, right + y * actual.width, row: y,
                        threshold: UInt32(threshold))
                }
            }
        }
    }

    /// Marks what differs in the rows of two files of one size, most of which are not decoded.
    init(_ expected: PNGScanlines, _ actual: PNGScanlines, threshold: Int) {
        (width, height) = (expected.width, expected.height)
        expected.forEachDifferentRow(from: actual) { y, left, right in
            compare(left, right, row: y, threshold: UInt32(threshold))
        }
    }

    private mutating func compare(
        _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, row y: Int,
        threshold: UInt32
    ) {
        guard memcmp(left, right, width * MemoryLayout<UInt32>.stride) != 0 else { return }
        var (first, end) = (0, width)
        while left[first] == right[first] { first &+= 1 }
        while left[end &- 1] == right[end &- 1] { end &-= 1 }
        let start = marks.count + first
        rows.append(y)
        columns.append(first..<end)
        marks.append(contentsOf: repeatElement(PixelMark.same, count: width))
        let found = marks.withUnsafeMutableBufferPointer { marks in
            marks.baseAddress.map {
                RowDifference.mark(
                    $0 + start, left + first, right + first, end - first, threshold: threshold)
            }
        }
        worst = max(worst, found ?? 0)
    }

    /// Where the marks of a row lie between its first and its last column that differs.
    func stretch(_ index: Int) -> Range<Int> {
        let start = index * width
        return (start + columns[index].lowerBound)..<(start + columns[index].upperBound)
    }

    /// The index in `rows` of the first row from `y` on.
    func index(ofRow y: Int) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Runs `body` for each row within a frame that differs: its number, its first column, and the
    /// marks from there to the last column that differs and lies in the frame.
    @inline(__always)
    mutating func forEachRow(
        in frame: PixelFrame, _ body: (Int, Int, UnsafeMutableBufferPointer<UInt8>) -> Void
    ) {
        let (rows, columns, width) = (rows, columns, width)
        let first = index(ofRow: frame.y)
        marks.withUnsafeMutableBufferPointer { marks in
            for index in first..<rows.count {
                guard rows[index] < frame.rows.upperBound else { return }
                let found = frame.columns.clamped(to: columns[index])
                if found.isEmpty { continue }
                let start = index * width + found.lowerBound
                body(
                    rows[index], found.lowerBound,
                    UnsafeMutableBufferPointer(rebasing: marks[start..<(start + found.count)]))
            }
        }
    }

    /// Turns what differs within a frame into what is ignored.
    mutating func ignore(_ frame: PixelFrame) {
        forEachRow(in: frame) { _, _, marks in
            for x in 0..<marks.count where marks[x] != PixelMark.same {
                marks[x] = PixelMark.ignored
            }
        }
    }

    /// How many pixels have a mark.
    func count(of mark: UInt8) -> Int {
        marks.withUnsafeBufferPointer { marks in
            var count = 0
            for index in rows.indices {
                for place in stretch(index) { count &+= marks[place] == mark ? 1 : 0 }
            }
            return count
        }
    }

    /// The largest difference of a channel, 0 to 255, among pixels that are compared.
    func worstCompared(_ expected: Bitmap, _ actual: Bitmap) -> Int {
        var worst: UInt32 = 0
        expected.pixels.withUnsafeBufferPointer { old in
            actual.pixels.withUnsafeBufferPointer { new in
                for (index, y) in rows.enumerated() {
                    for x in columns[index] {
                        let mark = marks[index * width + x]
                        guard mark == PixelMark.different || mark == PixelMark.tolerated else {
                            continue
                        }
                        let (left, right) = (old[y * expected.width + x], new[y * actual.width + x])
                        worst = max(worst, RowDifference.channels(left, right))
                    }
                }
            }
        }
        return Int(worst)
    }

    /// The smallest rectangle around a mark, and the first of them in reading order.
    func extent(of mark: UInt8) -> (frame: PixelFrame, first: (x: Int, y: Int))? {
        var first: (x: Int, y: Int)?
        var (left, right, bottom) = (width, 0, 0)
        for (index, y) in rows.enumerated() {
            let row = marks[stretch(index)]
            guard let start = row.firstIndex(of: mark), let end = row.lastIndex(of: mark) else {
                continue
            }
            let rowStart = index * width
            first = first ?? (start - rowStart, y)
            left = min(left, start - rowStart)
            right = max(right, end - rowStart + 1)
            bottom = y + 1
        }
        guard let first else { return nil }
        return (PixelFrame(columns: left..<right, rows: first.y..<bottom), first)
    }
}

import Foundation
import TableDrawing
import TableImages

/// The differing pixels of two bitmaps, with marks for each row that differs.
///
/// The mask covers the common area, so its size is limited by the smaller bitmap.
struct DifferenceMask: Sendable {
    /// Width in pixels.
    let width: Int
    /// Height in pixels.
    let height: Int
    /// Differing rows from the top.
    private(set) var rows: [Int] = []
    /// Marks of all `rows`, with `width` marks for each row.
    private(set) var marks: [UInt8] = []
    /// Ranges of columns from the first to the last difference, for each of `rows`.
    private(set) var columns: [Range<Int>] = []
    /// The largest channel difference at any pixel, from 0 to 255.
    private(set) var worst = 0

    /// Marks the differences of two bitmaps.
    ///
    /// Differences up to the threshold are tolerated.
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

    /// Marks the differences of two files of equal size, without decoding most equal rows.
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

    /// Returns the range of a row's marks from its first to its last difference.
    func stretch(_ index: Int) -> Range<Int> {
        let start = index * width
        return (start + columns[index].lowerBound)..<(start + columns[index].upperBound)
    }

    /// Returns the index in `rows` of the first row at or below `y`.
    func index(ofRow y: Int) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Runs `body` for each differing row in a frame, with its row number, its first column,
    /// and its marks.
    ///
    /// The marks end at the last difference of the row in the frame.
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

    /// Changes all marks of differences in a frame to ignored.
    mutating func ignore(_ frame: PixelFrame) {
        forEachRow(in: frame) { _, _, marks in
            for x in 0..<marks.count where marks[x] != PixelMark.same {
                marks[x] = PixelMark.ignored
            }
        }
    }

    /// Returns the number of pixels with a mark.
    func count(of mark: UInt8) -> Int {
        marks.withUnsafeBufferPointer { marks in
            var count = 0
            for index in rows.indices {
                for place in stretch(index) { count &+= marks[place] == mark ? 1 : 0 }
            }
            return count
        }
    }

    /// Returns the largest channel difference among compared pixels, from 0 to 255.
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

    /// Returns the bounding box of a mark, and its first pixel in reading order, or `nil`.
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

/// Results for a pixel in a comparison, as bytes for vectorized loops.
enum PixelMark {
    static let same: UInt8 = 0
    /// The pixel differs and counts.
    static let different: UInt8 = 1
    /// The pixel differs within the tolerance.
    static let tolerated: UInt8 = 2
    /// The pixel differs in an ignored region.
    static let ignored: UInt8 = 3
}

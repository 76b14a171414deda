import Foundation
import TableDrawing

/// How two bitmaps differ, to the pixel.
public struct BitmapComparison: Sendable {
    public let expected: Bitmap
    public let actual: Bitmap
    /// The differing pixels; nothing when all are the same or the sizes differ.
    public let difference: Difference?

    /// What is different between bitmaps of one size, in pixels.
    public struct Difference: Sendable, Hashable {
        /// How many pixels differ.
        public let count: Int
        /// The largest difference of a channel, premultiplied, 1 to 255.
        public let worst: Int
        /// The smallest rectangle around all of them.
        public let columns: Range<Int>
        public let rows: Range<Int>
        /// The first one in reading order.
        public let firstX: Int
        public let firstY: Int
    }

    /// Compares; bitmaps that are equal cost one pass over their memory.
    public init(expected: Bitmap, actual: Bitmap) {
        self.expected = expected
        self.actual = actual
        difference = Self.sizesAgree(expected, actual) ? Self.compare(expected, actual) : nil
    }

    /// Whether the sizes and all pixels are the same.
    public var isEqual: Bool { Self.sizesAgree(expected, actual) && difference == nil }

    private static func sizesAgree(_ one: Bitmap, _ other: Bitmap) -> Bool {
        one.width == other.width && one.height == other.height
    }

    private static func compare(_ expected: Bitmap, _ actual: Bitmap) -> Difference? {
        expected.pixels.withUnsafeBufferPointer { left in
            actual.pixels.withUnsafeBufferPointer { right in
                guard let start = left.baseAddress, let other = right.baseAddress,
                    memcmp(start, other, left.count * MemoryLayout<UInt32>.stride) != 0
                else { return nil }
                return difference(left, right, width: expected.width)
            }
        }
    }

    private static func difference(
        _ left: UnsafeBufferPointer<UInt32>, _ right: UnsafeBufferPointer<UInt32>, width: Int
    ) -> Difference? {
        var count = 0
        var worst = 0
        var first: Int?
        var last = 0
        var columns = 0..<0
        for index in 0..<left.count where left[index] != right[index] {
            let x = index % width
            columns =
                first == nil
                ? x..<(x + 1) : min(columns.lowerBound, x)..<max(columns.upperBound, x + 1)
            first = first ?? index
            last = index
            count += 1
            worst = max(worst, channelDifference(left[index], right[index]))
        }
        guard let first else { return nil }
        return Difference(
            count: count, worst: worst, columns: columns,
            rows: (first / width)..<(last / width + 1), firstX: first % width,
            firstY: first / width)
    }

    /// The largest difference of a channel.
    static func channelDifference(_ one: UInt32, _ other: UInt32) -> Int {
        var worst = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            worst = max(worst, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
        }
        return worst
    }
}

extension BitmapComparison: CustomStringConvertible {
    /// What a person who looks for the cause wants to know first.
    public var description: String {
        guard Self.sizesAgree(expected, actual) else {
            return "the picture is \(Self.size(actual)), but \(Self.size(expected)) was recorded"
        }
        guard let difference else { return "the pictures are the same" }
        let (first, place) = (
            "(\(difference.firstX), \(difference.firstY))", Self.place(difference)
        )
        return """
            \(difference.count) of \(expected.pixels.count) pixels differ, the worst by \
            \(difference.worst) of 255; the first at \(first), all within \(place)
            """
    }

    private static func size(_ bitmap: Bitmap) -> String { "\(bitmap.width) × \(bitmap.height) px" }

    private static func place(_ difference: Difference) -> String {
        "x \(difference.columns.lowerBound)–\(difference.columns.upperBound - 1), "
            + "y \(difference.rows.lowerBound)–\(difference.rows.upperBound - 1)"
    }
}

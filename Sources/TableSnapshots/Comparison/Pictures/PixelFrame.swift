import Foundation
import TableDrawing

/// A rectangle of a picture in whole pixels, from the top left.
public struct PixelFrame: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Left edge, in pixels from the left edge of the picture.
    public var x: Int
    /// Top edge, in pixels from the top edge of the picture.
    public var y: Int
    /// Width in pixels.
    ///
    /// A negative width counts as zero.
    public var width: Int
    /// Height in pixels.
    ///
    /// A negative height counts as zero.
    public var height: Int

    /// Creates a frame, with 0 for a negative width or height.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Creates the frame of ranges of columns and rows.
    public init(columns: Range<Int>, rows: Range<Int>) {
        self.init(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// Creates the frame of all pixels touched by a rectangle in points, even partly.
    ///
    /// - Parameter scale: pixels per point.
    public init(covering rect: CGRect, scale: Double) {
        guard !rect.isNull else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let left = Self.pixel(rect.minX * scale + Self.precision, .down)
        let top = Self.pixel(rect.minY * scale + Self.precision, .down)
        self.init(
            x: left, y: top,
            width: Self.pixel(rect.maxX * scale - Self.precision, .up) - left,
            height: Self.pixel(rect.maxY * scale - Self.precision, .up) - top)
    }

    /// A coordinate beyond all pictures that avoids overflows of sums.
    private static let limit = 1e12
    /// Tolerance for thirds of points, in pixels.
    private static let precision = 0.01

    private static func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
        let whole = value.rounded(rule)
        guard !whole.isNaN else { return 0 }
        return Int(clamping: min(max(whole, -limit), limit))
    }

    /// Columns of the frame.
    public var columns: Range<Int> { x..<Self.end(x, width) }
    /// Rows of the frame.
    public var rows: Range<Int> { y..<Self.end(y, height) }
    /// Area of the frame, in pixels.
    public var area: Int {
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow ? .max : area
    }

    /// Whether both frames overlap or touch.
    func touches(_ other: PixelFrame) -> Bool {
        columns.lowerBound <= other.columns.upperBound
            && other.columns.lowerBound <= columns.upperBound
            && rows.lowerBound <= other.rows.upperBound
            && other.rows.lowerBound <= rows.upperBound
    }

    /// Returns the smallest frame that contains both frames.
    func union(_ other: PixelFrame) -> PixelFrame {
        guard area > 0 else { return other }
        guard other.area > 0 else { return self }
        return PixelFrame(
            columns: min(x, other.x)..<max(columns.upperBound, other.columns.upperBound),
            rows: min(y, other.y)..<max(rows.upperBound, other.rows.upperBound))
    }

    /// Returns the intersection of both frames, which may be empty.
    func intersection(_ other: PixelFrame) -> PixelFrame {
        let columns = columns.clamped(to: other.columns)
        let rows = rows.clamped(to: other.rows)
        return columns.isEmpty || rows.isEmpty
            ? PixelFrame(x: x, y: y, width: 0, height: 0) : PixelFrame(columns: columns, rows: rows)
    }

    /// Returns the parts of the frame outside other frames, without overlaps.
    func parts(outside others: [PixelFrame]) -> [PixelFrame] {
        others.reduce([self]) { parts, other in
            parts.flatMap { part -> [PixelFrame] in
                let hole = part.intersection(other)
                guard hole.area > 0 else { return [part] }
                let above = part.y..<hole.y
                let below = hole.rows.upperBound..<part.rows.upperBound
                let left = part.x..<hole.x
                let right = hole.columns.upperBound..<part.columns.upperBound
                return [
                    PixelFrame(columns: part.columns, rows: above),
                    PixelFrame(columns: left, rows: hole.rows),
                    PixelFrame(columns: right, rows: hole.rows),
                    PixelFrame(columns: part.columns, rows: below),
                ].filter { $0.area > 0 }
            }
        }
    }

    private static func end(_ start: Int, _ length: Int) -> Int {
        let (end, overflow) = start.addingReportingOverflow(max(0, length))
        return overflow ? .max : end
    }

    /// Ranges of columns and rows, such as `x 4–12, y 3–8`.
    public var description: String {
        guard width > 0, height > 0 else { return "nothing at x \(x), y \(y)" }
        return "\(Self.span("x", columns)), \(Self.span("y", rows))"
    }

    private static func span(_ axis: String, _ range: Range<Int>) -> String {
        range.count == 1
            ? "\(axis) \(range.lowerBound)"
            : "\(axis) \(range.lowerBound)–\(range.upperBound - 1)"
    }
}

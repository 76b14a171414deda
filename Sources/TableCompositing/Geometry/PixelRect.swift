import Foundation

/// Rectangle of whole device pixels, in the picture's coordinates.
struct PixelRect: Sendable, Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Creates the smallest rectangle that encloses a rectangle in pixels; distant coordinates
    /// are clamped.
    init(covering rect: CGRect) {
        guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
            rect.height.isFinite
        else {
            self = .empty
            return
        }
        self.init(
            left: Self.floor(rect.minX + Self.noise), top: Self.floor(rect.minY + Self.noise),
            right: Self.ceil(rect.maxX - Self.noise), bottom: Self.ceil(rect.maxY - Self.noise))
    }

    /// Tolerance for noise of floating-point arithmetic at whole numbers.
    private static let noise = 1e-6
    private static let reach = 1_000_000_000.0

    private static func floor(_ value: Double) -> Int {
        let value = min(reach, max(-reach, value))
        // `Int` rounds toward zero with a processor instruction, while rounding a double is a
        // function call.
        let whole = Int(value)
        return Double(whole) > value ? whole - 1 : whole
    }

    private static func ceil(_ value: Double) -> Int { -floor(-value) }

    var right: Int { x + width }
    var bottom: Int { y + height }
    var isEmpty: Bool { width == 0 || height == 0 }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func intersects(_ other: PixelRect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
            && !isEmpty && !other.isEmpty
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(x, other.x), top: min(y, other.y), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func expanded(by margin: Int) -> PixelRect {
        guard !isEmpty else { return self }
        return PixelRect(
            left: x - margin, top: y - margin, right: right + margin, bottom: bottom + margin)
    }

    func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }
}

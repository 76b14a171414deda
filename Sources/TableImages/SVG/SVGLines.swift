import Foundation

/// The straight lines between the points of path data or of a list of points, for counting.
///
/// A curve counts as the lines between its points; an arc counts as a line to the end point.
struct SVGLines {
    private(set) var lines: [(x1: Double, y1: Double, x2: Double, y2: Double)] = []
    /// Length of the path, at most, because a curve is shorter than the lines between its points.
    private(set) var length = 0.0
    private var x = 0.0
    private var y = 0.0
    private var start = (x: 0.0, y: 0.0)

    /// Maximum number of lines to compare, taken evenly from the path.
    private static let sample = 128
    /// Maximum number of lines whose crossings do not matter.
    private static let few = 16

    /// Reads the lines of path data, up to the first error.
    init(pathData: String) {
        var text = pathData
        text.withUTF8 { bytes in read(bytes) }
    }

    /// Reads the lines of the attribute `points`.
    init(points: String) {
        self.init(pathData: "M" + points)
    }

    /// Number of crossing pairs of lines, estimated from a sample.
    var crossings: Double {
        guard lines.count > Self.few else { return 0 }
        let count = min(lines.count, Self.sample)
        let taken = (0..<count).map { lines[$0 * lines.count / count] }
        var found = 0
        for first in 0..<count {
            for second in (first + 1)..<count where Self.cross(taken[first], taken[second]) {
                found += 1
            }
        }
        let share = Double(lines.count) / Double(count)
        return Double(found) * share * share
    }

    private static func cross(
        _ a: (x1: Double, y1: Double, x2: Double, y2: Double),
        _ b: (x1: Double, y1: Double, x2: Double, y2: Double)
    ) -> Bool {
        guard max(a.x1, a.x2) > min(b.x1, b.x2), max(b.x1, b.x2) > min(a.x1, a.x2),
            max(a.y1, a.y2) > min(b.y1, b.y2), max(b.y1, b.y2) > min(a.y1, a.y2)
        else { return false }
        func side(
            _ line: (x1: Double, y1: Double, x2: Double, y2: Double), _ x: Double, _ y: Double
        ) -> Double {
            (line.x2 - line.x1) * (y - line.y1) - (line.y2 - line.y1) * (x - line.x1)
        }
        return side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0
            && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var at = 0
        var command = UInt8(ascii: "M")
        func skip() {
            while at < bytes.count, bytes[at] <= 0x20 || bytes[at] == UInt8(ascii: ",") { at += 1 }
        }
        func number() -> Double? {
            skip()
            let first = at
            var hasPoint = false
            var hasExponent = false
            while at < bytes.count {
                switch bytes[at] {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): break
                case UInt8(ascii: "."):
                    if hasPoint || hasExponent { return Self.number(bytes[first..<at]) }
                    hasPoint = true
                case UInt8(ascii: "e"), UInt8(ascii: "E"):
                    if hasExponent { return Self.number(bytes[first..<at]) }
                    hasExponent = true
                case UInt8(ascii: "-"), UInt8(ascii: "+"):
                    let isFirst = at == first || bytes[at - 1] | 0x20 == UInt8(ascii: "e")
                    if !isFirst { return Self.number(bytes[first..<at]) }
                default: return Self.number(bytes[first..<at])
                }
                at += 1
            }
            return Self.number(bytes[first..<at])
        }
        /// Reads a flag of an arc, which needs no separator.
        func flag() -> Bool? {
            skip()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "0") || bytes[at] == UInt8(ascii: "1")
            else { return nil }
            at += 1
            return bytes[at - 1] == UInt8(ascii: "1")
        }
        while true {
            skip()
            guard at < bytes.count else { return }
            if Self.isLetter(bytes[at]) {
                command = bytes[at]
                at += 1
            }
            let isRelative = command & 0x20 != 0
            func point() -> (Double, Double)? {
                guard let dx = number(), let dy = number() else { return nil }
                return isRelative ? (x + dx, y + dy) : (dx, dy)
            }
            switch command | 0x20 {
            case UInt8(ascii: "m"):
                guard let (newX, newY) = point() else { return }
                (x, y, start) = (newX, newY, (newX, newY))
                command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
            case UInt8(ascii: "l"), UInt8(ascii: "t"):
                guard let end = point() else { return }
                line(to: end)
            case UInt8(ascii: "h"):
                guard let number = number() else { return }
                line(to: (isRelative ? x + number : number, y))
            case UInt8(ascii: "v"):
                guard let number = number() else { return }
                line(to: (x, isRelative ? y + number : number))
            case UInt8(ascii: "c"):
                guard let first = point(), let second = point(), let end = point() else { return }
                line(to: first)
                line(to: second)
                line(to: end)
            case UInt8(ascii: "s"), UInt8(ascii: "q"):
                guard let first = point(), let end = point() else { return }
                line(to: first)
                line(to: end)
            case UInt8(ascii: "a"):
                guard let radiusX = number(), let radiusY = number(), number() != nil,
                    let isLarge = flag(), flag() != nil, let end = point()
                else { return }
                arc(to: end, radiusX, radiusY, isLarge: isLarge)
            case UInt8(ascii: "z"):
                line(to: (start.x, start.y))
                skip()
                // Numbers cannot follow the command.
                guard at < bytes.count, Self.isLetter(bytes[at]) else { return }
            default: return
            }
        }
    }

    /// Adds the line to the end of an arc, and the length of the arc.
    private mutating func arc(
        to end: (Double, Double), _ radiusX: Double, _ radiusY: Double, isLarge: Bool
    ) {
        let line = hypot(end.0 - x, end.1 - y)
        let (short, long) = (min(abs(radiusX), abs(radiusY)), max(abs(radiusX), abs(radiusY)))
        // An arc of at most half a circle is at most as long as half the circle around its line.
        length += isLarge || short < long ? 2 * .pi * max(long, line) : (.pi / 2 - 1) * line
        self.line(to: end)
    }

    private mutating func line(to end: (Double, Double)) {
        lines.append((x, y, end.0, end.1))
        length += hypot(end.0 - x, end.1 - y)
        (x, y) = end
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Returns a number's value, or `nil` if the text is no number or the number is too large for a
    /// picture.
    private static func number(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
        let value = Double(String(decoding: bytes, as: UTF8.self))
        return value.flatMap { abs($0) < 1e15 ? $0 : nil }
    }
}

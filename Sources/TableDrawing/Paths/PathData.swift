import Foundation

/// Parser that converts SVG path data (SVG 1.1, chapter 8.3) into a `Path`.
///
/// It supports lines, quadratic and cubic curves, smooth curves and closing, absolute and
/// relative. It rejects elliptical arcs (`A`).
struct PathData {
    /// Maximum number of commands and repetitions of a path.
    static let maximumNumberOfSegments = 10_000

    private var rest: Substring
    private var path = Path()
    private var start = CGPoint.zero
    private var current = CGPoint.zero
    /// Control point mirrored by a smooth curve, and the command letter of its curve.
    private var control: (point: CGPoint, kind: Character)?

    private init(_ text: String) { rest = Substring(text) }

    static func path(_ text: String) throws(PathDataError) -> Path {
        var reader = PathData(text)
        return try reader.read()
    }

    private mutating func read() throws(PathDataError) -> Path {
        skipSeparators()
        var segments = 0
        while let letter = rest.first {
            guard letter.isLetter, letter.isASCII else { throw .command(String(letter)) }
            guard segments > 0 || letter.lowercased() == "m" else { throw .noStart }
            rest.removeFirst()
            var kind = letter
            repeat {
                try segment(kind)
                segments += 1
                guard segments <= Self.maximumNumberOfSegments else { throw .tooLong }
                skipSeparators()
                // Further numbers after a move are lines.
                if kind == "M" { kind = "L" } else if kind == "m" { kind = "l" }
            } while startsNumber && kind.lowercased() != "z"
        }
        guard segments > 0 else { throw .noStart }
        return path
    }

    private mutating func segment(_ letter: Character) throws(PathDataError) {
        let kind = Character(letter.lowercased())
        let origin = letter.isLowercase ? current : .zero
        var newControl: (CGPoint, Character)?
        switch kind {
        case "m":
            current = try point(origin)
            start = current
            path.move(to: current)
        case "l": line(to: try point(origin))
        case "h": line(to: CGPoint(x: origin.x + (try number()), y: current.y))
        case "v": line(to: CGPoint(x: current.x, y: origin.y + (try number())))
        case "c", "s":
            let first = kind == "c" ? try point(origin) : mirrored("c")
            let second = try point(origin)
            current = try point(origin)
            path.addCurve(to: current, control1: first, control2: second)
            newControl = (second, "c")
        case "q", "t":
            let middle = kind == "q" ? try point(origin) : mirrored("q")
            current = try point(origin)
            path.addQuadCurve(to: current, control: middle)
            newControl = (middle, "q")
        case "z":
            path.closeSubpath()
            current = start
        case "a": throw .arc
        default: throw .command(String(letter))
        }
        control = newControl
    }

    private mutating func line(to point: CGPoint) {
        current = point
        path.addLine(to: point)
    }

    /// Returns the last control point mirrored at the current point, or the current point if
    /// the preceding curve has another kind.
    private func mirrored(_ kind: Character) -> CGPoint {
        guard let control, control.kind == kind else { return current }
        return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    // MARK: Numbers

    private mutating func point(_ origin: CGPoint) throws(PathDataError) -> CGPoint {
        let x = try number()
        return CGPoint(x: origin.x + x, y: origin.y + (try number()))
    }

    private mutating func skipSeparators() {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
    }

    private var startsNumber: Bool {
        rest.first.map { ("0"..."9").contains($0) || "+-.".contains($0) } ?? false
    }

    private mutating func number() throws(PathDataError) -> CGFloat {
        skipSeparators()
        var text = ""
        while let next = rest.first, Self.continues(text, next) {
            text.append(next)
            rest.removeFirst()
        }
        guard let value = Double(text), value.isFinite, abs(value) <= 1e6 else {
            throw .number(text.isEmpty ? String(rest.prefix(1)) : text)
        }
        return CGFloat(value)
    }

    /// Returns whether a character continues a number.
    private static func continues(_ text: String, _ next: Character) -> Bool {
        let hasExponent = text.contains { "eE".contains($0) }
        switch next {
        case "0"..."9": return true
        case "+", "-": return text.isEmpty || "eE".contains(text.last ?? " ")
        case ".": return !hasExponent && !text.contains(".")
        case "e", "E": return !hasExponent && text.contains(where: \.isNumber)
        default: return false
        }
    }
}

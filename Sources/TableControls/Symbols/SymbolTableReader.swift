import Foundation
import TableDrawing

/// Reader of the symbol tables in the source code.
///
/// A line that begins with a letter has a symbol's name and optionally its width in units. The
/// following indented lines are the symbol's parts: an ink (`s` stroke, `f` fill, `b` both,
/// `x` cut out a stroke, `e` cut out a fill) and a path. A line without an ink continues the
/// previous path. Paths: `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Q cx cy x y`, `Z`; `O cx cy
/// r` a circle, `E cx cy rx ry` an ellipse, `R x y w h r` a rounded rectangle, `A cx cy r from
/// to` an arc in degrees, visually clockwise, `S cx cy outer inner n` a star, `W cx cy outer
/// inner n` a cogwheel.
enum SymbolTableReader {
    static func shapes(of table: String) -> [String: SymbolShape] {
        var shapes: [String: SymbolShape] = [:]
        var name = ""
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let first = words.first else { continue }
            if !line.hasPrefix(" ") {
                name = String(first)
                precondition(shapes[name] == nil, "the symbol \(name) is there twice")
                shapes[name] = SymbolShape(
                    width: words.count > 1 ? number(words[1]) : SymbolShape.height, parts: [])
            } else if first.count == 1, let ink = SymbolShape.Ink(rawValue: first[first.startIndex])
            {
                let path = path(words.dropFirst(), after: Path())
                shapes[name]?.parts.append(SymbolShape.Part(ink: ink, path: path))
            } else if var part = shapes[name]?.parts.popLast() {
                part.path = path(words[...], after: part.path)
                shapes[name]?.parts.append(part)
            }
        }
        return shapes
    }

    private static func number(_ word: Substring) -> CGFloat {
        guard let value = Double(word) else {
            preconditionFailure("\(word) is no number of a symbol's path")
        }
        return CGFloat(value)
    }

    private static func path(_ words: ArraySlice<Substring>, after begun: Path) -> Path {
        var path = begun
        var rest = words
        func next() -> CGFloat {
            guard let word = rest.popFirst() else {
                preconditionFailure("a symbol's path ends early")
            }
            return number(word)
        }
        func point() -> CGPoint { CGPoint(x: next(), y: next()) }
        while let word = rest.popFirst() {
            // A command may precede its first number without a space.
            let command = word.first ?? " "
            if word.count > 1 { rest = [word.dropFirst()] + rest }
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            case "Q":
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case "Z": path.closeSubpath()
            case "O":
                let (center, radius) = (point(), next())
                path.addEllipse(in: Self.box(center, radius, radius))
            case "E": path.addEllipse(in: Self.box(point(), next(), next()))
            case "R":
                let rect = CGRect(x: next(), y: next(), width: next(), height: next())
                let radius = next()
                path.addRoundedRect(rect, cornerSize: CGSize(width: radius, height: radius))
            case "A":
                var arc = Path()
                arc.addArc(
                    center: point(), radius: next(), startAngle: next() / 180 * .pi,
                    endAngle: next() / 180 * .pi, clockwise: true)
                path.addPath(arc)
            case "S": path.addPath(star(point(), next(), next(), Int(next())))
            case "W": path.addPath(cogwheel(point(), next(), next(), Int(next())))
            default: preconditionFailure("\(word) is no command of a symbol's path")
            }
        }
        return path
    }

    private static func box(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) -> CGRect {
        CGRect(x: center.x - rx, y: center.y - ry, width: rx * 2, height: ry * 2)
    }

    /// Returns a polygon of points given by a clockwise share of a turn from the top, and a
    /// radius.
    private static func polygon(_ center: CGPoint, _ corners: [(turn: Double, CGFloat)]) -> Path {
        var path = Path.lines(
            corners.map { turn, radius in
                let angle = turn * 2 * .pi
                return CGPoint(
                    x: center.x + radius * CGFloat(sin(angle)),
                    y: center.y - radius * CGFloat(cos(angle)))
            })
        path.closeSubpath()
        return path
    }

    private static func star(
        _ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int
    ) -> Path {
        polygon(
            center,
            (0..<count * 2).map { (Double($0) / Double(count * 2), $0 % 2 == 0 ? outer : inner) })
    }

    private static func cogwheel(
        _ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int
    ) -> Path {
        polygon(
            center,
            (0..<count).flatMap { tooth -> [(Double, CGFloat)] in
                let turn = { (share: Double) in (Double(tooth) + share) / Double(count) }
                return [
                    (turn(-0.26), inner), (turn(-0.17), outer), (turn(0.17), outer),
                    (turn(0.26), inner),
                ]
            })
    }
}

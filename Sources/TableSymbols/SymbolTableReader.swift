import Foundation
import TableDrawing

/// Reader of the symbol tables in the source code.
///
/// A line that begins with a name has a symbol's name and optionally its width in units. A name
/// that begins with an underscore is a part for other symbols. The following indented lines are
/// the symbol's parts: an ink (`s` stroke, `f` fill, `b` both, `x` cut out a stroke, `e` cut out
/// a fill) and a path. A line without an ink continues the previous path.
///
/// Paths: `M x y`, `L x y`, `H x`, `V y`, `C x1 y1 x2 y2 x y`, `Q cx cy x y`, `Z`; `O cx cy r` a
/// circle, `E cx cy rx ry` an ellipse, `R x y w h r` a rounded rectangle, `A cx cy r from to` an
/// arc in degrees, visually clockwise, `S cx cy outer inner n` a star, `W cx cy outer inner n`
/// a cogwheel.
///
/// `u name scale dx dy` includes another entry, scaled and then moved. Two scales, as in
/// `u name -1 1 24 0`, mirror the entry. Without numbers, the entry keeps its place. `k` in place
/// of `u` cuts the entry out, and `m` cuts the entry and a margin out.
enum SymbolTableReader {
    private static let inks: [String: SymbolShape.Ink] = [
        "s": .stroke, "f": .fill, "b": .body, "x": .cutStroke, "e": .cutFill,
    ]

    /// Returns the entries of a table, without reading their paths.
    static func definitions(of table: String) -> [String: SymbolDefinition] {
        var definitions: [String: SymbolDefinition] = [:]
        var name = ""
        var definition = SymbolDefinition(width: 0)
        func finish() {
            guard !name.isEmpty else { return }
            precondition(definitions[name] == nil, "the symbol \(name) is there twice")
            definitions[name] = definition
        }
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            guard line.first != UInt8(ascii: " ") else {
                definition.lines.append(line)
                continue
            }
            finish()
            var words = SymbolWords(line)
            name = words.word()
            definition = SymbolDefinition(
                width: words.isAtEnd ? SymbolShape.height : words.number())
        }
        finish()
        return definitions
    }

    /// Returns the elements in the lines of an entry.
    static func elements(
        in lines: [Substring.UTF8View.SubSequence]
    ) -> [SymbolDefinition.Element] {
        var elements: [SymbolDefinition.Element] = []
        for line in lines {
            var words = SymbolWords(line)
            read(&words, into: &elements)
        }
        return elements
    }

    /// Reads a line of an entry.
    private static func read(
        _ words: inout SymbolWords, into elements: inout [SymbolDefinition.Element]
    ) {
        let start = words
        let first = words.word()
        if let ink = inks[first] {
            let path = path(&words, after: Path())
            elements.append(.part(SymbolShape.Part(ink: ink, path: path)))
        } else if first.count == 1, let use = SymbolDefinition.Use(rawValue: Character(first)) {
            let name = words.word()
            var numbers: [CGFloat] = []
            while !words.isAtEnd { numbers.append(words.number()) }
            let transform = transform(numbers)
            elements.append(.inclusion(.init(use: use, name: name, transform: transform)))
        } else if case .part(var part)? = elements.popLast() {
            words = start
            part.path = path(&words, after: part.path)
            elements.append(.part(part))
        } else {
            preconditionFailure("the line of \(first) continues no path")
        }
    }

    /// Returns the transform of an inclusion for no number, for `scale dx dy` or for
    /// `xScale yScale dx dy`.
    private static func transform(_ numbers: [CGFloat]) -> CGAffineTransform {
        let all = numbers.count == 3 ? [numbers[0]] + numbers : numbers
        guard !all.isEmpty else { return .identity }
        precondition(all.count == 4, "an included symbol has no, three or four numbers")
        return CGAffineTransform(a: all[0], b: 0, c: 0, d: all[1], tx: all[2], ty: all[3])
    }

    private static func path(_ words: inout SymbolWords, after begun: Path) -> Path {
        var path = begun
        while let command = words.command() {
            switch command {
            case "M": path.move(to: words.point())
            case "L": path.addLine(to: words.point())
            case "H":
                let x = words.number()
                path.addLine(to: CGPoint(x: x, y: path.currentPoint?.y ?? 0))
            case "V":
                let y = words.number()
                path.addLine(to: CGPoint(x: path.currentPoint?.x ?? 0, y: y))
            case "C":
                let (first, second) = (words.point(), words.point())
                path.addCurve(to: words.point(), control1: first, control2: second)
            case "Q":
                let control = words.point()
                path.addQuadCurve(to: words.point(), control: control)
            case "Z": path.closeSubpath()
            default: addShape(command, &words, to: &path)
            }
        }
        return path
    }

    /// Adds a circle, ellipse, rectangle, arc, star or cogwheel.
    private static func addShape(
        _ command: Unicode.Scalar, _ words: inout SymbolWords, to path: inout Path
    ) {
        let first = words.point()
        switch command {
        case "O":
            let radius = words.number()
            path.addEllipse(in: box(first, radius, radius))
        case "E": path.addEllipse(in: box(first, words.number(), words.number()))
        case "R":
            let size = CGSize(width: words.number(), height: words.number())
            let radius = words.number()
            path.addRoundedRect(
                CGRect(origin: first, size: size),
                cornerSize: CGSize(width: radius, height: radius))
        case "A":
            var arc = Path()
            arc.addArc(
                center: first, radius: words.number(), startAngle: words.number() / 180 * .pi,
                endAngle: words.number() / 180 * .pi, clockwise: true)
            path.addPath(arc)
        case "S": path.addPath(star(first, words.number(), words.number(), Int(words.number())))
        case "W":
            path.addPath(cogwheel(first, words.number(), words.number(), Int(words.number())))
        default: preconditionFailure("\(command) is no command of a symbol's path")
        }
    }

    private static func box(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) -> CGRect {
        CGRect(x: center.x - rx, y: center.y - ry, width: rx * 2, height: ry * 2)
    }

    /// Returns a polygon of points given by a clockwise share of a turn from the top, and a
    /// radius.
    private static func polygon(_ center: CGPoint, _ corners: [(turn: Double, CGFloat)]) -> Path {
        var path = Path()
        for (turn, radius) in corners {
            let angle = turn * 2 * .pi
            let corner = CGPoint(
                x: center.x + radius * CGFloat(sin(angle)),
                y: center.y - radius * CGFloat(cos(angle)))
            path.isEmpty ? path.move(to: corner) : path.addLine(to: corner)
        }
        path.closeSubpath()
        return path
    }

    private static func star(
        _ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int
    ) -> Path {
        let corners = count * 2
        return polygon(
            center,
            (0..<corners).map { corner -> (Double, CGFloat) in
                let radius = corner.isMultiple(of: 2) ? outer : inner
                return (Double(corner) / Double(corners), radius)
            })
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

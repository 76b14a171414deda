import Foundation
import TableDrawing

/// Small pictures for bars, drawn by this project; named like the system's symbols.
public enum BarSymbol: String, Sendable, Hashable, CaseIterable {
    case plus
    case ellipsis
    case magnifyingglass
    case clock
    case star
    case house
    case person
    case gear
    case tray
    case bell
    case list = "list.bullet"
    case compose = "square.and.pencil"
    case share = "square.and.arrow.up"
    case trash
    case folder
    case back = "chevron.left"

    /// The symbol as a template, which takes the colour of where it stands.
    ///
    /// - Parameter pointSize: the side of its square in points.
    public func image(pointSize: CGFloat = 24) -> Image {
        let size = CGSize(width: pointSize, height: pointSize)
        return GraphicsImageRenderer(size: size).image { canvas in
            canvas.scaleBy(x: pointSize / 24, y: pointSize / 24)
            Color.black.set()
            draw()
        }.withRenderingMode(.alwaysTemplate)
    }

    /// Draws on a square of 24 units.
    private func draw() {
        for shape in strokes {
            let path = BezierPath(path: shape)
            path.lineWidth = 1.8
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }
        for shape in fills { BezierPath(path: shape).fill() }
    }

    private var strokes: [Path] {
        switch self {
        case .plus: [Self.line([(12, 3.5), (12, 20.5)]), Self.line([(3.5, 12), (20.5, 12)])]
        case .ellipsis: []
        case .magnifyingglass:
            [Theme.magnifier(in: CGRect(x: 3, y: 3, width: 18, height: 18), lineWidth: 1.8)]
        case .clock: [Self.disc(12, 12, 9), Self.line([(12, 6.5), (12, 12), (15.8, 14.4)])]
        case .star: [Self.starShape]
        case .house:
            [
                Self.line([(2.8, 12), (12, 3.8), (21.2, 12)]),
                Self.line([(5.5, 10.2), (5.5, 20), (18.5, 20), (18.5, 10.2)]),
                Self.line([(9.7, 20), (9.7, 14), (14.3, 14), (14.3, 20)]),
            ]
        case .person: [Self.disc(12, 8, 4.2), Self.shoulders]
        case .gear: [Self.disc(12, 12, 3.2), Self.gearRim]
        case .tray:
            [
                Self.line([(3, 14), (6, 5.5), (18, 5.5), (21, 14), (21, 19.5), (3, 19.5), (3, 14)]),
                Self.line([(3, 14), (8.5, 14), (9.8, 16.5), (14.2, 16.5), (15.5, 14), (21, 14)]),
            ]
        case .bell:
            [Self.bellShape, Self.line([(10, 20.5), (14, 20.5)])]
        case .list:
            [6, 12, 18].map { Self.line([(8.5, $0), (21, $0)]) }
        case .compose:
            [
                Self.line([(12, 4.5), (4, 4.5), (4, 20), (19.5, 20), (19.5, 12)]),
                Self.line([(10, 14.2), (10.6, 11.4), (19, 3), (21, 5), (12.8, 13.6), (10, 14.2)]),
            ]
        case .share:
            [
                Self.line([(9, 9.5), (5.5, 9.5), (5.5, 21), (18.5, 21), (18.5, 9.5), (15, 9.5)]),
                Self.line([(12, 15), (12, 2.5)]), Self.line([(8.5, 6), (12, 2.5), (15.5, 6)]),
            ]
        case .trash:
            [
                Self.line([(4, 6), (20, 6)]),
                Self.line([(9, 6), (9, 3.5), (15, 3.5), (15, 6)]),
                Self.line([(5.8, 6), (6.8, 21), (17.2, 21), (18.2, 6)]),
                Self.line([(10, 10), (10.2, 17)]), Self.line([(14, 10), (13.8, 17)]),
            ]
        case .folder:
            [
                Self.line([
                    (2.8, 19), (2.8, 5), (9, 5), (11, 7.5), (21.2, 7.5), (21.2, 19), (2.8, 19),
                ])
            ]
        case .back: [Self.line([(15.5, 3.5), (7, 12), (15.5, 20.5)])]
        }
    }

    private var fills: [Path] {
        switch self {
        case .ellipsis: [5, 12, 19].map { Self.disc($0, 12, 1.9) }
        case .list: [6, 12, 18].map { Self.disc(4, $0, 1.3) }
        default: []
        }
    }

    private static func line(_ points: [(CGFloat, CGFloat)]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if let first = points.first, let last = points.last, points.count > 2, first == last {
            path.closeSubpath()
        }
        return path
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        var path = Path()
        path.addEllipse(
            in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
        return path
    }

    private static var starShape: Path {
        let points = (0...10).map { step -> (CGFloat, CGFloat) in
            let angle = Double(step % 10) * .pi / 5 - .pi / 2
            let radius = step % 2 == 0 ? 9.6 : 4.1
            return (12 + radius * cos(angle), 12.6 + radius * sin(angle))
        }
        return line(points)
    }

    private static var shoulders: Path {
        var path = Path()
        path.move(to: CGPoint(x: 3.8, y: 20.5))
        path.addCurve(
            to: CGPoint(x: 20.2, y: 20.5), control1: CGPoint(x: 4.6, y: 12.8),
            control2: CGPoint(x: 19.4, y: 12.8))
        path.closeSubpath()
        return path
    }

    private static var gearRim: Path {
        let teeth = 8
        var points: [(CGFloat, CGFloat)] = []
        for tooth in 0..<teeth {
            let angle = Double(tooth) * 2 * .pi / Double(teeth)
            for (turn, radius) in [(-0.27, 7.4), (-0.16, 9.8), (0.16, 9.8), (0.27, 7.4)] {
                points.append((12 + radius * cos(angle + turn), 12 + radius * sin(angle + turn)))
            }
        }
        points.append(points[0])
        return line(points)
    }

    private static var bellShape: Path {
        var path = Path()
        path.move(to: CGPoint(x: 4, y: 17.2))
        path.addCurve(
            to: CGPoint(x: 12, y: 3.4), control1: CGPoint(x: 7.6, y: 13.6),
            control2: CGPoint(x: 4.4, y: 3.4))
        path.addCurve(
            to: CGPoint(x: 20, y: 17.2), control1: CGPoint(x: 19.6, y: 3.4),
            control2: CGPoint(x: 16.4, y: 13.6))
        path.closeSubpath()
        return path
    }
}

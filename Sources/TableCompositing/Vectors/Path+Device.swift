import Foundation
import TableDrawing

/// Paths on the device grid, as in bitmap painting.
extension Path {
    /// Returns the path mapped to device pixels and rounded to 1/256 pixel, or `nil` if a
    /// number is not finite.
    func onDevice(_ matrix: CGAffineTransform) -> Path? {
        guard matrix.isFinite else { return nil }
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point):
                guard let point = Self.place(point, matrix) else { return nil }
                path.move(to: point)
            case .line(let point):
                guard let point = Self.place(point, matrix) else { return nil }
                path.addLine(to: point)
            case .curve(let point, let first, let second):
                guard let end = Self.place(point, matrix), let one = Self.place(first, matrix),
                    let two = Self.place(second, matrix)
                else { return nil }
                path.addCurve(to: end, control1: one, control2: two)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// Limit for distant coordinates, which are clamped as in bitmap painting.
    private static let reach = 4_000_000.0

    private static func place(_ point: CGPoint, _ matrix: CGAffineTransform) -> CGPoint? {
        let x = matrix.a * point.x + matrix.c * point.y + matrix.tx
        let y = matrix.b * point.x + matrix.d * point.y + matrix.ty
        guard x.isFinite, y.isFinite else { return nil }
        return CGPoint(
            x: min(reach, max(-reach, DeviceGrid.coordinate(x))),
            y: min(reach, max(-reach, DeviceGrid.coordinate(y))))
    }

    /// Upright rectangle that equals the path, or `nil` if the path has another shape.
    var uprightRectangle: CGRect? {
        guard elements.count == 5, case .move(let a) = elements[0],
            case .line(let b) = elements[1], case .line(let c) = elements[2],
            case .line(let d) = elements[3], case .close = elements[4],
            (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
                || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
        else { return nil }
        return CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }

    /// Creates a path from whole pixels.
    init(_ pixels: PixelRect) {
        self.init(CGRect(x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height))
    }
}

extension Path {
    /// Returns the exactly transformed path, or `nil` if a number is not finite.
    func mapped(_ matrix: CGAffineTransform) -> Path? {
        guard matrix.isFinite else { return nil }
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: point.applying(matrix))
            case .line(let point): path.addLine(to: point.applying(matrix))
            case .curve(let point, let first, let second):
                path.addCurve(
                    to: point.applying(matrix), control1: first.applying(matrix),
                    control2: second.applying(matrix))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}

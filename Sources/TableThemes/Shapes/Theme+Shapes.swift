import Foundation
import TableDrawing

/// Shapes that are used by several themes.
extension Theme {
    /// Returns two arms that meet at `tip`: from the upper left point down to the tip and
    /// back.
    static func chevron(from start: CGPoint, to tip: CGPoint) -> Path {
        var path = Path()
        path.move(to: start)
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: start.x, y: tip.y * 2 - start.y))
        return path
    }

    /// Returns a ring with a handle at the lower right, with strokes within the box.
    package static func magnifier(in box: CGRect, lineWidth: CGFloat) -> Path {
        let inset = lineWidth / 2
        let lens = CGRect(
            x: box.minX + inset, y: box.minY + inset, width: box.width * 0.72 - inset,
            height: box.height * 0.72 - inset)
        let reach = 0.5 + 0.5 / CGFloat(2).squareRoot()
        var path = Path()
        path.addEllipse(in: lens)
        path.move(
            to: CGPoint(x: lens.minX + lens.width * reach, y: lens.minY + lens.height * reach))
        path.addLine(to: CGPoint(x: box.maxX - inset, y: box.maxY - inset))
        return path
    }

    /// Returns a tick with a short arm a third as wide as the long arm.
    static func checkmark(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
        path.addLine(
            to: CGPoint(x: rect.minX + rect.width * 0.34, y: rect.minY + rect.height * 0.9))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.06))
        return path
    }
}

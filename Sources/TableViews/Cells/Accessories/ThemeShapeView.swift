import Foundation
import TableDrawing

/// Shows shapes of the theme: an accessory, a control, a grip.
final class ThemeShapeView: View {
    var shape: ThemeShape?
    /// Drawn over the shape, turned about its own middle by `markAngle`.
    var mark: ThemeShape?
    /// Radians, clockwise.
    var markAngle: CGFloat = 0
    /// Whether it is drawn from right to left.
    var isMirrored = false
    /// Whether it is a control that touches reach as high as its row and out to the row's end.
    var takesTouchesBeside = false

    init(named name: String) {
        super.init(frame: .zero)
        partName = name
        isOpaque = false
        isHidden = true
    }

    override func point(inside point: CGPoint, with event: TableViews.Event? = nil) -> Bool {
        guard takesTouchesBeside, let cell = superview as? TableViewCell else {
            return super.point(inside: point, with: event)
        }
        return cell.controlArea(self).contains(convert(point, to: cell))
    }

    override func makeContents() -> RenderContents {
        guard let shape else { return .none }
        let canvas = Canvas(bounds: bounds)
        if isMirrored {
            canvas.translateBy(x: bounds.width, y: 0)
            canvas.scaleBy(x: -1, y: 1)
        }
        let tint: Color = tintColor
        shape.draw(on: canvas, tint: tint)
        if let mark {
            let middle = mark.parts.first?.path.controlPointBox ?? bounds
            canvas.translateBy(x: middle.midX, y: middle.midY)
            canvas.rotate(by: markAngle)
            canvas.translateBy(x: -middle.midX, y: -middle.midY)
            mark.draw(on: canvas, tint: tint)
        }
        return .drawing(canvas.finish())
    }
}

import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// View for a shape of the theme: an accessory, a control or a grip.
final class ThemeShapeView: View {
    var shape: ThemeShape?
    /// Mark over the shape, rotated about its own centre by `markAngle`.
    var mark: ThemeShape?
    /// Clockwise rotation in radians.
    var markAngle: CGFloat = 0
    /// Whether the shape is mirrored for a right-to-left layout.
    var isMirrored = false
    /// Whether the touch area extends to the row's height and to the row's end.
    var takesTouchesBeside = false

    init(named name: String) {
        super.init(frame: .zero)
        identity.partName = name
        isOpaque = false
        isHidden = true
    }

    override func point(inside point: CGPoint, with event: TableControls.Event? = nil) -> Bool {
        guard takesTouchesBeside, let cell = superview as? TableViewCell else {
            return super.point(inside: point, with: event)
        }
        return cell.controlArea(self).contains(convert(point, to: cell))
    }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
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

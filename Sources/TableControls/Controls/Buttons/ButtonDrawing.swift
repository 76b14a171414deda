import Foundation
import TableDrawing
import TableThemes

/// Drawing of a button's plate or sign from the theme's values.
struct ButtonDrawing {
    private let button: Button

    init(_ button: Button) { self.button = button }

    func draw(on canvas: Canvas) {
        if let badge = button.badge {
            let opacity = button.isEnabled ? 1 : button.metrics.disabledOpacity
            return canvas.withOpacity(opacity) { draw(badge, on: canvas) }
        }
        let bounds = button.bounds
        if let configuration = button.configuration {
            let (radius, width) = (radius(of: configuration), configuration.strokeWidth)
            if let color = ButtonLook(button).plateColor {
                canvas.setFillColor(color)
                canvas.fill(.rounded(bounds, radius: radius))
            }
            guard let color = configuration.strokeColor, width > 0 else { return }
            canvas.setStrokeColor(color)
            let line = bounds.insetBy(dx: width / 2, dy: width / 2)
            let path = Path.rounded(line, radius: max(0, radius - width / 2))
            return canvas.stroke(path, style: StrokeStyle(lineWidth: width))
        }
        if let selected = button.selectedPlate, let rect = button.selectedPlateRect(selected) {
            let opacity = button.isEnabled ? 1 : button.metrics.disabledOpacity
            return canvas.withOpacity(
                opacity * (button.isHighlighted ? button.metrics.button.highlightedOpacity : 1)
            ) {
                canvas.setFillColor(button.tintColor ?? .black)
                canvas.fill(.rounded(rect, radius: selected.cornerRadius))
            }
        }
        guard let plate = button.plate else { return }
        canvas.fill(
            .rounded(bounds, radius: plate.cornerRadius),
            with: button.isHighlighted ? plate.highlightedFill : plate.fill, in: bounds)
        canvas.drawBorder(
            plate.border, tint: button.tintColor, of: bounds, radius: plate.cornerRadius)
    }

    /// Corner radius of the plate that fills the button, or `nil` without a plate.
    var plateCornerRadius: CGFloat? {
        guard let configuration = button.configuration else { return button.plate?.cornerRadius }
        return ButtonLook(button).plateColor == nil ? nil : radius(of: configuration)
    }

    private func radius(of configuration: Button.Configuration) -> CGFloat {
        configuration.cornerRadius(
            height: button.bounds.height, looks: button.metrics.button.configured)
    }

    private func draw(_ badge: ButtonMetrics.Badge, on canvas: Canvas) {
        let bounds = button.bounds
        let tint = button.tintColor ?? .black
        let disc = CGRect(
            x: button.aligned(bounds.midX - badge.diameter / 2),
            y: button.aligned(bounds.midY - badge.diameter / 2), width: badge.diameter,
            height: badge.diameter)
        if let shadow = badge.shadow, let fill = badge.fill {
            let edge = badge.ring.map { ControlFill($0.color ?? tint) } ?? fill
            canvas.castShadow(shadow, of: .ellipse(in: disc), beneath: edge)
        }
        if let fill = badge.fill {
            let ring =
                badge.ring?.thickness.points(atScale: TraitCollection.current.displayScale) ?? 0
            let inner = disc.insetBy(dx: ring, dy: ring)
            if ring > 0 {
                canvas.setFillColor(badge.ring?.color ?? tint)
                canvas.fill(.ellipse(in: disc))
            }
            canvas.fill(.ellipse(in: inner), with: fill, in: inner)
        } else if let ring = badge.ring {
            canvas.drawBorder(ring, tint: tint, of: disc, radius: .infinity)
        }
        draw(badge.sign, badge, in: disc, ink: badge.ink ?? tint, on: canvas)
        if button.isHighlighted {
            // A pressed disc darkens within its ring; a sign of lines fades.
            let ring =
                badge.ring?.thickness.points(atScale: TraitCollection.current.displayScale) ?? 0
            let reach = badge.fill == nil ? -2 : ring
            canvas.withState {
                canvas.setBlendMode(badge.fill == nil ? .destinationOut : .sourceAtop)
                canvas.setFillColor(Color(white: 0, alpha: badge.fill == nil ? 0.8 : 0.35))
                canvas.fill(.ellipse(in: disc.insetBy(dx: reach, dy: reach)))
            }
        }
    }

    private func draw(
        _ sign: ButtonMetrics.Badge.Sign, _ badge: ButtonMetrics.Badge, in disc: CGRect,
        ink: Color, on canvas: Canvas
    ) {
        let side = disc.width
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: disc.midX + x * side, y: disc.midY + y * side)
        }
        let isBold = badge.fill != nil
        let style = StrokeStyle(
            lineWidth: badge.inkWidth, lineCap: isBold && sign != .xmark ? .butt : .round,
            lineJoin: isBold ? .miter : .round)
        canvas.setStrokeColor(ink)
        canvas.setFillColor(ink)
        /// Draws both lines in a single stroke, which keeps a translucent colour even at the
        /// crossing.
        func stroke(_ line: [CGPoint], across other: [CGPoint]) {
            var path = Path.lines(line)
            path.addPath(.lines(other))
            canvas.stroke(path, style: style)
        }
        switch sign {
        case .chevron:
            let direction: CGFloat = button.isMirrored ? -1 : 1
            canvas.stroke(
                .lines([
                    point(-0.09 * direction, -0.2), point(0.12 * direction, 0),
                    point(-0.09 * direction, 0.2),
                ]), style: style)
        case .plus:
            stroke([point(-0.25, 0), point(0.25, 0)], across: [point(0, -0.25), point(0, 0.25)])
        case .xmark:
            stroke(
                [point(-0.16, -0.16), point(0.16, 0.16)],
                across: [point(0.16, -0.16), point(-0.16, 0.16)])
        case .info:
            let dot = badge.inkWidth * 0.72
            let top = point(0, -0.22)
            canvas.fillEllipse(
                in: CGRect(x: top.x - dot, y: top.y - dot, width: dot * 2, height: dot * 2))
            var stem = style
            stem.lineCap = .butt
            canvas.stroke(.lines([point(0, -0.08), point(0, 0.25)]), style: stem)
            canvas.stroke(.lines([point(-0.1, -0.055), point(0.015, -0.055)]), style: thin(stem))
            canvas.stroke(.lines([point(-0.11, 0.25), point(0.11, 0.25)]), style: thin(stem))
        }
    }

    private func thin(_ style: StrokeStyle) -> StrokeStyle {
        var thin = style
        thin.lineWidth *= 0.6
        return thin
    }
}

import Foundation
import TableDrawing
import TableGeometry

/// What lies behind the rows of a table that has no background colour of its own.
public enum TableBackground: Sendable, Hashable {
    /// One colour.
    case color(Color)
    /// Upright stripes from left to right, again and again.
    case stripes([Stripe])
    /// Colours from the top to the bottom of what is seen of the table, wherever it is scrolled to.
    case gradient([HeaderMetrics.BackgroundStop])
    /// One on phones and another on tablets.
    indirect case idioms(phone: TableBackground, pad: TableBackground)

    /// A stripe's width in points, and its colour.
    public struct Stripe: Sendable, Hashable {
        public var width: CGFloat
        public var color: Color

        public init(width: CGFloat, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// What it is on a kind of device.
    public func resolved(for idiom: UserInterfaceIdiom) -> TableBackground {
        guard case .idioms(let phone, let pad) = self else { return self }
        return (idiom == .pad ? pad : phone).resolved(for: idiom)
    }

    /// The colour that most of it has: of a gradient that in the middle, and of two that on phones.
    public var mainColor: Color {
        switch self {
        case .color(let color): return color
        case .stripes(let stripes):
            return stripes.max { $0.width < $1.width }?.color ?? .clear
        case .gradient(let stops):
            guard let first = stops.first?.color, let last = stops.last?.color else {
                return .clear
            }
            let middle = AnimatedValue.color(first).interpolated(to: .color(last), 0.5)
            if case .color(let color?) = middle { return color }
            return first
        case .idioms(let phone, _): return phone.mainColor
        }
    }

    /// What differs from the main colour, within a rectangle; nothing where there is no pattern.
    ///
    /// Stripes begin at x 0, whatever the rectangle.
    ///
    /// - Parameter visible: the stretch that a gradient reaches over, in the rectangle's coordinates, points;
    ///   nothing leaves a gradient out.
    func pattern(in rect: CGRect, over visible: Extent?) -> Drawing? {
        guard !rect.isEmpty else { return nil }
        switch self {
        case .color, .idioms: return nil
        case .stripes(let stripes): return draw(stripes, in: rect)
        case .gradient(let stops):
            guard let visible else { return nil }
            let canvas = Canvas(bounds: rect)
            canvas.clip(to: rect)
            canvas.drawLinearGradient(
                Gradient(
                    stops: stops.map { .init(location: $0.location, color: $0.color.resolved) }),
                start: CGPoint(x: 0, y: visible.minY), end: CGPoint(x: 0, y: visible.maxY),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            return canvas.finish()
        }
    }

    private func draw(_ stripes: [Stripe], in rect: CGRect) -> Drawing? {
        let period = stripes.reduce(0) { $0 + $1.width }
        guard period >= 1 else { return nil }
        let canvas = Canvas(bounds: rect)
        var x: CGFloat = 0
        for stripe in stripes {
            defer { x += stripe.width }
            guard stripe.color != mainColor else { continue }
            var path = Path()
            var left = (rect.minX / period).rounded(.down) * period + x
            while left < rect.maxX {
                path.addRect(
                    CGRect(x: left, y: rect.minY, width: stripe.width, height: rect.height))
                left += period
            }
            canvas.setFillColor(stripe.color)
            canvas.fill(path)
        }
        return canvas.finish()
    }
}

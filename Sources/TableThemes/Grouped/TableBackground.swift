import Foundation
import TableDrawing
import TableGeometry

/// Background of a table without a background colour of its own.
public enum TableBackground: Sendable, Hashable {
    /// Single colour.
    case color(Color)
    /// Vertical stripes, repeated from left to right.
    case stripes([Stripe])
    /// Colours from top to bottom of the table's visible part, independent of the scroll
    /// position.
    case gradient([HeaderMetrics.BackgroundStop])
    /// Different backgrounds for phones and tablets.
    indirect case idioms(phone: TableBackground, pad: TableBackground)

    /// Stripe with a width in points and a colour.
    public struct Stripe: Sendable, Hashable {
        /// Width of the stripe, in points.
        public var width: CGFloat
        /// Colour of the stripe.
        public var color: Color

        /// Creates a stripe with a width in points.
        public init(width: CGFloat, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// Returns the background for a kind of device.
    public func resolved(for idiom: UserInterfaceIdiom) -> TableBackground {
        guard case .idioms(let phone, let pad) = self else { return self }
        return (idiom == .pad ? pad : phone).resolved(for: idiom)
    }

    /// Main colour of the background.
    ///
    /// The main colour of a gradient is its middle colour; of a background for phones and
    /// tablets, the colour for phones.
    public var mainColor: Color {
        switch self {
        case .color(let color): return color
        case .stripes(let stripes):
            return stripes.max { $0.width < $1.width }?.color ?? .clear
        case .gradient(let stops):
            guard let first = stops.first?.color, let last = stops.last?.color else {
                return .clear
            }
            return Color.interpolated(first, last, 0.5) ?? first
        case .idioms(let phone, _): return phone.mainColor
        }
    }

    /// Returns the pattern over the main colour within a rectangle, or `nil` if the background
    /// has no pattern.
    ///
    /// Stripes begin at x 0, independent of the rectangle.
    ///
    /// - Parameter visible: The vertical extent of a gradient in the rectangle's coordinates, in
    ///   points, or `nil` to omit a gradient.
    package func pattern(in rect: CGRect, over visible: Extent?) -> Drawing? {
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

import Foundation
import TableDrawing

/// What lies behind the rows of a table that has no background colour of its own.
public enum TableBackground: Sendable, Hashable {
    /// One colour.
    case color(Color)
    /// Upright stripes from left to right, again and again.
    case stripes([Stripe])

    /// A stripe's width in points, and its colour.
    public struct Stripe: Sendable, Hashable {
        public var width: CGFloat
        public var color: Color

        public init(width: CGFloat, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// The colour that most of it has.
    public var mainColor: Color {
        switch self {
        case .color(let color): return color
        case .stripes(let stripes):
            return stripes.max { $0.width < $1.width }?.color ?? .clear
        }
    }

    /// The stripes that differ from the main colour, within a rectangle; nothing where there are none.
    ///
    /// They begin at x 0, whatever the rectangle.
    func stripes(in rect: CGRect) -> Drawing? {
        guard case .stripes(let stripes) = self else { return nil }
        let period = stripes.reduce(0) { $0 + $1.width }
        guard period >= 1, !rect.isEmpty else { return nil }
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

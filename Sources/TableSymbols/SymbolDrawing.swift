import Foundation
import TableDrawing

/// Drawing of a symbol for a configuration.
package struct SymbolDrawing {
    /// Recorded drawing in black.
    package let drawing: Drawing
    /// Size in points.
    package let size: CGSize

    /// Default size: the size of body text.
    private static let standardPointSize: CGFloat = 17
    /// Scale of the grid: a shape's 24 units are 20 points beside text of 17 points.
    ///
    /// The scale was chosen to look like the originals, not proven.
    private static let pointsPerUnit: CGFloat = 20 / 17 / 24
    /// Maximum size of the text beside a symbol, in points.
    private static let largestPointSize: CGFloat = 2_000

    /// Draws a symbol in the size, scale and weight of a configuration.
    package init(_ shape: SymbolShape, _ configuration: Image.SymbolConfiguration) {
        let asked = configuration.pointSize ?? Self.standardPointSize
        let pointSize = asked > 0 ? min(asked, Self.largestPointSize) : Self.standardPointSize
        let unit = pointSize * Self.pointsPerUnit * Self.factor(configuration.scale)
        size = CGSize(width: shape.width * unit, height: SymbolShape.height * unit)
        let canvas = Canvas(bounds: CGRect(origin: .zero, size: size))
        canvas.scaleBy(x: unit, y: unit)
        Self.draw(shape, width: Self.strokeWidth(configuration.weight), on: canvas)
        drawing = canvas.finish()
    }

    /// Returns the factor of a scale relative to medium, measured in pictures of SF Symbols'
    /// documentation.
    private static func factor(_ scale: Image.SymbolScale) -> CGFloat {
        switch scale {
        case .small: return 0.8
        case .large: return 1.28
        case .default, .unspecified, .medium: return 1
        }
    }

    /// Returns the stroke width of a weight in units of the grid, chosen to look like the
    /// system font.
    private static func strokeWidth(_ weight: Image.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: return 0.65
        case .thin: return 0.95
        case .light: return 1.3
        case .unspecified, .regular: return 1.75
        case .medium: return 2.05
        case .semibold: return 2.35
        case .bold: return 2.7
        case .heavy: return 3.05
        case .black: return 3.4
        }
    }

    private static func draw(_ shape: SymbolShape, width: CGFloat, on canvas: Canvas) {
        canvas.setFillColor(.black)
        canvas.setStrokeColor(.black)
        // A separate transparency layer limits cutouts to the symbol.
        let cuts = shape.parts.contains { $0.ink.isCut }
        if cuts { canvas.beginTransparencyLayer() }
        for part in shape.parts {
            let style = StrokeStyle(
                lineWidth: width + part.margin, lineCap: .round, lineJoin: .round)
            canvas.setBlendMode(part.ink.isCut ? .destinationOut : .normal)
            switch part.ink {
            case .fill, .cutFill: canvas.fill(part.path)
            case .stroke, .cutStroke: canvas.stroke(part.path, style: style)
            case .body:
                canvas.fill(part.path)
                canvas.stroke(part.path, style: style)
            }
        }
        if cuts { canvas.endTransparencyLayer() }
    }
}

import Foundation
import TableDrawing

/// Small picture drawn by a theme: shapes from back to front; lengths in points.
public struct ThemeShape: Sendable, Hashable {
    /// Paint of a part.
    public enum Paint: Sendable, Hashable {
        /// Plain colour.
        case color(Color)
        /// Tint colour of the view that shows the shape.
        case tint
        /// Colours from top to bottom of the part.
        case gradient([Stop])
    }

    /// Colour at a share of the height, from 0 to 1.
    public struct Stop: Sendable, Hashable {
        /// Share of the height from the top, from 0 to 1.
        public var location: Double
        /// Colour at the location.
        public var color: Color

        /// Creates a stop at a share of the height, from 0 to 1.
        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// Single outline, filled or stroked.
    public struct Part: Sendable, Hashable {
        /// Outline in the coordinates of the shape, with the origin at the top left.
        public var path: Path
        /// Paint of the filled or stroked outline.
        public var paint: Paint
        /// Stroke of the outline, with a colour or the tint colour, or `nil` to fill the
        /// outline.
        public var stroke: StrokeStyle?
        /// Shadow of the part, or `nil` for no shadow.
        public var shadow: ThemeShadow?

        /// Creates a part from an outline; without a stroke, the outline is filled.
        public init(
            _ path: Path, _ paint: Paint, stroke: StrokeStyle? = nil, shadow: ThemeShadow? = nil
        ) {
            self.path = path
            self.paint = paint
            self.stroke = stroke
            self.shadow = shadow
        }
    }

    /// Size of the box around the parts.
    public var size: CGSize
    /// Parts from back to front.
    public var parts: [Part]

    /// Creates a shape from parts, sorted from back to front.
    public init(size: CGSize, parts: [Part]) {
        self.size = size
        self.parts = parts
    }

    /// Returns the scaled shape, including its strokes and shadows.
    func scaled(by factor: CGFloat) -> ThemeShape {
        let transform = CGAffineTransform(scaleX: factor, y: factor)
        return ThemeShape(
            size: size.applying(transform),
            parts: parts.map { part in
                var part = part
                part.path = part.path.applying(transform)
                if let stroke = part.stroke { part.stroke = stroke.scaled(by: factor) }
                part.shadow = part.shadow.map {
                    ThemeShadow(
                        offset: $0.offset.applying(transform), blur: $0.blur * factor,
                        color: $0.color)
                }
                return part
            })
    }

    /// Draws the shape with its top left corner at the origin.
    package func draw(on canvas: Canvas, tint: Color) {
        for part in parts {
            guard let shadow = part.shadow else {
                draw(part, on: canvas, tint: tint)
                continue
            }
            canvas.withState {
                canvas.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
                draw(part, on: canvas, tint: tint)
            }
        }
    }

    private func draw(_ part: Part, on canvas: Canvas, tint: Color) {
        let color: Color
        switch part.paint {
        case .color(let value): color = value
        case .tint: color = tint
        case .gradient(let stops):
            let box = part.path.controlPointBox
            guard !box.isNull else { return }
            let gradient = Gradient(
                stops: stops.map { .init(location: $0.location, color: $0.color.resolved) })
            return canvas.withState {
                canvas.clip(to: part.path)
                canvas.drawLinearGradient(
                    gradient, start: CGPoint(x: 0, y: box.minY),
                    end: CGPoint(x: 0, y: box.maxY),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            }
        }
        if let stroke = part.stroke {
            canvas.setStrokeColor(color)
            canvas.stroke(part.path, style: stroke)
        } else {
            canvas.setFillColor(color)
            canvas.fill(part.path)
        }
    }
}

/// Shadow of a theme; lengths in points.
public struct ThemeShadow: Sendable, Hashable {
    /// Offset of the shadow; a positive height moves it down.
    public var offset: CGSize
    /// Blur as defined by Core Graphics: twice the standard deviation.
    public var blur: CGFloat
    /// Colour of the shadow.
    public var color: Color

    /// Creates a shadow with an offset and a blur in points.
    public init(offset: CGSize, blur: CGFloat, color: Color) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }

    /// Shadow with its colour resolved for the current traits.
    package var resolved: Shadow { Shadow(offset: offset, blur: blur, color: color.resolved) }
}

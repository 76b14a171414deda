import Foundation

/// Hashing of drawing values.
extension StableHasher {
    mutating func combine(_ value: CGPoint) {
        combine(value.x)
        combine(value.y)
    }

    mutating func combine(_ value: CGSize) {
        combine(value.width)
        combine(value.height)
    }

    mutating func combine(_ value: CGRect) {
        combine(value.origin)
        combine(value.size)
    }

    mutating func combine(_ value: EdgeInsets) {
        for edge in [value.top, value.left, value.bottom, value.right] { combine(edge) }
    }

    mutating func combine(_ value: CGAffineTransform) {
        for entry in [value.a, value.b, value.c, value.d, value.tx, value.ty] { combine(entry) }
    }

    mutating func combine(_ value: RGBA?) {
        guard let value else { return combine(0) }
        combine(1)
        for component in [value.red, value.green, value.blue, value.alpha] { combine(component) }
    }

    mutating func combine(_ value: Shadow?) {
        guard let value else { return combine(0) }
        combine(value.offset)
        combine(value.blur)
        combine(value.color)
    }

    mutating func combine(_ value: Path) {
        combine(value.elements.count)
        for element in value.elements {
            switch element {
            case .move(let point):
                combine(1)
                combine(point)
            case .line(let point):
                combine(2)
                combine(point)
            case .curve(let point, let first, let second):
                combine(3)
                combine(point)
                combine(first)
                combine(second)
            case .close: combine(4)
            }
        }
    }

    mutating func combine(_ value: StrokeStyle) {
        combine(value.lineWidth)
        combine(value.lineCap.rawValue)
        combine(value.lineJoin.rawValue)
        combine(value.miterLimit)
        combine(value.dash.count)
        for length in value.dash { combine(length) }
        combine(value.dashPhase)
    }

    package mutating func combine(_ value: Paint) {
        switch value {
        case .color(let color):
            combine(1)
            combine(color)
        case .gradient(let gradient, let geometry, let options):
            combine(2)
            combine(gradient.stops.count)
            for stop in gradient.stops {
                combine(stop.location)
                combine(stop.color)
            }
            switch geometry {
            case .linear(let start, let end):
                combine(1)
                combine(start)
                combine(end)
            case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
                combine(2)
                combine(startCenter)
                combine(startRadius)
                combine(endCenter)
                combine(endRadius)
            case .conic(let center, let angle):
                combine(3)
                combine(center)
                combine(angle)
            }
            combine(options.rawValue)
        }
    }

    mutating func combine(_ value: PaintOptions) {
        combine(value.alpha)
        combine(value.blendMode.rawValue)
        combine(value.shadow)
        combine(value.shouldAntialias)
    }

    mutating func combine(_ value: Bitmap) {
        combine(value.width)
        combine(value.height)
        value.pixels.withUnsafeBufferPointer { pixels in
            for pixel in pixels { combine(UInt64(pixel)) }
        }
    }

    mutating func combine(_ value: GlyphText) {
        combine(value.size)
        combine(value.runs.count)
        for run in value.runs {
            if namesFaces {
                combine(run.face.name)
            } else {
                combine(run.face.file)
                combine(run.face.index)
            }
            combine(run.size)
            combine(run.color)
            combine(run.shadow)
            combine(run.glyphs.count)
            for glyph in run.glyphs {
                combine(UInt64(glyph.id))
                combine(glyph.position)
            }
        }
        combine(value.decorations.count)
        for decoration in value.decorations {
            combine(decoration.rect)
            combine(decoration.color)
            combine(decoration.isBehindText)
        }
    }

    mutating func combine(_ value: Drawing) {
        guard namesFaces else { return combine(value.fingerprint) }
        combine(value.commands.count)
        for command in value.commands { combine(command) }
    }

    mutating func combine(_ value: Image) {
        guard namesFaces, case .drawing(let drawing) = value.source else {
            return combine(value.fingerprint)
        }
        combine(drawing)
        combine(value.size)
        combine(value.renderingMode.rawValue)
        combine(value.tint)
    }

    mutating func combine(_ value: DrawingCommand) {
        switch value {
        case .saveGState: combine(1)
        case .restoreGState: combine(2)
        case .concatenate(let transform):
            combine(3)
            combine(transform)
        case .clip(let path, let rule):
            combine(4)
            combine(path)
            combine(rule.rawValue)
        case .fill(let path, let rule, let paint, let options):
            combine(5)
            combine(path)
            combine(rule.rawValue)
            combine(paint)
            combine(options)
        case .stroke(let path, let style, let paint, let options):
            combine(6)
            combine(path)
            combine(style)
            combine(paint)
            combine(options)
        case .paint(let paint, let options):
            combine(7)
            combine(paint)
            combine(options)
        case .image(let image, let rect, let tint, let quality, let options):
            combine(8)
            combine(image)
            combine(rect)
            combine(tint)
            combine(quality.rawValue)
            combine(options)
        case .text(let text, let point, let options):
            combine(9)
            combine(text)
            combine(point)
            combine(options)
        case .drawing(let drawing, let point):
            combine(10)
            combine(drawing)
            combine(point)
        case .beginTransparencyLayer(let options):
            combine(11)
            combine(options)
        case .endTransparencyLayer: combine(12)
        }
    }
}

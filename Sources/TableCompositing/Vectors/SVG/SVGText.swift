import Foundation
import TableDrawing

/// Formatting of values for SVG, independent of machine and locale.
enum SVGText {
    /// Returns a number with at most `digits` decimals, without trailing zeros.
    static func number(_ value: Double, digits: Int = 5) -> String {
        var unit = 1
        for _ in 0..<digits { unit *= 10 }
        let scaled = (value * Double(unit)).rounded()
        guard scaled.isFinite, abs(scaled) < 9e15, scaled != 0 else { return "0" }
        let whole = Int(clamping: abs(scaled))
        var text = (scaled < 0 ? "-" : "") + String(whole / unit)
        var rest = whole % unit
        guard rest > 0 else { return text }
        var count = digits
        while rest % 10 == 0 {
            rest /= 10
            count -= 1
        }
        let decimals = String(rest)
        text += "." + String(repeating: "0", count: count - decimals.count) + decimals
        return text
    }

    /// Returns a string escaped for text and attributes; characters that XML lacks are omitted.
    static func escaped(_ string: String) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar.value {
            case 0x26: result += "&amp;"
            case 0x3C: result += "&lt;"
            case 0x3E: result += "&gt;"
            case 0x22: result += "&quot;"
            case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
            case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns `#RRGGBB`; alpha is a separate attribute.
    static func color(_ color: RGBA) -> String {
        func hex(_ value: Double) -> String {
            let digits = String(Int((value * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + hex(color.red) + hex(color.green) + hex(color.blue)
    }

    static func matrix(_ matrix: CGAffineTransform) -> String {
        let linear = [matrix.a, matrix.b, matrix.c, matrix.d].map { number($0, digits: 8) }
        let move = [matrix.tx, matrix.ty].map { number($0) }
        return "matrix(" + (linear + move).joined(separator: " ") + ")"
    }

    /// Returns a path's data; device pixels are divided by `scale`.
    static func data(_ path: Path, scale: Double) -> String {
        var text = ""
        func point(_ point: CGPoint) -> String {
            number(point.x / scale) + " " + number(point.y / scale)
        }
        for element in path.elements {
            switch element {
            case .move(let place): text += "M" + point(place)
            case .line(let place): text += "L" + point(place)
            case .curve(let place, let first, let second):
                text += "C" + point(first) + " " + point(second) + " " + point(place)
            case .close: text += "Z"
            }
        }
        return text
    }

    /// Returns the path data of a glyph's outline, in 1/64 pixels.
    static func data(_ elements: [GlyphOutline.Element]) -> String {
        var text = ""
        var isOpen = false
        for element in elements {
            switch element {
            case .move(let x, let y):
                if isOpen { text += "Z" }
                isOpen = true
                text += "M\(x) \(y)"
            case .line(let x, let y): text += "L\(x) \(y)"
            case .conic(let controlX, let controlY, let x, let y):
                text += "Q\(controlX) \(controlY) \(x) \(y)"
            case .cubic(let firstX, let firstY, let secondX, let secondY, let x, let y):
                text += "C\(firstX) \(firstY) \(secondX) \(secondY) \(x) \(y)"
            }
        }
        return text + (isOpen ? "Z" : "")
    }
}

extension BlendMode {
    /// CSS name of a colour-blending mode, also supported by PDF, or `nil` for other modes.
    var cascadingName: String? {
        switch self {
        case .multiply: return "multiply"
        case .screen: return "screen"
        case .overlay: return "overlay"
        case .darken: return "darken"
        case .lighten: return "lighten"
        case .colorDodge: return "color-dodge"
        case .colorBurn: return "color-burn"
        case .softLight: return "soft-light"
        case .hardLight: return "hard-light"
        case .difference: return "difference"
        case .exclusion: return "exclusion"
        case .hue: return "hue"
        case .saturation: return "saturation"
        case .color: return "color"
        case .luminosity: return "luminosity"
        case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
            .destinationIn, .destinationOut, .destinationAtop, .xor, .plusLighter, .plusDarker:
            return nil
        }
    }
}

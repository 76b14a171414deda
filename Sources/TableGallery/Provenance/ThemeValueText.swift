import Foundation
import Tableshot

/// Text representation of theme values.
enum ThemeValueText {
    /// Returns the text of any value.
    static func text(_ value: Any) -> String {
        if let text = short(value) { return text }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text($0.value) } ?? "–"
        case .collection:
            let parts = mirror.children.map { text($0.value) }
            return parts.isEmpty ? "none" : parts.joined(separator: ", ")
        case .enum:
            guard let child = mirror.children.first else { return "\(value)" }
            return "\(child.label ?? "") \(text(child.value))"
        case .struct, .tuple:
            return mirror.children.map { child in
                let label = child.label.map { $0.hasPrefix(".") ? "" : $0 + " " } ?? ""
                return label + text(child.value)
            }.joined(separator: "; ")
        default: return "\(value)"
        }
    }

    /// Returns the text of a value that need not be divided, or `nil` for other values.
    static func short(_ value: Any) -> String? {
        switch value {
        case let value as Bool: return value ? "yes" : "no"
        case let value as CGFloat: return number(Double(value))
        case let value as Double: return number(value)
        case let value as Int: return "\(value)"
        case let value as String: return value
        case let value as CGSize: return size(value)
        case let value as Color: return color(value)
        case let value as Font: return font(value)
        case let value as SystemPalette: return value.name
        case let value as Image.SymbolConfiguration:
            let size = value.pointSize.map { number(Double($0)) } ?? "–"
            return "pointSize \(size); weight \(value.weight); scale \(value.scale)"
        case let value as ThemeFont:
            return font(value.font) + (value.textStyle.map { ", as \($0)" } ?? "")
        case let value as MarginTable:
            return value.steps.reduce(number(value.base)) { text, step in
                text + ", \(number(step.margin)) from \(number(step.minimumWidth))"
            }
        case let value as ThemeShape: return "a shape of \(size(value.size))"
        case let value as EdgeInsets:
            return insets([value.top, value.left, value.bottom, value.right])
        case let value as DirectionalEdgeInsets:
            return insets([value.top, value.leading, value.bottom, value.trailing])
        case let value as HeaderMetrics.BackgroundStop:
            return "\(color(value.color)) at \(number(value.location))"
        case let value as ControlFill: return stops(value.stops.map { ($0.location, $0.color) })
        case let value as SelectionLook.Fill:
            return value.top == value.bottom
                ? color(value.top) : "\(color(value.top)) to \(color(value.bottom))"
        case let value as AnimationMetrics.Timing:
            return "\(number(value.duration)) s, \(curve(value.curve))"
        default: return nil
        }
    }

    private static func curve(_ curve: AnimationCurve) -> String {
        switch curve {
        case .timing(let function):
            if let known = MediaTimingFunction.named.first(where: { $0.curve == function }) {
                return known.name
            }
            let points = [function.first, function.second].map {
                "\(number(Double($0.x))) \(number(Double($0.y)))"
            }
            return "a curve of \(points.joined(separator: ", "))"
        case .spring(let spring): return "a spring of damping \(number(spring.dampingRatio))"
        }
    }

    private static func stops(_ stops: [(location: CGFloat, color: Color)]) -> String {
        if stops.count == 1 { return color(stops[0].color) }
        return stops.map { "\(color($0.color)) at \(number($0.location))" }.joined(separator: ", ")
    }

    private static func size(_ size: CGSize) -> String {
        "\(number(size.width)) × \(number(size.height))"
    }

    private static func insets(_ values: [CGFloat]) -> String {
        Set(values).count == 1
            ? number(values[0]) : values.map { number($0) }.joined(separator: " ")
    }

    /// Returns a number with at most four decimals, without trailing zeros.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e15
            ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func font(_ font: Font) -> String {
        var words = [number(font.pointSize)]
        if font.weight != .regular { words.insert(font.weight.name.lowercased(), at: 0) }
        if font.isItalic { words.insert("italic", at: 0) }
        return words.joined(separator: " ")
    }

    /// Returns the colour in the light appearance, followed by differing colours for other
    /// traits.
    private static func color(_ color: Color) -> String {
        func hex(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> String {
            let value = color.resolved(
                with: TraitCollection(
                    userInterfaceStyle: style, accessibilityContrast: contrast))
            return "\(value)"
        }
        let light = hex(.light, .normal)
        let dark = hex(.dark, .normal)
        var text = light
        if dark != light { text += ", dark \(dark)" }
        let strong = (hex(.light, .high), hex(.dark, .high))
        if strong != (light, dark) {
            text +=
                strong.0 == strong.1
                ? ", high contrast \(strong.0)" : ", high contrast \(strong.0) and \(strong.1)"
        }
        return text
    }
}
